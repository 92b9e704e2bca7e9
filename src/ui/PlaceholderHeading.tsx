/** Attribute of a heading that goes when the content comes: the focus waits for the page's own heading. */
export const PLACEHOLDER = 'data-placeholder'

/** The page's heading for screen readers while its content loads. */
export function PlaceholderHeading({ text }: { text: string }) {
  return (
    <h1 className="visually-hidden" {...{ [PLACEHOLDER]: '' }}>
      {text}
    </h1>
  )
}

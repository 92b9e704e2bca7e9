import { PageHead } from './PageHead'

/** The title alone. PageHead says more. */
export function PageTitle({ text }: { text: string }) {
  return <PageHead title={text} />
}

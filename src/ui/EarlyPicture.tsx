import { useIsHydrated } from '@/lib/useIsHydrated'

type Props = {
  /** Where the page's first answer names the picture, such as 'imageUrl' or '0.imageUrl'. */
  field: string
  className?: string
}

/** A picture in the frame of a learner's page: the boot script shows it before the program is there. */
export function EarlyPicture({ field, className }: Props) {
  // The place may be drawn anew while the page is still loading; the picture stays.
  const src = useIsHydrated() ? window.boot?.pictures[`${window.location.pathname} ${field}`] : undefined
  return (
    <img
      alt=""
      className={className}
      data-early-picture={field}
      height={360}
      src={src}
      // The boot script has set its `src`.
      suppressHydrationWarning
      width={640}
    />
  )
}

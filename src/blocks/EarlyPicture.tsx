import { useIsHydrated } from '@/lib/page/useIsHydrated'
import { useAppSelector } from '@/state/hooks'
import { selectUserId } from '@/state/session/selectors'

type Props = {
  /** The path to the picture's URL in the page's first answer, such as 'imageUrl' or '0.imageUrl'. */
  field: string
  className?: string
}

/** A picture in the frame of a learner's page. The boot script shows it before hydration. */
export function EarlyPicture({ field, className }: Props) {
  const isHydrated = useIsHydrated()
  const userId = useAppSelector(selectUserId)
  const pictures = isHydrated ? window.boot?.pictures : undefined
  // React may replace this element while the page loads; the same user then still sees the picture.
  const isOwn = pictures?.userId === userId
  const src = isOwn ? pictures?.addresses[`${window.location.pathname} ${field}`] : undefined
  return (
    <img
      alt=""
      className={className}
      data-early-picture={field}
      height={360}
      src={src}
      // The boot script may already have set `src`.
      suppressHydrationWarning
      width={640}
    />
  )
}

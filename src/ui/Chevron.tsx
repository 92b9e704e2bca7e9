import { DownOutlined, LeftOutlined, RightOutlined, UpOutlined } from '@ant-design/icons'
import { directionOf } from '@/lib/i18n/language'
import { useLanguage } from '@/lib/i18n/useLanguage'

type Way = 'start' | 'end' | 'up' | 'down'

const glyphs = {
  ltr: { start: LeftOutlined, end: RightOutlined, up: UpOutlined, down: DownOutlined },
  rtl: { start: RightOutlined, end: LeftOutlined, up: UpOutlined, down: DownOutlined },
}

/** An arrow head that follows the direction of the language. */
export function Chevron({ points, className }: { points: Way; className?: string }) {
  const Glyph = glyphs[directionOf(useLanguage())][points]
  return <Glyph className={className} aria-hidden />
}

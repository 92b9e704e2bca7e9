import { Glyph } from '@/ui/Glyph'

export const ChevronGlyph = () => (
  <Glyph size={14}>
    <path d="m5 9 7 7 7-7" />
  </Glyph>
)

export const HeartGlyph = () => (
  <Glyph size={18}>
    <path d="M12 20C5 15 3 11.5 3 8.5a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3-2 6.5-9 11.5Z" />
  </Glyph>
)

export const MenuGlyph = () => (
  <Glyph size={24}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Glyph>
)

export const CloseGlyph = () => (
  <Glyph size={24}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Glyph>
)

export const PersonGlyph = () => (
  <Glyph size={22}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 20c1-4 4-6 8-6s7 2 8 6" />
  </Glyph>
)

import type { ReactNode } from 'react'
import { Glyph } from '@/ui/Glyph'

export type ContactGlyphName = 'mail' | 'phone' | 'place'

const drawings: Record<ContactGlyphName, ReactNode> = {
  mail: <path d="M3 6h18v12H3zM3.500 6.500L12 13l8.500-6.500" />,
  phone: (
    <path d="M6 3h3.500l1.500 5-2.200 1.600a12 12 0 0 0 5.600 5.600L16 13l5 1.500V18a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z" />
  ),
  place: (
    <path d="M12 21s-7-6.500-7-11.500a7 7 0 0 1 14 0C19 14.500 12 21 12 21ZM12 12a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z" />
  ),
}

export function ContactGlyph({ name }: { name: ContactGlyphName }) {
  return <Glyph size={24}>{drawings[name]}</Glyph>
}

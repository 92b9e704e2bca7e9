import { orange, paper } from './HomeGlyph'

export const promiseGlyphs = {
  free: (
    <>
      <rect x="8" y="24" width="48" height="32" rx="4" fill={paper} />
      <path fill={orange} d="M6 18h52v10H6z" />
      <path d="M32 18v38M32 18c-4-10-16-11-16-4 0 4 8 4 16 4Zm0 0c4-10 16-11 16-4 0 4-8 4-16 4Z" />
    </>
  ),
  pace: (
    <>
      <circle cx="32" cy="34" r="23" fill={paper} />
      <path d="M32 20v14l9 7M26 6h12" />
      <circle cx="32" cy="34" r="3" fill={orange} />
    </>
  ),
  language: (
    <>
      <path
        fill={paper}
        d="M8 10h30a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H20l-10 8v-8a4 4 0 0 1-4-4V14a4 4 0 0 1 2-4Z"
      />
      <path fill={orange} d="M28 40v4a4 4 0 0 0 4 4h12l10 8v-8a4 4 0 0 0 4-4V28a4 4 0 0 0-4-4h-6" />
      <path d="M18 27l6-12 6 12M20 23h8" />
    </>
  ),
}

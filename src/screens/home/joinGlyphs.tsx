import { orange, paper } from './HomeGlyph'

export const joinGlyphs = {
  teacher: (
    <>
      <rect x="6" y="8" width="52" height="36" rx="4" fill="var(--color-mint)" />
      <path d="M16 20h20M16 30h12M20 56l8-12M44 56l-8-12" />
      <circle cx="46" cy="26" r="6" fill={orange} />
    </>
  ),
  student: (
    <>
      <path fill="var(--color-sky)" d="M14 30v14c0 4 8 9 18 9s18-5 18-9V30" />
      <path fill={paper} d="M4 24 32 11l28 13-28 13Z" />
      <path d="M56 26v16" />
      <circle cx="56" cy="46" r="4" fill={orange} />
    </>
  ),
  school: (
    <>
      <path fill="var(--color-peach)" d="M6 56V32h16V22l10-8 10 8v10h16v24Z" />
      <path d="M27 56V44h10v12M14 42h2M48 42h2M32 14V5" />
      <path fill={orange} d="M32 5h11v6H32Z" />
    </>
  ),
  job: (
    <>
      <rect x="6" y="20" width="52" height="34" rx="5" fill="var(--color-lilac)" />
      <path d="M22 20v-6a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v6M6 34h52" />
      <rect x="27" y="30" width="10" height="9" rx="2" fill={orange} />
    </>
  ),
}

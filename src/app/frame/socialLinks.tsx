/** The networks' front doors until the charity has pages there. */
export type SocialLink = { name: string; link: string }

export const socialLinks: SocialLink[] = [
  { name: 'LinkedIn', link: 'https://www.linkedin.com/' },
  { name: 'Facebook', link: 'https://www.facebook.com/' },
  { name: 'Instagram', link: 'https://www.instagram.com/' },
]

const shapes: Record<string, string> = {
  LinkedIn: 'M6 10v8M6 6.500v.01M11 18v-8m0 4c0-2.5 1.5-4 3.5-4s3.5 1.5 3.5 4v4',
  Facebook: 'M16 5h-2c-2 0-3 1.2-3 3v13M8 12h7',
  Instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 4.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16.8 7.200v.01',
}

export function SocialGlyph({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
    >
      <path d={shapes[name]} />
    </svg>
  )
}

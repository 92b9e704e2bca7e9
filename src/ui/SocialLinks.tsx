import { useTranslation } from 'react-i18next'

type SocialLink = { name: string; link: string /** Drawn in lines, 24 by 24. */; shape: string }

/** The networks' front doors until the charity has pages there. */
const socialLinks: SocialLink[] = [
  {
    name: 'LinkedIn',
    link: 'https://www.linkedin.com/',
    shape: 'M6 10v8M6 6.500v.01M11 18v-8m0 4c0-2.5 1.5-4 3.5-4s3.5 1.5 3.5 4v4',
  },
  {
    name: 'Facebook',
    link: 'https://www.facebook.com/',
    shape: 'M16 5h-2c-2 0-3 1.2-3 3v13M8 12h7',
  },
  {
    name: 'Instagram',
    link: 'https://www.instagram.com/',
    shape:
      'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 4.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16.8 7.200v.01',
  },
]

/** The charity in three networks (document 1, section 2), each in a tab of its own. */
export function SocialLinks({ label, className }: { label: string; className: string | undefined }) {
  const { t } = useTranslation()
  return (
    <ul className={className} aria-label={label}>
      {socialLinks.map(({ name, link, shape }) => (
        <li key={name}>
          <a href={link} target="_blank" rel="noopener noreferrer">
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
              <path d={shape} />
            </svg>
            <span className="visually-hidden">{`${name} (${t('frame.footer.newTab')})`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

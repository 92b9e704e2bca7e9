import { useTranslation } from 'react-i18next'
import { Glyph } from './Glyph'

/** The names of the icons in networks.svg. The links lead to home pages until the charity has its own. */
const networks = ['LinkedIn', 'Facebook', 'Instagram']

/** Links to three social networks, each in a new tab (docs/behaviour/frame.md#social-links). */
export function SocialLinks({ label, className }: { label: string; className: string | undefined }) {
  const { t } = useTranslation()
  return (
    <ul className={className} aria-label={label}>
      {networks.map((name) => (
        <li key={name}>
          <a href={`https://www.${name.toLowerCase()}.com/`} target="_blank" rel="noopener noreferrer">
            <Glyph size={24}>
              <use href={`/static/images/networks.svg#${name.toLowerCase()}`} />
            </Glyph>
            <span className="visually-hidden">{`${name} (${t('frame.footer.newTab')})`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

import { useTranslation } from 'react-i18next'
import { Glyph } from './Glyph'

/** By these names their signs stand in networks.svg. The links are the networks' front doors until the charity has pages there. */
const networks = ['LinkedIn', 'Facebook', 'Instagram']

/** The charity in three social networks, each in a new tab (docs/behaviour/frame.md#social-links). */
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

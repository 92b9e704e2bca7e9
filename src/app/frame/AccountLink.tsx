import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '@/lib/paths'
import { Avatar } from './Avatar'
import dropdown from './Dropdown.module.css'

/** In the menu's place where its code could not be loaded: the frame must not break for it. */
export function AccountLink() {
  const { t } = useTranslation()
  return (
    <Link to={paths.profile} className={dropdown.trigger}>
      <Avatar firstName={undefined} />
      <span className="visually-hidden">{t('frame.account.menu')}</span>
    </Link>
  )
}

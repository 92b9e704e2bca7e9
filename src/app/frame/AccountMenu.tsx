import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { User } from '@/api/types'
import { forgetDrafts } from '@/forms/draft'
import { paths } from '@/lib/paths'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectHasKeptLessons } from '@/state/keeping/selectors'
import { selectUnsentWork } from '@/state/learning/selectors'
import { loggedOut, logoutAsked } from '@/state/session/slice'
import styles from './AccountArea.module.css'
import { Avatar } from './Avatar'
import { KeptLessonsChoice } from './KeptLessonsChoice'
import { MenuButton } from './MenuButton'
import { SignOutChoice } from './SignOutChoice'
import { scrollMemory } from './scrollMemory'

/** The avatar with its menu. `user` is undefined if the server did not send the user. */
export function AccountMenu({ user }: { user: User | undefined }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const unsent = useAppSelector(selectUnsentWork)
  const hasKept = useAppSelector(selectHasKeptLessons)
  const [asked, setAsked] = useState<'work' | 'lessons'>()
  const leave = () => {
    dispatch(logoutAsked())
    forgetDrafts()
    scrollMemory.clear()
    // Both happen in one render, so that the guard of a guarded page does not redirect.
    navigate(paths.home)
    dispatch(loggedOut())
  }
  const askForLessons = () => (hasKept ? setAsked('lessons') : leave())
  return (
    <>
      <MenuButton
        className={styles.account}
        entries={[
          { key: 'profile', label: t('frame.account.profile'), to: paths.profile },
          { key: 'courses', label: t('frame.account.myCourses'), to: paths.myCourses },
          'divider',
          {
            key: 'logout',
            label: t('frame.account.logout'),
            onChoose: () => (unsent === 'none' ? askForLessons() : setAsked('work')),
          },
        ]}
      >
        <Avatar firstName={user?.firstName} />
        <span className="visually-hidden">{t('frame.account.menu')} </span>
        <span className={styles.name}>{user?.firstName}</span>
      </MenuButton>
      {asked === 'work' && (
        <SignOutChoice
          isKept={unsent !== 'unsaved'}
          onLeave={askForLessons}
          onStay={() => setAsked(undefined)}
        />
      )}
      {asked === 'lessons' && <KeptLessonsChoice onLeave={leave} onStay={() => setAsked(undefined)} />}
    </>
  )
}

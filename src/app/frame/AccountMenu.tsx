import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { User } from '@/api/types'
import { forgetDrafts } from '@/forms/draft'
import { paths } from '@/lib/paths'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { readKeptLessons } from '@/state/keeping/actions'
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
  const [asked, setAsked] = useState<'work' | 'lessons'>()
  const isReading = useRef(false)
  const leave = () => {
    dispatch(logoutAsked())
    forgetDrafts()
    scrollMemory.clear()
    // Both happen in one render, so that the guard of a guarded page does not redirect.
    navigate(paths.home)
    dispatch(loggedOut())
  }
  const askForLessons = async () => {
    // A second press waits for the same answer.
    if (isReading.current) return
    isReading.current = true
    const hasKept = await dispatch(readKeptLessons())
    isReading.current = false
    // Storage that does not answer may hold lessons.
    if (hasKept === false) leave()
    else setAsked('lessons')
  }
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

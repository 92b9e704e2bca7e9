import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/state/hooks'
import { removeAllLessons } from '@/state/keeping/actions'
import { LazyAlert } from '@/ui/LazyAlert'

type Props = { onLeave: () => void; onStay: () => void }

/**
 * Asks a learner who signs out what becomes of the lessons on this device
 * (docs/behaviour/frame.md#sign-out). To keep them is the first choice, as for
 * unsent work: nobody else sees them, and loading them again costs data.
 */
export function KeptLessonsChoice({ onLeave, onStay }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [state, setState] = useState<'asked' | 'deleting' | 'failed'>('asked')

  async function deleteAndLeave() {
    setState('deleting')
    if (await dispatch(removeAllLessons())) onLeave()
    else setState('failed')
  }

  return (
    <LazyAlert
      title={t('keeping.signOut.title')}
      primary={{ text: t('keeping.signOut.keep'), onPress: onLeave }}
      secondary={{
        text: t('keeping.signOut.delete'),
        onPress: deleteAndLeave,
        isBusy: state === 'deleting',
      }}
      other={{ text: t('keeping.signOut.stay'), onPress: onStay }}
      onClose={onStay}
    >
      <p>{t('keeping.signOut.text')}</p>
      {!navigator.onLine && <p>{t('frame.signOut.offline')}</p>}
      <p role="alert">{state === 'failed' && t('keeping.signOut.failed')}</p>
    </LazyAlert>
  )
}

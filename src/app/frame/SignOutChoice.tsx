import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/state/hooks'
import { deleteUnsentWork } from '@/state/learning/deleteUnsentWork'
import { LazyAlert } from '@/ui/LazyAlert'

type Props = {
  /** Whether the device can keep the work. */
  isKept: boolean
  onLeave: () => void
  onStay: () => void
}

/**
 * Asks a learner who signs out what becomes of her unsent work (docs/behaviour/frame.md#sign-out). Keeping it
 * is the first choice, unless the device cannot.
 */
export function SignOutChoice({ isKept, onLeave, onStay }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [state, setState] = useState<'asked' | 'deleting' | 'failed'>('asked')
  const isBusy = state === 'deleting'

  async function deleteAndLeave() {
    setState('deleting')
    if (await dispatch(deleteUnsentWork())) onLeave()
    else setState('failed')
  }

  // A learner can still leave after deleting has failed.
  const mayKeep = isKept || state === 'failed'
  const stay = { text: t('frame.signOut.stay'), onPress: onStay }
  const keep = { text: t('frame.signOut.keep'), onPress: onLeave }
  const remove = { text: t('frame.signOut.delete'), onPress: deleteAndLeave, isBusy }
  return (
    <LazyAlert
      title={t('frame.signOut.title')}
      primary={mayKeep ? keep : stay}
      secondary={remove}
      other={mayKeep ? stay : undefined}
      onClose={onStay}
    >
      <p>{t(isKept ? 'frame.signOut.text' : 'frame.signOut.unsavedText')}</p>
      <p>{t('frame.signOut.deleteText')}</p>
      {!navigator.onLine && <p>{t('frame.signOut.offline')}</p>}
      <p role="alert">{state === 'failed' && t('frame.signOut.failed')}</p>
    </LazyAlert>
  )
}

import { useId, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { choosePictures, followDataUse, savesData, wantsPictures } from '@/lib/page/dataUse'
import styles from './PicturesChoice.module.css'

const ofDocument = () => false

/** For those who save data: the pictures of courses, posts and works load only if they want them. */
export function PicturesChoice() {
  const { t } = useTranslation()
  const isSaving = useSyncExternalStore(followDataUse, savesData, ofDocument)
  const isWanted = useSyncExternalStore(followDataUse, wantsPictures, ofDocument)
  const hintId = useId()
  if (!isSaving) return null
  return (
    <span className={styles.place}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          aria-describedby={isWanted ? undefined : hintId}
          checked={isWanted}
          onChange={({ target }) => choosePictures(target.checked)}
        />
        {t('frame.dataUse.pictures')}
      </label>
      {!isWanted && (
        <small id={hintId} className={styles.hint}>
          {t('frame.dataUse.picturesHint')}
        </small>
      )}
    </span>
  )
}

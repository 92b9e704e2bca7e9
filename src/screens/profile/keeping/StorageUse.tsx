import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isStorageLasting, storageLeft } from '@/integrations/deviceStorage'
import { formatBytes } from '@/lib/i18n/numbers'
import type { Bytes } from '@/lib/values/units'
import { useAppSelector } from '@/state/hooks'
import { selectKeptBytes, selectKeptLessons } from '@/state/keeping/selectors'
import { selectLanguage } from '@/state/language/selectors'

/** The space that the lessons take, and what the browser allows: more space, and for how long. */
export function StorageUse() {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const used = useAppSelector(selectKeptBytes)
  const lessons = useAppSelector(selectKeptLessons)
  const ofLessons = lessons.reduce((sum, { received }) => sum + received, 0)
  const [left, setLeft] = useState<Bytes>()
  const [isLasting, setLasting] = useState<boolean>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each stored part less is left
  useEffect(() => {
    let isHere = true
    void storageLeft().then((bytes) => isHere && setLeft(bytes))
    void isStorageLasting().then((lasting) => isHere && setLasting(lasting))
    return () => {
      isHere = false
    }
  }, [used])
  return (
    <p>
      {t('keeping.storage.used', { size: formatBytes(used, language) })}{' '}
      {ofLessons > used && t('keeping.storage.shared')}{' '}
      {left !== undefined && t('keeping.storage.free', { size: formatBytes(left, language) })}{' '}
      {isLasting !== undefined && t(isLasting ? 'keeping.storage.lasting' : 'keeping.storage.removable')}
    </p>
  )
}

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { storageLeft } from '@/integrations/storageLeft'
import { formatBytes } from '@/lib/i18n/numbers'
import type { Bytes } from '@/lib/values/units'
import { useAppSelector } from '@/state/hooks'
import { selectKeptBytes } from '@/state/keeping/selectors'
import { selectLanguage } from '@/state/language/selectors'

/** The space that the lessons take, and the space that the browser still allows. */
export function StorageUse() {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const used = useAppSelector(selectKeptBytes)
  const [left, setLeft] = useState<Bytes>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each stored part less is left
  useEffect(() => {
    let isHere = true
    void storageLeft().then((bytes) => isHere && setLeft(bytes))
    return () => {
      isHere = false
    }
  }, [used])
  return (
    <p>
      {t('keeping.storage.used', { size: formatBytes(used, language) })}{' '}
      {left !== undefined && t('keeping.storage.free', { size: formatBytes(left, language) })}
    </p>
  )
}

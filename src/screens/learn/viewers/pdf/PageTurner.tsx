import { useTranslation } from 'react-i18next'
import { Chevron } from '@/ui/Chevron'
import { PageField } from './PageField'
import styles from './PdfReader.module.css'
import { Tool } from './Tool'

type Props = { page: number; pageCount: number | undefined; onTurn: (page: number) => void }

export function PageTurner({ page, pageCount, onTurn }: Props) {
  const { t } = useTranslation()
  const canGo = (to: number) =>
    pageCount !== undefined && to >= 1 && to <= pageCount ? () => onTurn(to) : undefined
  return (
    <div className={styles.tools}>
      <Tool icon={<Chevron points="start" />} name={t('learn.pdf.previous')} onPress={canGo(page - 1)} />
      <PageField page={page} pageCount={pageCount} onTurn={onTurn} />
      <Tool icon={<Chevron points="end" />} name={t('learn.pdf.next')} onPress={canGo(page + 1)} />
    </div>
  )
}

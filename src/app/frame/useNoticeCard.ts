import { antdPart } from '@/ui/antdPart'
import { useDialogPart } from '@/ui/useDialogPart'
import { PlainNotice } from './PlainNotice'

const noticeCard = antdPart(() => import('./NoticeCard'))

/** What draws a notice: fetched with the first one. Where that fails, a plain card; undefined while that is not known. */
export function useNoticeCard() {
  const { Dialog: Card, isInPage } = useDialogPart(noticeCard)
  return isInPage ? PlainNotice : Card
}

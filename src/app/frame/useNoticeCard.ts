import { antdModule } from '@/ui/antdModule'
import { useLazyDialog } from '@/ui/useLazyDialog'
import { PlainNotice } from './PlainNotice'

const noticeCard = antdModule(() => import('./NoticeCard'))

/** What draws a notice: fetched with the first one. Where that fails, a plain card; undefined while that is not known. */
export function useNoticeCard() {
  const { Dialog: Card, isInPage } = useLazyDialog(noticeCard)
  return isInPage ? PlainNotice : Card
}

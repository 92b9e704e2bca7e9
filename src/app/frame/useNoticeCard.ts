import { antdModule } from '@/ui/antdModule'
import { useLazyDialog } from '@/ui/useLazyDialog'
import { PlainNotice } from './PlainNotice'

const noticeCard = antdModule(() => import('./NoticeCard'))

/** The card that draws a notice comes with the first one. If it fails, a plain card; undefined until known. */
export function useNoticeCard() {
  const { Dialog: Card, isInPage } = useLazyDialog(noticeCard)
  return isInPage ? PlainNotice : Card
}

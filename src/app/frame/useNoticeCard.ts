import { antdModule } from '@/ui/antdModule'
import { useLazyDialog } from '@/ui/useLazyDialog'
import { PlainNotice } from './PlainNotice'

const noticeCard = antdModule(() => import('./NoticeCard'))

/** The component for notices, loaded with the first one; undefined until then, plain after a failure. */
export function useNoticeCard() {
  const { Dialog: Card, isInPage } = useLazyDialog(noticeCard)
  return isInPage ? PlainNotice : Card
}

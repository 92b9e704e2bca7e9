import { useEffect } from 'react'
import { isProviderHere } from '@/integrations/cards/presence'
import { isAtGiving } from './isAtGiving'
import { reload } from './leaveFor'

/** On other pages nothing is asked of the card provider: where its program has come or is on its way, the next page is loaded anew, without it. */
export function useCleanLeave() {
  useEffect(
    () => () => {
      if (isProviderHere() && !isAtGiving()) reload()
    },
    [],
  )
}

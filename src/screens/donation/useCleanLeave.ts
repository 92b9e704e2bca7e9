import { useEffect } from 'react'
import { isProviderHere } from '@/integrations/cards/presence'
import { paths } from '@/lib/paths'
import { reload } from './leaveFor'

/** On other pages nothing is asked of the card provider: where its program has come, the next page is loaded anew, without it. */
export function useCleanLeave() {
  useEffect(
    () => () => {
      if (isProviderHere() && window.location.pathname !== paths.donation) reload()
    },
    [],
  )
}

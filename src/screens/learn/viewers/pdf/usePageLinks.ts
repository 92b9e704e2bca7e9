import { useEffect, useState } from 'react'
import type { PdfPage } from './openPdf'
import type { PageLink } from './pageLinks'

const none: PageLink[] = []

/** The links of the drawn page. If they cannot be loaded, the page has none. */
export function usePageLinks(page: PdfPage | undefined) {
  const [found, setFound] = useState<{ page: PdfPage; links: PageLink[] }>()
  useEffect(() => {
    if (!page) return
    let isHere = true
    page.links().then(
      (links) => isHere && setFound({ page, links }),
      () => {
        // The page stays readable without its links.
      },
    )
    return () => {
      isHere = false
    }
  }, [page])
  return found && found.page === page ? found.links : none
}

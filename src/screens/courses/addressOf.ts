import { type CatalogueView, viewToParams } from '@/domain/catalogue/catalogue'
import { paths } from '@/lib/paths'

export function addressOf(view: CatalogueView) {
  return { pathname: paths.courses, search: viewToParams(view).toString() }
}

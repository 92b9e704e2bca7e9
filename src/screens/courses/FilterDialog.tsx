import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { selectIsFilterDialogOpen } from '@/state/catalogue/selectors'
import { filterDialogClosed } from '@/state/catalogue/slice'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { BottomSheet } from '@/ui/BottomSheet'
import { Dialog } from '@/ui/Dialog'
import { useIsPhone } from '@/ui/useIsPhone'
import { FilterButtons, FilterGroups } from './FilterGroups'

/** A dialog; on a phone a bottom sheet, which the thumb reaches. */
export default function FilterDialog() {
  const dispatch = useAppDispatch()
  const { t } = useTranslation()
  const isOpen = useAppSelector(selectIsFilterDialogOpen)
  const isPhone = useIsPhone()
  const [isSheet, setSheet] = useState(isPhone)
  // An open dialog does not change into a sheet, or back, if the device is turned.
  if (!isOpen && isSheet !== isPhone) setSheet(isPhone)
  const title = t('courses.filterTitle')
  const footer = <FilterButtons />
  const close = () => dispatch(filterDialogClosed())
  if (isSheet)
    return (
      isOpen && (
        <BottomSheet title={title} footer={footer} onClose={close}>
          <FilterGroups />
        </BottomSheet>
      )
    )
  return (
    <Dialog open={isOpen} title={title} footer={footer} width={{ xs: '100%', md: 720 }} onClose={close}>
      <FilterGroups />
    </Dialog>
  )
}

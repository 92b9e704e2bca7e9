import { Drawer, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { selectIsFilterDialogOpen } from '@/state/catalogue/selectors'
import { filterDialogClosed } from '@/state/catalogue/slice'
import { useAppSelector } from '@/state/hooks'
import { FADE } from '@/ui/theme/AntdTheme'
import { useMedia } from '@/ui/useMedia'
import { useReturnFocus } from '@/ui/useReturnFocus'
import styles from './FilterDialog.module.css'
import { FilterButtons, FilterGroups } from './FilterGroups'
import type { Tell } from './useCatalogue'

const sheet = { section: styles.sheet, wrapper: styles.place, footer: styles.foot }

/** A dialog, and on a phone a sheet that comes from below, where the thumb is. */
export default function FilterDialog({ tell }: { tell: Tell }) {
  const { t } = useTranslation()
  const isOpen = useAppSelector(selectIsFilterDialogOpen)
  const isPhone = useMedia('(max-width: 767px)')
  const [isSheet, setSheet] = useState(isPhone)
  // What is open stays what it is when the device is turned.
  if (!isOpen && isSheet !== isPhone) setSheet(isPhone)
  const shared = {
    open: isOpen,
    title: t('courses.filterTitle'),
    footer: <FilterButtons tell={tell} />,
  }
  const close = () => tell(filterDialogClosed())
  if (isSheet)
    return (
      <Drawer {...shared} placement="bottom" size="auto" classNames={sheet} destroyOnHidden onClose={close}>
        <SheetGroups tell={tell} />
      </Drawer>
    )
  return (
    <Modal {...shared} centered transitionName={FADE} width={{ xs: '100%', md: 720 }} onCancel={close}>
      <FilterGroups tell={tell} />
    </Modal>
  )
}

/** Gives the focus back: a drawer that is mounted open takes itself for what had the focus before. */
function SheetGroups({ tell }: { tell: Tell }) {
  useReturnFocus()
  return <FilterGroups tell={tell} />
}

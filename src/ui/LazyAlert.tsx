import type { ComponentProps } from 'react'
import type AlertDialog from './AlertDialog'
import actions from './action.module.css'
import { antdModule } from './antdModule'
import { InPageOutcome } from './InPageOutcome'
import { useLazyModuleState } from './lazyModule'
import { useLazyDialog } from './useLazyDialog'

const dialog = antdModule(() => import('./AlertDialog'))

/** Loads the dialog before it is needed, because the connection may fail afterwards. */
export const prepareAlert = () => void dialog.load()

/** False if the code of the alert could not be loaded, so that its text stands in the page. */
export const useIsAlertDialog = () => !useLazyModuleState(dialog).hasFailed

type Props = ComponentProps<typeof AlertDialog>

/** `ui/AlertDialog`, loaded on demand. If that fails, its text and buttons stand in the page. */
export function LazyAlert(props: Props) {
  const { Dialog, isInPage } = useLazyDialog(dialog)
  if (Dialog) return <Dialog {...props} />
  if (!isInPage) return null
  const { kind = 'info', title, children, primary, secondary, other } = props
  const buttons = [primary, secondary, other].map(
    (action, place) =>
      action && (
        <button
          key={action.text}
          type="button"
          className={place === 0 ? actions.primary : actions.quiet}
          aria-disabled={action.isBusy}
          onClick={() => !action.isBusy && action.onPress()}
        >
          {action.text}
        </button>
      ),
  )
  return (
    <InPageOutcome kind={kind} title={title} actions={buttons}>
      {children}
    </InPageOutcome>
  )
}

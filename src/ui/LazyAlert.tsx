import type { ComponentProps } from 'react'
import type AlertDialog from './AlertDialog'
import actions from './action.module.css'
import { antdModule } from './antdModule'
import { InPageOutcome } from './InPageOutcome'
import { useLazyModuleState } from './lazyModule'
import { useLazyDialog } from './useLazyDialog'

const dialog = antdModule(() => import('./AlertDialog'))

/** For the moment when it is likely to be needed: once something is sent, the line may be gone. */
export const prepareAlert = () => void dialog.load()

/** An alert covers the page, unless its code could not be loaded: its words then stand in the page. */
export const useIsAlertDialog = () => !useLazyModuleState(dialog).hasFailed

type Props = ComponentProps<typeof AlertDialog>

/** `ui/AlertDialog`, fetched when it is needed; where that cannot be done, its words and buttons stand in the page. */
export function LazyAlert(props: Props) {
  const { Dialog, isInPage } = useLazyDialog(dialog)
  if (Dialog) return <Dialog {...props} />
  if (!isInPage) return null
  const { kind = 'info', title, children, primary, secondary } = props
  const buttons = [primary, secondary].map(
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

import type { ComponentProps } from 'react'
import type AlertDialog from './AlertDialog'
import actions from './action.module.css'
import { InPageOutcome } from './InPageOutcome'
import styles from './LazyAlert.module.css'
import { lazyPart } from './lazyPart'
import { useDialogPart } from './useDialogPart'

const dialog = lazyPart(() => import('./AlertDialog'))

/** For the moment when it is likely to be needed. */
export const prepareAlert = () => void dialog.load()

type Props = ComponentProps<typeof AlertDialog>

/** `ui/AlertDialog`, fetched when it is needed; where that cannot be done, its words and buttons stand in the page. */
export function LazyAlert(props: Props) {
  const { Dialog, isInPage } = useDialogPart(dialog)
  if (Dialog) return <Dialog {...props} />
  if (!isInPage) return null
  const { kind = 'info', title, children, primary, secondary } = props
  return (
    <InPageOutcome kind={kind} title={title}>
      {children}
      <div className={styles.actions}>
        {[primary, secondary].map(
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
        )}
      </div>
    </InPageOutcome>
  )
}

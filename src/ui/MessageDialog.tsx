import type { ComponentProps } from 'react'
import { OutcomeDialog } from './OutcomeDialog'

type Outcome = ComponentProps<typeof OutcomeDialog>
type Props = Omit<Outcome, 'kind'> & Partial<Pick<Outcome, 'kind'>>

/** An `OutcomeDialog` that tells of a failure unless it says otherwise. */
export function MessageDialog({ kind = 'failure', ...props }: Props) {
  return <OutcomeDialog kind={kind} {...props} />
}

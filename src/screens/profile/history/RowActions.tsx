import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { HistoryRow } from '@/domain/donation/history'
import { type SubscriptionAction, subscriptionActions } from '@/domain/donation/subscriptionActions'
import { paths } from '@/lib/paths'
import action from '@/ui/action.module.css'
import { BusyButton } from '@/ui/BusyButton'
import styles from './RowActions.module.css'
import type { RowContext } from './rowContext'
import { useRowTexts } from './useRowTexts'

type Props = { row: HistoryRow; context: RowContext }

/** The actions of a row by its status. An unavailable action gives its reason and stays focusable. */
export function RowActions({ row, context }: Props) {
  const { t } = useTranslation()
  const { amount, period } = useRowTexts(row)
  const actions = subscriptionActions(row, context.hasSubscription)
  if (actions.length === 0) return null
  return (
    <div className={styles.actions}>
      {actions.map((one) => {
        const isEnding = one.kind === 'unsubscribe' && context.ending.includes(row.id)
        const text = t(isEnding ? 'profile.history.actions.ending' : `profile.history.actions.${one.kind}`)
        const name = (
          <>
            {text}{' '}
            <span className="visually-hidden">{t('profile.history.actions.of', { amount, period })}</span>
          </>
        )
        return one.obstacle ? (
          <DisabledAction key={one.kind} why={t(`profile.history.obstacles.${one.obstacle}`)}>
            {name}
          </DisabledAction>
        ) : (
          <Possible key={one.kind} one={one} row={row} context={context} isEnding={isEnding}>
            {name}
          </Possible>
        )
      })}
    </div>
  )
}

function DisabledAction({ why, children }: { why: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className={styles.explained}>
      <Button aria-disabled="true" aria-describedby={id}>
        <span>{children}</span>
      </Button>
      <p id={id} className={styles.why}>
        {why}
      </p>
    </div>
  )
}

type PossibleProps = Props & { one: SubscriptionAction; isEnding: boolean; children: ReactNode }

function Possible({ one, row, context, isEnding, children }: PossibleProps) {
  switch (one.kind) {
    case 'complete':
      return (
        <CompletePayment url={one.url} row={row} makesTwo={context.isOneRunning}>
          {children}
        </CompletePayment>
      )
    case 'invoice':
      return (
        <a className={action.quiet} href={one.url} target="_blank" rel="noopener" download>
          {children}
        </a>
      )
    case 'unsubscribe':
      return (
        <BusyButton isBusy={isEnding} onClick={() => context.onUnsubscribe(row.id)}>
          <span>{children}</span>
        </BusyButton>
      )
    case 'resubscribe':
      return (
        <Link className={action.primary} to={paths.donationOf(one.plan)}>
          {children}
        </Link>
      )
    default:
      return null
  }
}

type CompletePaymentProps = {
  url: string | undefined
  row: HistoryRow
  makesTwo: boolean
  children: ReactNode
}

/**
 * Links to the page of the invoice. The text says beforehand what will recur, and warns a user who already
 * has a running subscription of a second one.
 */
function CompletePayment({ url, row, makesTwo, children }: CompletePaymentProps) {
  const { t } = useTranslation()
  const { recurs } = useRowTexts(row)
  const id = useId()
  return (
    <div className={styles.explained}>
      <a
        className={makesTwo ? action.quiet : action.primary}
        href={url}
        target="_blank"
        rel="noopener"
        aria-describedby={id}
      >
        {children} <span className="visually-hidden">{t('profile.history.actions.newTab')}</span>
      </a>
      <p id={id} className={styles.why}>
        {makesTwo ? `${recurs} ${t('profile.history.makesTwo')}` : recurs}
      </p>
    </div>
  )
}

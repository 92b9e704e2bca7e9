import { type FormEvent, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fullName } from '@/domain/course/certificate'
import { SubmitButton } from '@/forms/SubmitButton'
import { useOnLanguageChange } from '@/forms/useOnLanguageChange'
import { appearanceOf } from '@/integrations/cards/appearanceOf'
import type { Billing, CardField, CardFieldState, Cards } from '@/integrations/cards/types'
import { formatDollars } from '@/lib/i18n/numbers'
import { onThemeShown } from '@/lib/page/theme'
import { pay } from '@/state/donation/actions'
import type { CardView, DonationView } from '@/state/donation/selectors'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { selectUser } from '@/state/session/user'
import layout from '@/ui/layout.module.css'
import styles from './CardPanel.module.css'
import { DemoCard } from './DemoCard'
import { FieldProblem } from './FieldProblem'
import { NotCharged } from './NotCharged'
import { OpenConfirmation } from './OpenConfirmation'

type Props = {
  cards: Cards
  view: CardView & DonationView
  onMissing: (isMissing: boolean) => void
}

const empty: CardFieldState = { isReady: false, isComplete: false }

/** The provider's card field, the name of the payer, and the button. Card numbers never reach our code. */
export function CardForm({ cards, view, onMissing }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const language = useAppSelector(selectLanguage)
  const user = useAppSelector(selectUser)
  const { isPaying } = view
  const { place, field, latest, typed, setTyped } = useCardField(cards, isPaying, onMissing)
  const [wasSent, setWasSent] = useState(false)
  const billing = { name: (user && fullName(user)) || undefined, email: user?.email || undefined }

  useOnLanguageChange(() => {
    setWasSent(false)
    setTyped(withoutMistake)
  })

  async function payNow(event: FormEvent) {
    event.preventDefault()
    if (isPaying || !field.current) return
    setWasSent(true)
    setTyped(latest.current)
    if (latest.current.isComplete) await dispatch(pay(cards, field.current, billing))
    else field.current.focus()
  }

  return (
    <form className={styles.form} method="post" aria-labelledby="donation-card" noValidate onSubmit={payNow}>
      <DemoCard />
      <div>
        <FieldPlace place={place} typed={typed} wasSent={wasSent} />
        <Declines view={view} hasMistake={typed.failure !== undefined} />
        {view.isUnresolved && <OpenConfirmation view={view} />}
      </div>
      <Payer {...billing} />
      <SubmitButton isSubmitting={isPaying} block keepsFocus>
        {isPaying
          ? t('donation.card.paying')
          : t('donation.card.pay', { amount: formatDollars(view.order.amount, language) })}
      </SubmitButton>
      <div>
        <p role="status" className={styles.asking}>
          {isPaying && t('donation.card.asking')}
        </p>
        <p className={layout.hint}>{t('donation.card.safe')}</p>
      </div>
    </form>
  )
}

/** Mounts the provider's field at `place`, and follows its state. */
function useCardField(cards: Cards, isPaying: boolean, onMissing: Props['onMissing']) {
  const language = useAppSelector(selectLanguage)
  const place = useRef<HTMLDivElement>(null)
  const field = useRef<CardField>(null)
  const [typed, setTyped] = useState(empty)
  // A ref, because Enter may arrive before the last digit is rendered.
  const latest = useRef(empty)

  const onField = useEffectEvent((now: CardFieldState) => {
    // The new field takes the focus only if the donor has not moved on to something else.
    const here = document.activeElement
    const isWaiting = here === document.body || here?.id === 'donation-card'
    if (now.isReady && !latest.current.isReady && isWaiting) field.current?.focus()
    onMissing(now.failure?.code === 'field_unavailable')
    latest.current = now
    setTyped(now)
  })
  useEffect(() => {
    if (!place.current) return
    field.current = cards.mountField(place.current, appearanceOf(place.current), (now) => onField(now))
    return () => field.current?.unmount()
  }, [cards])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the appearance depends on the language
  useEffect(() => {
    if (!typed.isReady) return
    const adoptLook = () => {
      if (place.current) field.current?.setLook(appearanceOf(place.current))
    }
    adoptLook()
    // The device may turn dark while a card is typed: the number would stand dark on dark.
    return onThemeShown(adoptLook)
  }, [typed.isReady, language])
  useEffect(() => {
    if (typed.isReady) field.current?.disable(isPaying)
  }, [typed.isReady, isPaying])

  return { place, field, latest, typed, setTyped }
}

type FieldPlaceProps = { place: Ref<HTMLDivElement>; typed: CardFieldState; wasSent: boolean }

/** The container of the provider's field, with the error in the typed card. */
function FieldPlace({ place, typed, wasSent }: FieldPlaceProps) {
  const { t } = useTranslation()
  const isIncomplete = wasSent && !typed.isComplete && !typed.failure
  return (
    <>
      <fieldset aria-describedby="donation-field-problem">
        <legend className={`${layout.strong} ${layout.below1}`}>{t('donation.card.field')}</legend>
        <div ref={place} className={styles.field} data-wrong={typed.failure !== undefined || isIncomplete} />
      </fieldset>
      {!typed.isReady && <p role="status">{t('donation.card.loading')}</p>}
      <div id="donation-field-problem" aria-live="polite">
        {typed.failure ? (
          <FieldProblem failure={typed.failure} />
        ) : (
          isIncomplete && <p className={styles.problem}>{t('donation.card.incomplete')}</p>
        )}
      </div>
    </>
  )
}

/** Shows that the bank has declined the card, now or while the donor was away. */
function Declines({ view, hasMistake }: { view: CardView; hasMistake: boolean }) {
  const { t } = useTranslation()
  const { decline, unseenDecline } = view
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a narrow screen the message may be below the visible part of the page.
    if (decline || unseenDecline) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [decline, unseenDecline])
  return (
    <div role="alert" ref={alert}>
      {decline && !hasMistake && (
        <NotCharged title={t('donation.failed.card')} failure={decline.failure}>
          {t(decline.isEarlierOpen ? 'donation.card.notThisTime' : 'donation.card.notCharged')}
        </NotCharged>
      )}
      {unseenDecline && (
        <NotCharged title={t('donation.news.not-charged.title')} failure={unseenDecline.failure}>
          {t('donation.news.not-charged.text')}
        </NotCharged>
      )}
    </div>
  )
}

function Payer({ name, email }: Billing) {
  const { t } = useTranslation()
  if (!name) return null
  return (
    <p className={layout.said}>
      {t('donation.card.payer')} <bdi className={layout.strong}>{name}</bdi>
      {email && (
        <span className={layout.block}>
          <bdi>{email}</bdi>
        </span>
      )}
    </p>
  )
}

/** Clears an error of the donor's. A field that failed to load stays failed. */
function withoutMistake({ failure, ...state }: CardFieldState): CardFieldState {
  return failure?.code === 'field_unavailable' ? { ...state, failure } : state
}

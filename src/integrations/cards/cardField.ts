import type { CustomFontSource, Stripe, StripeCardElement } from '@stripe/stripe-js'
import { failureOf } from './payment'
import type { CardAppearance, CardField, CardFieldState } from './types'

/** After this time the page reports that the provider's field does not open; it may still open later. */
const FIELD_PATIENCE_MS = 20_000

/**
 * Mounts the provider's field in our element. It does not ask for the postal code: we do not need it, and
 * cards work without it.
 */
export function mountCardField(
  stripe: Stripe,
  fonts: CustomFontSource[],
  element: HTMLElement,
  look: CardAppearance,
  onChange: (state: CardFieldState) => void,
): { field: CardField; card: StripeCardElement } {
  const card = elementsIn(stripe, fonts).create('card', {
    style: styleOf(look, fonts),
    hidePostalCode: true,
    disableLink: true,
  })
  let state: CardFieldState = { isReady: false, isComplete: false }
  const update = (change: Partial<CardFieldState>) => {
    state = { isReady: state.isReady, isComplete: state.isComplete, ...change }
    onChange(state)
  }
  const isMissing = (message?: string) => update({ failure: { code: 'field_unavailable', message } })
  const patience = setTimeout(isMissing, FIELD_PATIENCE_MS)

  card.on('ready', () => {
    clearTimeout(patience)
    update({ isReady: true })
  })
  card.on('loaderror', ({ error }) => {
    clearTimeout(patience)
    isMissing(error.message)
  })
  card.on('change', ({ complete, error }) =>
    update({ isComplete: complete, ...(error && { failure: failureOf(error) }) }),
  )
  card.mount(element)

  return {
    card,
    field: {
      focus: () => card.focus(),
      setLook: (now) => card.update({ style: styleOf(now, fonts) }),
      disable: (isDisabled) => card.update({ disabled: isDisabled }),
      unmount() {
        clearTimeout(patience)
        card.destroy()
      },
    },
  }
}

/** If the provider rejects the fonts, the field works without them. */
function elementsIn(stripe: Stripe, fonts: CustomFontSource[]) {
  try {
    return stripe.elements({ fonts })
  } catch {
    return stripe.elements()
  }
}

function styleOf(look: CardAppearance, fonts: CustomFontSource[]) {
  const { color, placeholderColor, errorColor, fontSize } = look
  const fontFamily = [...fonts.map(({ family }) => `"${family}"`), look.fontFamily].join(', ')
  return {
    base: { color, fontFamily, fontSize, iconColor: color, '::placeholder': { color: placeholderColor } },
    invalid: { color: errorColor, iconColor: errorColor },
  }
}

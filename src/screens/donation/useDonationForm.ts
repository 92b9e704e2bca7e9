import { startTransition, useOptimistic, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type DonationForm, intervalIn, isSubscription, priceIn, totalOf } from '@/domain/donation/order'
import { useIsHydrated } from '@/lib/page/useIsHydrated'
import { paths } from '@/lib/paths'
import { forgetChoice, keepChoice, readChoice } from '@/state/donation/choice'

const start: DonationForm = { interval: intervalIn(undefined), amount: String(priceIn(undefined)) }

/** The donor's choice. The URL repeats its valid part, so that it survives a reload, Back and sign-in. */
export function useDonationForm() {
  // The choice shows at once. The navigation renders the whole page, so it is a transition, which does not
  // block the browser.
  const [search, expectSearch] = useOptimistic(useLocation().search)
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<{ search: string; form: DonationForm }>()
  const [, drawAgain] = useState(0)
  const isHydrated = useIsHydrated()
  const form = chosen?.search === search ? chosen.form : formIn(search, isHydrated)

  function change(next: DonationForm) {
    const path = addressOf(next)
    const nextSearch = path.slice(paths.donation.length)
    setChosen({ search: nextSearch, form: next })
    keepChoice(next)
    startTransition(() => {
      expectSearch(nextSearch)
      navigate(path, { replace: true })
    })
  }

  /** Resets the form after a donation, so that the next visit starts fresh. The URL stays. */
  function forget() {
    forgetChoice()
    setChosen(undefined)
    drawAgain((round) => round + 1)
  }

  return { form, change, forget }
}

/** After the checkout or registration the URL lacks the choice, so the stored one counts. */
function formIn(search: string, isHydrated: boolean): DonationForm {
  const query = new URLSearchParams(search)
  const [price, asked] = [query.get('price'), query.get('interval')]
  if (price !== null) return { interval: intervalIn(asked), amount: String(priceIn(price)) }
  // The prerendered document cannot know the choice that is stored in this tab.
  const known = (isHydrated ? readChoice()?.form : undefined) ?? start
  if (asked === null) return known
  const interval = intervalIn(asked)
  return interval === known.interval ? known : { ...start, interval }
}

/** The URL of a choice. It leaves out an invalid amount. */
export function addressOf(form: DonationForm) {
  const interval = isSubscription(form.interval) ? form.interval : undefined
  return paths.donationOf({ price: totalOf(form)?.toString(), interval })
}

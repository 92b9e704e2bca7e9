// The mock provider's payment page. Over HTTP the mock API shows and takes the payment; in the demo, whose mock API lives in the app's page
// and not in this one, the kept world is read here, and the app settles the payment when it starts (mocks/browser.ts).

const texts = {
  en: {
    mark: 'Demo: no money is moved.',
    open: ['Your donation', 'This page stands in for the one of a payment provider. Pay, or go back without paying.'],
    paid: ['This payment is made', 'It was paid once, and nothing more will be charged.'],
    paidInvoice: 'This invoice is paid, and is not charged again. What recurs you can see, and end, in your profile.',
    recurs: {
      week: 'It is charged now, and every week from then on.',
      month: 'It is charged now, and every month from then on.',
      year: 'It is charged now, and every year from then on.',
    },
    expired: ['This page has expired', 'Nothing was charged. Please go back and start once more.'],
    unknown: ['There is no such payment', 'Nothing was charged. The link may be incomplete.'],
    failed: 'We could not reach the payment server, so we do not know yet. It is safe to try again: nobody is charged twice.',
    pay: 'Pay',
    paying: 'Paying…',
    cancel: 'Cancel and go back',
    back: 'Back to the site',
  },
  fa: {
    mark: 'نسخهٔ نمایشی است و پولی جابه‌جا نمی‌شود.',
    open: ['کمک شما', 'این صفحه جای درگاه پرداخت واقعی را گرفته است. پرداخت کنید یا بدون پرداخت برگردید.'],
    paid: ['این پرداخت انجام شده است', 'یک بار پرداخت شده و دیگر مبلغی برداشته نمی‌شود.'],
    paidInvoice: 'این صورت‌حساب پرداخت شده و دوباره برداشته نمی‌شود. نوبت‌های بعدی را در پروفایلتان می‌بینید و همان‌جا می‌توانید لغوشان کنید.',
    recurs: {
      week: 'این مبلغ همین حالا و از آن پس هر هفته برداشته می‌شود.',
      month: 'این مبلغ همین حالا و از آن پس هر ماه برداشته می‌شود.',
      year: 'این مبلغ همین حالا و از آن پس هر سال برداشته می‌شود.',
    },
    expired: ['مهلت این صفحه تمام شده است', 'مبلغی برداشته نشد. لطفاً برگردید و دوباره شروع کنید.'],
    unknown: ['چنین پرداختی پیدا نشد', 'مبلغی برداشته نشد. شاید پیوند ناقص باشد.'],
    failed: 'به سامانهٔ پرداخت نرسیدیم و هنوز از نتیجه خبر نداریم. با خیال راحت دوباره امتحان کنید؛ از هیچ‌کس دو بار پول گرفته نمی‌شود.',
    pay: 'پرداخت',
    paying: 'در حال پرداخت…',
    cancel: 'انصراف و بازگشت',
    back: 'بازگشت به سایت',
  },
}

const language = /(?:^|;\s*)i18next=fa/.test(document.cookie) ? 'fa' : 'en'
const words = texts[language]
const session = new URLSearchParams(location.search).get('session') ?? ''
const address = `/__mock/payments/sessions/${encodeURIComponent(session)}`
const isInvoice = session.startsWith('in_')
const part = (id) => document.getElementById(id)
let isKeptHere = false

document.documentElement.lang = language
document.documentElement.dir = language === 'fa' ? 'rtl' : 'ltr'
part('mark').textContent = words.mark
part('pay').addEventListener('click', pay)
show(await sessionNow())
// Back shows this page as it was left; what it says must be so now.
window.addEventListener('pageshow', async (event) => {
  if (event.persisted) show(await sessionNow())
})

async function sessionNow() {
  return (await sessionOfDemo()) ?? (await ask(address)) ?? { status: 'unknown' }
}

/** @returns the mock API's answer; undefined where there is none */
async function ask(url, init) {
  try {
    const answer = await fetch(url, init)
    return answer.ok && answer.headers.get('Content-Type')?.includes('json') ? await answer.json() : undefined
  } catch {
    return undefined
  }
}

/** From the demo's world as the mock API keeps it in this browser (mocks/stores/browser.ts); undefined where there is none. */
async function sessionOfDemo() {
  const state = (await kept('mock-world', 'worlds', 'demo').catch(() => undefined))?.state
  const found = state?.cardProvider?.sessions.find(({ id }) => id === session)
  isKeptHere = state !== undefined
  if (!isKeptHere) return undefined
  if (!found) return { status: 'unknown' }
  const isOver = found.expiresAt !== undefined && found.expiresAt <= Date.now()
  const interval = state.expectedPayments.find(({ id }) => id === session)?.interval
  return { status: found.isPaid ? 'paid' : isOver ? 'expired' : 'open', cents: found.cents, interval }
}

function kept(name, store, key) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    // Do not create a missing database: its owner would find it without its stores.
    opening.onupgradeneeded = () => opening.transaction.abort()
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const reading = database.transaction(store).objectStore(store).get(key)
      reading.onsuccess = () => resolve(reading.result)
      reading.onerror = () => reject(reading.error)
      reading.transaction.oncomplete = () => database.close()
    }
  })
}

function show({ status, cents, interval }) {
  const [title, text] = words[status]
  document.title = title
  part('title').textContent = title
  part('text').textContent = status === 'paid' && isInvoice ? words.paidInvoice : text
  part('recurs').textContent = (status === 'open' && words.recurs[interval]) || ''
  part('amount').textContent = cents === undefined ? '' : dollars(cents)
  part('amount').hidden = cents === undefined
  part('pay').hidden = status !== 'open'
  part('pay').disabled = false
  part('pay').textContent = words.pay
  part('back').textContent = status === 'open' ? words.cancel : words.back
  part('back').href = wayBack(status)
  part('back').hidden = false
}

/** The profile shows the result of an invoice, the donation page that of a donation. */
function wayBack(status) {
  if (isInvoice) return '/user/profile'
  return status === 'paid' ? '/donation?result=true' : status === 'open' ? '/donation?result=false' : '/donation'
}

async function pay() {
  part('pay').disabled = true
  part('pay').textContent = words.paying
  const next = wayBack('paid')
  if (isKeptHere) return location.assign(`${next}${next.includes('?') ? '&' : '?'}mock-paid=${session}`)
  const now = await ask(`${address}/pay`, { method: 'POST' })
  if (now?.status === 'paid') return location.assign(next)
  if (now) return show(now)
  const found = (await ask(address)) ?? { status: 'open' }
  show(found)
  if (found.status === 'open') part('text').textContent = words.failed
}

function dollars(cents) {
  const digits = cents % 100 === 0 ? 0 : 2
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const amount = new Intl.NumberFormat(language === 'fa' ? 'fa-IR' : 'en-US', options).format(cents / 100)
  return language === 'fa' ? `${amount} دلار` : `$${amount}`
}

import type { Scenario, Step } from '../scenario.ts'
import { dialog, option } from '../selectors.ts'

const contactForm = 'form:has([name=subject])'
const newsletterForm = 'section form:has([name=email]):not(:has([name=subject]))'
const sendMessage: Step = { press: `${contactForm} [type=submit]` }

const message = (email = 'jonas@example.org'): Step[] =>
  Object.entries({
    name: 'Jonas Berg',
    email,
    phoneNumber: '20123456',
    subject: 'Books',
    message: 'We have forty.',
  }).map(([name, text]) => ({ fill: `${contactForm} [name=${name}]`, with: text }))

const subscribe: Step[] = [
  { scroll: `${newsletterForm} [name=email]` },
  { fill: `${newsletterForm} [name=email]`, with: 'jonas@example.org' },
  { press: `${newsletterForm} [type=submit]` },
]

/** About, contact, newsletter and questions. */
export const asking: Scenario[] = [
  {
    name: 'about',
    title: ['About us', 'دربارهٔ ما'],
    rows: ['about-tabs'],
    path: '/about-us',
    steps: [{ scroll: contactForm }, { scroll: newsletterForm }, { wait: `${newsletterForm} [name=email]` }],
  },
  {
    name: 'about-mission',
    title: ['About us: mission', 'دربارهٔ ما: مأموریت'],
    rows: ['about-tabs'],
    path: '/about-us?tab=1',
  },
  {
    name: 'about-vision',
    title: ['About us: vision', 'دربارهٔ ما: چشم‌انداز'],
    rows: ['about-tabs'],
    path: '/about-us?tab=2',
    steps: [{ press: '[role=tabpanel][aria-hidden=false] figcaption summary' }],
  },
  {
    name: 'about-subscribed',
    title: ['The newsletter is subscribed to', 'عضویت در خبرنامه'],
    rows: ['newsletter-success'],
    path: '/about-us',
    steps: [...subscribe, { wait: dialog }],
    shows: 'newsletter.doneText',
  },
  {
    name: 'about-subscribing',
    title: ['The subscription is on its way', 'عضویت در خبرنامه در راه است'],
    rows: ['newsletter-submitting'],
    path: '/about-us',
    faults: [{ operationId: 'subscribeToNewsletter', kind: 'hold', times: 99 }],
    steps: subscribe,
    shows: 'newsletter.submitting',
  },
  {
    name: 'about-subscription-failed',
    title: ['The subscription fails', 'عضویت در خبرنامه ناموفق است'],
    rows: ['newsletter-failure'],
    path: '/about-us',
    faults: [{ operationId: 'subscribeToNewsletter', kind: 'status', status: 400, body: {}, times: 99 }],
    steps: [...subscribe, { wait: dialog }],
    shows: 'newsletter.failedText',
  },
  {
    name: 'about-not-subscribed',
    title: ['The newsletter without an address', 'خبرنامه بدون نشانی ایمیل'],
    path: '/about-us',
    steps: [
      { scroll: `${newsletterForm} [name=email]` },
      { press: `${newsletterForm} [type=submit]` },
      { wait: `${newsletterForm} [aria-invalid=true]` },
    ],
  },
  {
    name: 'about-film-failed',
    title: ['A film that does not come', 'فیلمی که نمی‌رسد'],
    path: '/about-us',
    faults: [{ path: '/static/videos/*', kind: 'drop-request', times: 99 }],
    steps: [{ play: 'figure video' }, { wait: 'figure [role=status]' }],
  },
  { name: 'contact', title: ['Contact', 'تماس با ما'], path: '/contact-us' },
  {
    name: 'contact-countries',
    title: ['The countries of a phone number', 'کشورهای شماره تلفن'],
    path: '/contact-us',
    steps: [{ press: 'main [role=combobox]' }, { wait: option }],
  },
  {
    name: 'contact-no-country',
    title: ['No country fits the search', 'کشوری با این نام پیدا نشد'],
    rows: ['country-not-found'],
    path: '/contact-us',
    steps: [
      { press: 'main [role=combobox]' },
      { wait: option },
      { fill: 'main [role=combobox]', with: 'zzzz' },
    ],
    shows: 'forms.phone.noCountry',
  },
  {
    name: 'contact-mistakes',
    title: ['A message without anything typed', 'پیام بدون پر کردن خانه‌ها'],
    rows: ['contact-invalid'],
    path: '/contact-us',
    steps: [sendMessage, { wait: `${contactForm} [aria-invalid=true]` }],
    shows: 'errors.form.name.required',
  },
  {
    name: 'contact-sending',
    title: ['The message is on its way', 'پیام در راه است'],
    rows: ['contact-submitting'],
    path: '/contact-us',
    faults: [{ operationId: 'createContactMessage', kind: 'hold', times: 99 }],
    steps: [...message(), sendMessage, { wait: `${contactForm} [data-spinner]` }],
  },
  {
    name: 'contact-sent',
    title: ['The message is sent', 'پیام فرستاده شد'],
    rows: ['contact-success'],
    path: '/contact-us',
    steps: [...message(), sendMessage, { wait: dialog }],
    shows: 'contact.form.sent',
  },
  {
    name: 'contact-failed',
    title: ['The message cannot be sent', 'پیام فرستاده نمی‌شود'],
    rows: ['contact-failure'],
    path: '/contact-us',
    steps: [...message('jonas@example'), sendMessage, { wait: dialog }],
    shows: 'contact.form.failed',
  },
  { name: 'faqs', title: ['Questions', 'پرسش‌ها'], path: '/faqs' },
  { name: 'faqs-question', title: ['One question, opened', 'یک پرسش باز'], path: '/faqs#offline' },
  {
    name: 'faqs-found',
    title: ['Questions that fit a search', 'پرسش‌هایی که با جستجو جور درمی‌آیند'],
    path: '/faqs?search=30',
  },
  {
    name: 'faqs-none',
    title: ['No question fits the search', 'پرسشی با این جستجو پیدا نشد'],
    path: '/faqs?search=zzzz',
    shows: 'faqs.noneText',
  },
]

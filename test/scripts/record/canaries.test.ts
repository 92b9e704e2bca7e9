import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSet } from '../../../mocks/replay/readRecordings'
import { record } from '../../../scripts/record/cli'
import { leaks } from '../../../scripts/record/problems'
import { type Visit, writeHar } from './harOf'
import { allTextIn, runRecord, temporaryFolder } from './runRecord'

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1LTc3NyJ9.c2lnbmF0dXJlLWNhbmFyeQ'

/** Each value is planted below, and must appear neither on disk nor in the summary. */
const canaries = {
  accessToken: jwt,
  refreshToken: 'rt-9f8e7d6c5b4a',
  password: 'Sunflower!42',
  email: 'farida.moradi@mail.test',
  emailInCapitals: 'FARIDA.MORADI@MAIL.TEST',
  emailInAddress: 'farida.moradi%40mail.test',
  firstName: 'Farida',
  lastName: 'Moradi',
  phone: '+45 31 22 63 98',
  phoneInPieces: '31 22 63 98',
  phoneInPersianDigits: '۰۹۱۲۳۴۵۶۷۸۹',
  phoneBare: '31226398',
  address: 'Kastanievej 14',
  city: 'Svendborg',
  card: '4929 1234 5678 9015',
  cardBare: '4929123456789015',
  cardAsNumber: '5555555555554444',
  iban: 'DK50 0040 0440 1162 43',
  ibanBare: 'DE89370400440532013000',
  stripeKey: 'sk_live_51HxCanaryCanaryCanary',
  clientSecret: 'pi_3Nxyz_secret_CanaryQwErTy',
  bearerInText: 'canary-bearer-77',
  cookie: 'c00kie-canary-0815',
  setCookie: 'set-c00kie-canary-4711',
  csrf: 'csrf-canary-123456',
  passwordInText: 'hunter2-canary',
  pinInText: '8362',
  signature: 'AbCdEf0123canarySIG',
  credential: 'AKIAIOSFODNN7CANARY1',
  randomHex: '9b2e4c1d7f0a4e6b8c3d5f7a9b1c3e5d',
  userInfo: 'admin:canary-pass',
  networkAddress: '203.0.113.77',
  unnamedField: 'internal-note-canary',
  unnamedNestedField: 'canary-in-a-list',
  unnamedQuery: 'canary-of-a-query',
  unnamedFieldName: 'canary.name@mail.test',
  greeting: 'Behrouz',
  freeText: 'My daughter Tara goes to school 12',
  invoice: 'https://pay.test/invoice/canary-invoice',
  fileName: 'cv-farida-canary.pdf',
  jsonInText: 'canary-inside-json',
  streetInText: '221 Baker Street',
  pageToken: 'canary-of-a-link',
  profession: 'Canary breeder',
  nameInPlainText: 'Anoushka',
  remarkInPlainText: 'canary-in-plain-text',
  hashInPlainText: 'short-hash-canary',
  nameWithoutType: 'Roxanne',
  nameInCutJson: 'Shirin',
  nameInCutText: 'Parvaneh',
  nameInCutRequest: 'Golnaz',
  nameInTwiceWrittenJson: 'Mahsa',
  nameInTwiceWrittenText: 'Laleh',
}
const c = canaries

const host = 'https://api.charity.test'
const signedIn = {
  Authorization: `Bearer ${c.accessToken}`,
  Cookie: `session=${c.cookie}; i18next=en`,
  'X-CSRF-Token': c.csrf,
  'Accept-Language': 'en-GB,en;q=0.9',
  Referer: `${host}/my-courses?token=${c.pageToken}`,
}

const user = {
  id: 'u-777',
  firstName: c.firstName,
  lastName: c.lastName,
  email: c.email,
  phoneNumber: c.phone,
  country: 'DK',
  city: c.city,
  address: c.address,
  internalRemark: c.unnamedField,
  devices: [{ label: c.unnamedNestedField }],
  [c.unnamedFieldName]: 1,
}

const html = [
  `<p>Write to ${c.emailInCapitals} or <a href="mailto:${c.emailInAddress}">here</a>, or call ${c.phoneInPieces}, ${c.phoneInPersianDigits}.</p>`,
  `<p>Card ${c.card} or ${c.cardBare}, account ${c.iban} OK, or ${c.ibanBare}. Key: ${c.stripeKey}.</p>`,
  `<p>curl -H "Authorization: Bearer ${c.bearerInText}" https://${c.userInfo}@host.test/ from ${c.networkAddress}</p>`,
  `<p>The cookie was ${c.setCookie}, and before that ${c.cookie}. password=${c.passwordInText} and your pin is ${c.pinInText}.</p>`,
  `<img src="https://files.test/a.png?X-Amz-Signature=${c.signature}&amp;X-Amz-Credential=${c.credential}">`,
  `<p>${c.firstName} ${c.lastName} of ${c.city} (${c.phoneBare}), ${c.streetInText}; ${c.randomHex}; {\\"accessToken\\":\\"${c.jsonInText}\\"}</p>`,
].join('\n')

const history = {
  subs: [
    {
      id: 'sub-1',
      status: 'active',
      plan: { amount: 1200, interval: 'month' },
      latest_invoice: {
        period_start: 1763600000,
        period_end: 1766200000,
        hosted_invoice_url: c.invoice,
        invoice_pdf: null,
      },
    },
  ],
  onetime: [{ id: 'p-1', amount: Number(c.cardAsNumber), created: 1763600000, status: 'succeeded' }],
}
const person = { firstName: c.firstName, lastName: c.lastName, email: c.email, country: 'DK' }

const visits = [
  {
    url: `${host}/api/auth/login`,
    headers: { 'Accept-Language': 'en', Referer: `${host}/signin` },
    json: { email: c.email, password: c.password, remember: true },
    answer: { ...user, accessToken: c.accessToken, refreshToken: c.refreshToken },
    answerHeaders: { 'Set-Cookie': `session=${c.setCookie}; Path=/; HttpOnly` },
  },
  { url: `${host}/api/auth/getUser`, headers: signedIn, json: { userId: 'u-777' }, answer: user },
  {
    url: `${host}/api/blog/get-blog/a-letter?preview=${c.unnamedQuery}`,
    headers: signedIn,
    answer: { title: `A letter to ${c.firstName}`, createdAt: '2026-02-14T09:30:00.000Z', html },
  },
  {
    url: `${host}/api/blog/get-all?search=${encodeURIComponent(c.email)}&page=1`,
    headers: signedIn,
    answer: { content: [], hasNext: false },
  },
  { url: `${host}/api/donate/history?userId=u-777&filter=all`, headers: signedIn, answer: history },
  {
    url: `${host}/api/donate/stripe`,
    headers: { ...signedIn, 'Idempotency-Key': 'order-1' },
    json: { amount: 12, isSubscription: true, currency: 'usd', interval: 'month', userId: 'u-777' },
    answer: { clientSecret: c.clientSecret },
  },
  {
    url: `${host}/api/contact/create`,
    headers: signedIn,
    json: { name: `${c.firstName} ${c.lastName}`, email: c.email, subject: 'Tara', message: c.freeText },
    status: 201,
    answer: { message: `Welcome back, ${c.greeting}! We wrote to ${c.email}.` },
  },
  {
    url: `${host}/api/auth/register`,
    json: { ...person, confirmEmail: c.emailInCapitals, password: c.password, profession: c.profession },
    status: 201,
    answer: { message: 'Thank you.' },
  },
  {
    url: `${host}/api/jobApplication/create`,
    headers: signedIn,
    postData: {
      mimeType: 'multipart/form-data',
      params: [
        ...Object.entries({ ...person, confirmEmail: c.email, address: c.address, city: c.city }),
        ['phoneNumber', c.phoneInPieces],
        ['message', `${c.freeText}, and she draws.`],
      ]
        .map(([name, value]): object => ({ name, value }))
        .concat({ name: 'file', fileName: c.fileName, contentType: 'application/pdf' }),
    },
    status: 201,
    answer: { message: 'Thank you.' },
  },
]

const getUser = { url: `${host}/api/auth/getUser`, headers: signedIn, json: { userId: 'u-777' } }
const plainText = { 'Content-Type': 'text/plain; charset=utf-8' }
const unnamed = { hiddenRemark: c.remarkInPlainText, passwordHash: c.hashInPlainText }
const cut = (firstName: string) => JSON.stringify({ id: 'u-777', firstName, city: 'x' }).slice(0, -3)

/** Calls whose bodies are not plain JSON: two of them are kept. */
const unlabelled: Visit[] = [
  { ...getUser, answer: { ...user, firstName: c.nameInPlainText, ...unnamed }, answerHeaders: plainText },
  {
    ...getUser,
    answerHeaders: { 'Content-Type': '' },
    content: { text: JSON.stringify([{ firstName: c.nameWithoutType, ...unnamed }]) },
  },
  { ...getUser, content: { text: cut(c.nameInCutJson) } },
  { ...getUser, content: { text: cut(c.nameInCutText) }, answerHeaders: plainText },
  { ...getUser, content: { text: JSON.stringify(cut(c.nameInTwiceWrittenJson)) } },
  { ...getUser, content: { text: JSON.stringify(cut(c.nameInTwiceWrittenText)) }, answerHeaders: plainText },
  { ...getUser, json: undefined, postData: { text: cut(c.nameInCutRequest) }, answer: user },
]

it(`npm run record writes and prints none of ${Object.keys(canaries).length} planted values`, async () => {
  const folder = await temporaryFolder()
  const har = await writeHar(join(await temporaryFolder(), 'visit.har'), [...visits, ...unlabelled])
  const planted = await allTextIn(join(har, '..'))
  expect(Object.keys(canaries).length).toBeGreaterThanOrEqual(30)

  const { status, printed } = await runRecord(folder, '--har', har, '--as', 'canaries')
  expect(printed).toContain('11 calls kept')
  expect(printed).toContain('4 × the body of its answer is no whole JSON')
  expect(printed).toContain('1 × the body of its request is neither a form nor whole JSON')
  expect(status).toBe(0)
  const left = `${await allTextIn(folder)}\n${printed}`.toLowerCase()
  const isPlanted = (value: string) =>
    planted.includes(value) || planted.includes(JSON.stringify(value).slice(1, -1))
  expect(Object.values(canaries).filter((value) => !isPlanted(value))).toEqual([])
  expect(Object.entries(canaries).filter(([, value]) => left.includes(value.toLowerCase()))).toEqual([])
  expect(leaks(readSet('canaries', folder))).toEqual([])
})

it('npm run record replaces the same value by the same stand-in in all calls of a set', async () => {
  const folder = await temporaryFolder()
  const har = await writeHar(join(await temporaryFolder(), 'visit.har'), visits)
  await record(['--har', har, '--as', 'canaries'], folder, () => {})
  const [login, getUser, blog, search] = readSet('canaries', folder)
  const { accessToken, email, firstName } = Object(login?.response.body)
  expect(accessToken).toMatch(/^token-\d+$/)
  expect(getUser?.request.authorization).toBe(`Bearer ${accessToken}`)
  expect(Object(login?.request.body).email).toBe(email)
  expect(Object(getUser?.response.body)).toMatchObject({ id: 'u-777', email, firstName })
  expect(Object(blog?.response.body).title).toBe(`A letter to ${firstName}`)
  expect(Object(blog?.response.body).html).toContain(`Write to ${email}`)
  expect(search?.request.path).toBe(`/api/blog/get-all?search=${encodeURIComponent(email)}&page=1`)
  expect(login?.request.page).toBe('/signin')
  expect(login?.latency).toBe(13)
})

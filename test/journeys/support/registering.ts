import type { Locator, Page } from '@playwright/test'
import { expect, type Language } from './fixtures'
import { tabTo } from './keyboard'

export type Kind = 'member' | 'student' | 'teacher' | 'school' | 'job'
export type Texts = (key: string, values?: Record<string, string | number>) => string

const person = {
  en: {
    firstName: 'Mina',
    lastName: 'Karimi',
    email: 'mina@example.org',
    confirmEmail: 'MINA@Example.org',
    phoneNumber: '912 345 67 89',
    country: 'iran',
    city: 'Tabriz',
    address: 'Garden Street 7',
    message: 'I am glad that you are there.\nSee you soon!',
  },
  fa: {
    firstName: 'مینا',
    lastName: 'کریمی',
    email: 'mina@example.org',
    confirmEmail: 'MINA@Example.org',
    phoneNumber: '۹۱۲ ۳۴۵ ۶۷ ۸۹',
    country: 'ايران',
    city: 'تبریز',
    address: 'کوچهٔ باغ، پلاک ۷',
    message: 'خوشحالم که هستید.\nبه امید دیدار!',
  },
}

const own = {
  en: { school: 'Birkelund School', grade: '4' },
  fa: { school: 'دبستان بهار', grade: '۴' },
}

/** The values that a user types into each form, by the names of its fields, in the order of the page. */
export function typedInto(kind: Kind, language: Language): Record<string, string> {
  const { firstName, lastName, email, confirmEmail, phoneNumber, country, city, address, message } =
    person[language]
  const name = { firstName, lastName }
  const reach = { email, confirmEmail, phoneNumber }
  const place = { country, city, address }
  const { school, grade } = own[language]
  const forms: Record<Kind, Record<string, string>> = {
    member: { ...name, ...place, ...reach, password: 'garden-7', profession: 'Gardener', message },
    student: { ...name, schoolName: school, grade, ...place, ...reach, message },
    teacher: { ...name, ...place, ...reach, message },
    school: { schoolName: school, ...name, ...place, ...reach, message },
    job: { ...name, ...place, ...reach, phoneNumber: '+98 912 345 67 89', message },
  }
  return forms[kind]
}

/** The fields that the server receives: codes, ASCII digits, no whitespace in numbers. */
export function payloadOf(kind: Kind, language: Language): Record<string, string> {
  const typed = typedInto(kind, language)
  return {
    ...typed,
    // Form data has CRLF as line ends.
    ...(kind !== 'member' && { message: typed.message?.replaceAll('\n', '\r\n') ?? '' }),
    country: 'IR',
    ...(typed.grade && { grade: '4' }),
    ...(kind === 'job' ? { phoneNumber: '+989123456789' } : { phoneCode: '98', phoneNumber: '9123456789' }),
  }
}

export const formOf = (page: Page, kind: Kind, t: Texts) =>
  page.getByRole('form', { name: t(`titles.${kind}`) })
export const fieldOf = (page: Page, name: string) => page.locator(`form [name=${name}]`)
export const submitOf = (page: Page, kind: Kind, t: Texts) =>
  page.getByRole('button', { name: t(`registration.submit.${kind}`) })

/** Fills in the form by keyboard alone. */
export async function fillByKeyboard(page: Page, kind: Kind, language: Language, file?: string) {
  // Playwright intercepts file choosers only once there is a listener.
  page.on('filechooser', () => {})
  for (const [name, text] of Object.entries(typedInto(kind, language))) {
    if (name === 'message' && file) await chooseByKeyboard(page, fieldOf(page, 'file'), file)
    await tabTo(page, fieldOf(page, name))
    await page.keyboard.insertText(text)
    if (name !== 'country') continue
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox')).toHaveCount(0)
  }
}

async function chooseByKeyboard(page: Page, field: Locator, file: string) {
  await tabTo(page, field)
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Space')
  await (await chooser).setFiles(file)
  await expect(page.locator('form bdi')).toHaveText(file.split('/').at(-1) ?? '')
}

/** Fills in each field at once, as a paste or autofill does. */
export async function fill(page: Page, kind: Kind, language: Language, file?: string) {
  for (const [name, text] of Object.entries(typedInto(kind, language))) await fieldOf(page, name).fill(text)
  if (!file) return
  await fieldOf(page, 'file').setInputFiles(file)
  await expect(page.locator('form bdi')).toHaveText(file.split('/').at(-1) ?? '')
}

/** Expects all typed values in the fields; the country is shown by its name. */
export async function expectKept(page: Page, kind: Kind, language: Language, but: string[] = []) {
  for (const [name, text] of Object.entries(typedInto(kind, language)))
    if (![...but, 'country'].includes(name)) await expect(fieldOf(page, name), name).toHaveValue(text)
  await expect(fieldOf(page, 'country')).toHaveValue(language === 'fa' ? 'ایران' : 'Iran')
}

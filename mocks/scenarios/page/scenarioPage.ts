import type { ContentLanguage } from '../../fixtures/bilingual.ts'
import { type Subject, type SubjectScenario, subjects } from '../scenario.ts'
import { scenarios } from '../scenarios.ts'
import { htmlOf } from './html.ts'

/** Width and height of a picture, in pixels. */
export const PICTURE = { width: 360, height: 225 }

const texts = {
  en: {
    title: 'Scenarios',
    lead: 'Each picture leads to a state of the product. The link resets the world of the mock API, signs in, sets what should go wrong, and does the steps that lead there.',
    subjects: 'Subjects',
    other: 'فارسی',
    as: 'as',
    home: 'To the product',
  },
  fa: {
    title: 'سناریوها',
    lead: 'هر تصویر به یکی از حالت‌های محصول می‌رسد. پیوند، دنیای سرور آزمایشی را از نو می‌سازد، کاربر را وارد می‌کند، خطای لازم را می‌گذارد و گام‌های رسیدن به آن حالت را برمی‌دارد.',
    subjects: 'موضوع‌ها',
    other: 'English',
    as: 'با حساب',
    home: 'رفتن به محصول',
  },
} satisfies Record<ContentLanguage, Record<string, string>>

/** The other of the two languages. */
const otherOf = (language: ContentLanguage): ContentLanguage => (language === 'en' ? 'fa' : 'en')

const digits = (number: number, language: ContentLanguage) => number.toLocaleString(language)

/** Path and query that lead to a scenario. */
export function scenarioLink(name: string, language: ContentLanguage): string {
  return `/?scenario=${name}&language=${language}`
}

const addressByQuery = (language: ContentLanguage) => `/scenarios.html?language=${language}`

/**
 * The page that lists every scenario: /scenarios.html.
 * @param pictures the names of the files in mocks/public/mock-scenarios
 * @param addressIn the address of this page in a language; a host of files knows no queries
 */
export function scenarioPage(
  language: ContentLanguage,
  pictures: ReadonlySet<string>,
  addressIn: (language: ContentLanguage) => string = addressByQuery,
): string {
  const say = texts[language]
  // A cast: Object.keys forgets the names.
  const names = Object.keys(subjects) as Subject[]
  return `<!doctype html>
<html lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${say.title}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/mock-scenarios/page.css">
  </head>
  <body>
    <header>
      <div class="top">
        <h1>${say.title} (${digits(scenarios.length, language)})</h1>
        <div><a href="/">${say.home}</a> · ${linkTo(otherOf(language), addressIn)}</div>
      </div>
      <p class="lead">${say.lead}</p>
      <nav aria-label="${say.subjects}"><ul>${names.map((name) => chip(name, language)).join('')}</ul></nav>
    </header>
    <main>${names.map((name) => section(name, language, pictures)).join('')}</main>
  </body>
</html>
`
}

function linkTo(language: ContentLanguage, addressIn: (language: ContentLanguage) => string) {
  return `<a href="${addressIn(language)}" lang="${language}">${texts[otherOf(language)].other}</a>`
}

const ofSubject = (subject: Subject) => scenarios.filter((one) => one.subject === subject)

function nameOf(subject: Subject, language: ContentLanguage) {
  return subjects[subject][language === 'en' ? 0 : 1]
}

function chip(subject: Subject, language: ContentLanguage) {
  const count = digits(ofSubject(subject).length, language)
  return `<li><a href="#${subject}">${nameOf(subject, language)} <span>${count}</span></a></li>`
}

function section(subject: Subject, language: ContentLanguage, pictures: ReadonlySet<string>) {
  const ones = ofSubject(subject)
  return `
      <section aria-labelledby="${subject}">
        <h2 id="${subject}">${nameOf(subject, language)} <span>${digits(ones.length, language)}</span></h2>
        <ul class="grid">${ones.map((one) => card(one, language, pictures)).join('')}</ul>
      </section>`
}

function card(
  { name, title, as }: SubjectScenario,
  language: ContentLanguage,
  pictures: ReadonlySet<string>,
) {
  const other = otherOf(language)
  const file = `${name}.${language}.webp`
  const account = as ? `<span>${texts[language].as} <bdi>${as.split('@')[0]}</bdi></span>` : ''
  return `
          <li class="card">
            <a class="open" href="${htmlOf(scenarioLink(name, language))}">
              ${pictures.has(file) ? image(file) : ''}
              <span>${htmlOf(title[language === 'en' ? 0 : 1])}</span>
            </a>
            <p class="facts">
              <code dir="ltr">${name}</code>${account}
              <a href="${htmlOf(scenarioLink(name, other))}" lang="${other}">${texts[language].other}</a>
            </p>
          </li>`
}

function image(file: string) {
  return `<img src="/mock-scenarios/${file}" alt="" width="${PICTURE.width}" height="${PICTURE.height}" loading="lazy">`
}

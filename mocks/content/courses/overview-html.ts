import { type Bilingual, bilingual, type ContentLanguage, type Pair } from '../bilingual.ts'

type Overview = { about: Pair; learn: Pair[]; forWhom: Pair }

const headings = {
  learn: { en: 'What you will learn', fa: 'چه چیزهایی یاد می‌گیری' },
  forWhom: { en: 'Who it is for', fa: 'این دوره برای چه کسی است' },
}

/** The course's overview: its own paragraphs, a list of what is learnt, and for whom it is. */
export function overviewHtml(overview: Overview): Bilingual {
  return { en: inOne(overview, 'en'), fa: inOne(overview, 'fa') }
}

function inOne({ about, learn, forWhom }: Overview, language: ContentLanguage) {
  const items = learn.map((item) => `<li>${bilingual(item)[language]}</li>`).join('')
  return [
    paragraphs(bilingual(about)[language]),
    `<h3>${headings.learn[language]}</h3><ul>${items}</ul>`,
    `<h3>${headings.forWhom[language]}</h3>${paragraphs(bilingual(forWhom)[language])}`,
  ].join('\n')
}

/** Text with empty lines between paragraphs → HTML; text that is HTML already stays as it is. */
export function paragraphs(text: string) {
  if (text.trimStart().startsWith('<')) return text
  return text
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim()}</p>`)
    .join('\n')
}

import { expect, test } from 'vitest'
import { languageProblems, textsOf, usageProblems } from '../../scripts/checkTranslations.ts'

const languages = (english: object, persian: object) => languageProblems(textsOf(english), textsOf(persian))

test('two files with the same keys and placeholders pass', () => {
  const english = { home: { title: 'Welcome', count: '{{count}} courses' } }
  const persian = { home: { title: 'خوش آمدید', count: '{{count}} دوره، از ۱۲ سالگی' } }
  expect(languages(english, persian)).toEqual([])
})

test.each([
  ['a key that is missing in Persian', { a: 'A', b: 'B' }, { a: 'آ' }, 'fa lacks b'],
  ['a key that is missing in English', { a: 'A' }, { a: 'آ', b: 'ب' }, 'en lacks b'],
  ['an empty text', { a: 'A' }, { a: ' ' }, 'fa has an empty text: a'],
  ['a lost placeholder', { a: '{{n}} of {{all}}' }, { a: '{{n}}' }, 'placeholders of a'],
  ['Latin digits in Persian', { a: '12 lessons' }, { a: '12 درس' }, 'digits that are not Persian: a'],
  ['Arabic letters in Persian', { a: 'Free' }, { a: 'رايگان' }, 'Arabic ye or kaf: a'],
])('%s is a problem', (_what, english, persian, problem) => {
  expect(languages(english, persian)).toEqual([expect.stringContaining(problem)])
})

test('addresses in Persian texts may contain Latin digits', () => {
  expect(languages({ a: 'x', b: 'y' }, { a: '/courses/12', b: 'info2@example.org' })).toEqual([])
})

test('a key counts as used by its name, a template, its group or its plural', () => {
  const texts = textsOf({
    home: {
      title: 'A',
      join: { teacher: { text: 'B' } },
      menu: { one: 'C' },
      left_one: 'D',
      left_other: 'E',
    },
  })
  const code = `t('home.title'); t(\`home.join.\${kind}.text\`); t('home.menu', all); t('home.left', { count })`
  expect(usageProblems(texts, [code])).toEqual([])
})

test('an unused key and an unknown key are problems', () => {
  expect(usageProblems(textsOf({ home: { title: 'A' } }), ["t('home.titel' as never)"])).toEqual([
    'nobody uses home.title',
    'the code asks for home.titel, which no file has',
  ])
})

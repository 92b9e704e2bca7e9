import { expect, it } from 'vitest'
import { questionsData } from '@/domain/site/structuredDataOfQuestions'

it('search engines get questions as a FAQPage, with the texts and the language of the page', () => {
  expect(questionsData([{ question: 'رایگان است؟', answer: 'بله.' }], 'fa')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'fa',
    mainEntity: [
      { '@type': 'Question', name: 'رایگان است؟', acceptedAnswer: { '@type': 'Answer', text: 'بله.' } },
    ],
  })
})

import { vocabulary } from './structuredData'

/** Questions and answers as a schema.org FAQPage, with the texts of the page. */
export function questionsData(questions: { question: string; answer: string }[], language: string) {
  return {
    ...vocabulary,
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

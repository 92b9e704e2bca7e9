import { useTranslation } from 'react-i18next'
import { questionsData } from '@/domain/site/structuredDataOfQuestions'
import { PageHead } from '@/ui/PageHead'
import { themes } from './questions'

/** The metadata contains all questions for search engines, also during a search on the page. */
export function FaqsHead() {
  const { t, i18n } = useTranslation()
  const questions = themes
    .flatMap((theme) => theme.questions)
    .map((id) => ({ question: t(`faqs.questions.${id}.question`), answer: t(`faqs.questions.${id}.answer`) }))
  return <PageHead jsonLd={questionsData(questions, i18n.language)} />
}

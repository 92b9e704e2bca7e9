import type { TextKey } from '@/lib/i18n/i18n'
import { paths } from '@/lib/paths'
import type english from '../../../public/translations/en/translation.json'

export type QuestionId = keyof typeof english.faqs.questions
export type ThemeId = keyof typeof english.faqs.themes
export type Theme = { theme: ThemeId; questions: QuestionId[] }

/** The questions by theme, in reading order. An id must not change: it is part of a link. */
export const themes: Theme[] = [
  { theme: 'courses', questions: ['free', 'paid', 'ages', 'levels', 'languages'] },
  { theme: 'learning', questions: ['pause', 'offline', 'devices', 'quiz', 'certificate'] },
  { theme: 'privacy', questions: ['account', 'young', 'data', 'shared', 'password', 'delete'] },
  { theme: 'donations', questions: ['give', 'end', 'card'] },
  { theme: 'teaching', questions: ['teach', 'school', 'help'] },
]

/** The page that an answer links to. */
export const ways: Partial<Record<QuestionId, { to: string; text: TextKey }>> = {
  free: { to: paths.courses, text: 'faqs.links.courses' },
  levels: { to: paths.courses, text: 'faqs.links.courses' },
  pause: { to: paths.myCourses, text: 'faqs.links.myCourses' },
  account: { to: paths.registrationOf('member'), text: 'faqs.links.member' },
  young: { to: paths.registrationOf('member'), text: 'faqs.links.member' },
  password: { to: paths.passwordForget, text: 'faqs.links.password' },
  delete: { to: paths.contact, text: 'faqs.links.contact' },
  give: { to: paths.donation, text: 'faqs.links.donation' },
  end: { to: paths.profile, text: 'faqs.links.profile' },
  teach: { to: paths.registrationOf('teacher'), text: 'faqs.links.teacher' },
  school: { to: paths.registrationOf('school'), text: 'faqs.links.school' },
  help: { to: paths.registrationOf('member'), text: 'faqs.links.member' },
}

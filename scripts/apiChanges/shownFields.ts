import type {
  BlogDetail,
  BlogSummary,
  Course,
  EnrollmentProgress,
  FullCourse,
  Invoice,
  Lesson,
  LessonProgress,
  Material,
  MyCourse,
  QuizQuestion,
  Subscription,
  User,
  Work,
  WorkCard,
  WorkCountry,
} from '../../src/api/types.ts'
import type { ChangeGroup } from './groups.ts'

type Answers = {
  BlogDetail: BlogDetail
  BlogSummary: BlogSummary
  Course: Course
  EnrollmentProgress: EnrollmentProgress
  FullCourse: FullCourse
  Invoice: Invoice
  Lesson: Lesson
  LessonProgress: LessonProgress
  Material: Material
  MyCourse: MyCourse
  QuizQuestion: QuizQuestion
  Subscription: Subscription
  User: User
  Work: Work
  WorkCard: WorkCard
  WorkCountry: WorkCountry
}

/**
 * A required field needs no mark: where it becomes optional, its type changes, and the compiler names who
 * shows it.
 */
type OptionalKey<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? Key : never }[keyof T]
type Marks = { [Name in keyof Answers]: Partial<Record<OptionalKey<Answers[Name]>, string>> }

const profile = 'src/screens/profile/UserFields.tsx'
const completion = 'src/screens/learn/CompletionDialog.tsx'
const header = 'src/screens/course/CourseHeader.tsx'
const quiz = 'src/screens/learn/viewers/quiz/Quiz.tsx'
const enrollmentCard = 'src/screens/my-courses/EnrollmentCard.tsx'
const postCard = 'src/screens/blogs/PostCard.tsx'
const post = 'src/screens/blog/Post.tsx'
const workCard = 'src/screens/works/country/WorkCard.tsx'
const workPage = 'src/screens/works/work/WorkPage.tsx'
const country = 'src/screens/works/country/CountryScreen.tsx'

/**
 * Screens show these fields although the contract calls them optional; each names the file that shows or
 * prepares it. Code takes such a field as it comes, so the compiler may say nothing when it goes; `npm run
 * generate` does. A field that becomes required, or is no more, does not compile here.
 */
export const shownFields: Marks = {
  BlogDetail: { imageUrl: post, imageName: post, showInBlog: post },
  BlogSummary: { shortDesc: postCard, imageUrl: postCard },
  Course: {
    imageUrl: 'src/blocks/CourseCard/CourseCard.tsx',
    price: 'src/blocks/CourseCard/CourseCard.tsx',
  },
  EnrollmentProgress: { startedAt: completion, completedAt: completion },
  FullCourse: {
    shortDesc: header,
    imageUrl: header,
    updatedAt: header,
    price: 'src/blocks/enrollment/PriceBlock.tsx',
    html: 'src/screens/course/CourseTabs.tsx',
    materials: 'src/screens/course/Materials.tsx',
  },
  Invoice: {
    hosted_invoice_url: 'src/domain/donation/subscriptionActions.ts',
    invoice_pdf: 'src/domain/donation/subscriptionActions.ts',
  },
  Lesson: {
    captions: 'src/screens/learn/viewers/video/Video.tsx',
    description: 'src/screens/learn/viewers/LessonViewer.tsx',
    duration: 'src/screens/course/LessonRow.tsx',
    fileName: 'src/screens/learn/viewers/pdf/Pdf.tsx',
    fileUrl: 'src/screens/learn/viewers/Image.tsx',
    quizData: quiz,
    videoQualities: 'src/domain/course/video.ts',
  },
  LessonProgress: {
    lastPosition: 'src/domain/learning/learnerCourse.ts',
    quizAnswers: quiz,
    quizScore: quiz,
  },
  Material: { chapterTitle: 'src/domain/course/materials.ts' },
  MyCourse: {
    shortDesc: enrollmentCard,
    imageUrl: enrollmentCard,
    enrolledAt: enrollmentCard,
    lastAccessedAt: enrollmentCard,
  },
  QuizQuestion: { explanation: 'src/screens/learn/viewers/quiz/QuizResults.tsx' },
  Subscription: { latest_invoice: 'src/screens/profile/history/UnsubscribeDialogs.tsx' },
  User: { phoneNumber: profile, country: profile, city: profile, address: profile },
  Work: { posterUrl: workPage, posterName: workPage },
  WorkCard: { createdAt: workCard, shortDesc: workCard, thumbnailUrl: workCard, thumbnailName: workCard },
  WorkCountry: {
    description: country,
    bannerImageUrl: country,
    overlayImageUrl: country,
    overlayImageName: country,
  },
}

const SHOWING = /^src\/(screens|blocks)\//

/**
 * @param users the files that use what changed
 * @returns the files that show it to a visitor; empty where the change takes nothing away from her
 */
export function shownBy({ first, changes }: ChangeGroup, users: string[]): string[] {
  if (first.level === 'compatible' || !first.place.startsWith('response')) return []
  // A cast: a change names its type and field as texts.
  const marks = shownFields as Record<string, Record<string, string | undefined> | undefined>
  const marked = changes.flatMap(({ owner, names }) =>
    names.flatMap((name) => marks[owner ?? '']?.[name] ?? []),
  )
  return [...new Set([...marked, ...users.filter((file) => SHOWING.test(file))])].sort()
}

type Kind = 'member' | 'student' | 'teacher' | 'school' | 'job'

export type PublicRoute = {
  path: string
  /** Key under `titles` and `descriptions`; content of the server names itself. */
  name?: string
  /** Key of the first heading, where it is another text than the title. */
  heading?: string
  /** Search engines are asked to leave the page out, so it has no description. */
  isUnlisted?: boolean
  /** Branches of the translations: all their texts are in the document. */
  texts: string[]
  /**
   * Keys and branches that are not in the document, because they belong to another route or to a state that
   * is not shown at first.
   */
  absent: string[]
  /** Keys of labels that are shown within the text `registration.optional`. */
  optional?: string[]
}

/** The frame of every page. */
export const frame = {
  texts: ['frame'],
  absent: [
    // Closed menus, and the texts of their entries.
    'frame.moreLanguages',
    'frame.account.menu',
    'frame.account.profile',
    'frame.account.myCourses',
    'frame.account.logout',
    'frame.translate',
    'frame.theme.light',
    'frame.theme.dark',
    'frame.dataUse.less',
    'frame.dataUse.full',
    'frame.dataUse.pictures',
    'frame.dataUse.picturesHint',
    // Shown to a signed-in user alone.
    'frame.signOut',
    'frame.update',
    // Shown while the session is checked; a document is for a visitor.
    'frame.account.checking',
    // Addresses of the menu, which are not shown.
    'frame.menu.courses.route',
    'frame.menu.works.route',
    'frame.menu.about.route',
    'frame.menu.blog.route',
    'frame.menu.contact.route',
    'frame.failure',
  ],
}

const loadingAndFailures = {
  courses: ['courses.loading', 'courses.failed', 'courses.filtersFailed'],
  works: [
    'works.countries.loading',
    'works.countries.failed',
    'works.country.failed',
    'works.work.loading',
    'works.work.failed',
  ],
  blog: ['blog.loading', 'blog.failed', 'blog.notShown', 'blog.recentFailed'],
}

const courseStates = [
  'course.failed',
  'course.failedCause',
  'course.loading',
  'course.hours',
  // Shown for courses without contents.
  'course.noCurriculum',
  'course.noOverview',
  'course.noMaterials',
  'enrollment.selfPaced',
  'courses.untitled',
  // Shown to a learner who is enrolled.
  'course.available',
  'enrollment.loading',
  'enrollment.continue',
  'enrollment.review',
  'enrollment.percent',
  'enrollment.progress',
  // After a press on the button.
  'enrollment.enrolling',
  'enrollment.signInFirst',
  'enrollment.done',
  'enrollment.doneText',
  'enrollment.start',
  'enrollment.later',
  'enrollment.failed',
  'enrollment.failedText',
  'course.overviewFailed',
  // Shown for materials that belong to no chapter, and for types that these courses do not have.
  'course.materials.general',
  // A comma.
  'course.materials.separator',
  'course.materialTypes.audio',
  'course.materialTypes.document',
  'course.materialTypes.presentation',
  'course.materialTypes.spreadsheet',
  'course.materialTypes.archive',
  'course.materialTypes.other',
]

const blogStates = [...loadingAndFailures.blog, 'blog.untitled', 'blog.empty', 'blog.recentNone', 'blog.none']
const workStates = [
  ...loadingAndFailures.works,
  'works.countries.none',
  'works.countries.other',
  'works.country.none',
  'works.work.untitled',
  'works.work.nothing',
]
const workLists = ['works.countries', 'works.country']
const overviewOfWorks = ['works.lead', 'works.overview']

export const publicRoutes: PublicRoute[] = [
  {
    path: '/',
    name: 'home',
    heading: 'home.headline',
    texts: ['home'],
    absent: [
      'frame.breadcrumb.label',
      // The button appears once something moves.
      'home.motion',
      'home.courses.loading',
      'home.courses.failed',
      'home.courses.empty',
      'home.courses.register',
      'home.how.failed',
    ],
  },
  {
    path: '/courses',
    name: 'courses',
    heading: 'courses.title',
    texts: ['courses'],
    absent: [
      // The list of orders is closed.
      'courses.oldest',
      ...loadingAndFailures.courses,
      'courses.search.clear',
      'courses.search.tooLong',
      'courses.noneFor',
      'courses.none',
      'courses.untitled',
      // The dialog of the filters, and the list of those that are applied.
      'courses.groups',
      'courses.labels',
      'courses.apply',
      'courses.applied',
      'courses.remove',
      'courses.clearAll',
      'courses.clearFilters',
      'courses.filterCount',
      'courses.filterTitle',
    ],
  },
  {
    path: '/courses/first-steps-in-scratch',
    texts: ['course', 'enrollment'],
    absent: [
      // Ant Design takes no name for its tabs; the program adds it.
      'course.tabs.label',
      ...courseStates,
      // Shown for a course that has a price.
      'enrollment.before',
      'enrollment.off',
      'enrollment.countdown',
      'enrollment.guarantee',
      'enrollment.enrollNow',
    ],
  },
  {
    path: '/courses/watercolour-for-beginners',
    texts: ['course', 'enrollment'],
    absent: ['course.tabs.label', ...courseStates, 'enrollment.free', 'enrollment.enrollFree'],
  },
  {
    path: '/blogs',
    name: 'blogs',
    heading: 'blog.title',
    texts: ['blog'],
    absent: ['blog.asc', ...blogStates, 'blog.search.clear', 'blog.search.tooLong', 'blog.back'],
  },
  {
    path: '/blogs/a-desk-of-their-own',
    texts: ['blog.back'],
    absent: [
      ...blogStates,
      'blog.title',
      'blog.lead',
      'blog.tools',
      'blog.search',
      'blog.sort',
      'blog.posts',
    ],
  },
  {
    path: '/our-works',
    name: 'works',
    texts: ['works'],
    absent: [...workStates, ...workLists, 'works.work'],
  },
  {
    path: '/our-works/country',
    name: 'workCountries',
    texts: ['works'],
    absent: [...workStates, ...overviewOfWorks, 'works.country', 'works.work'],
  },
  {
    path: '/our-works/Iran',
    texts: ['works.country'],
    absent: [...workStates, ...overviewOfWorks, 'works.countries', 'works.work', 'works.country.others'],
  },
  {
    path: '/our-works/Iran/library-on-two-wheels-tabriz',
    texts: ['works.work'],
    absent: [...workStates, ...overviewOfWorks, ...workLists],
  },
  {
    path: '/about-us',
    name: 'about',
    texts: ['about', 'newsletter', 'contact.form'],
    absent: [
      // Ant Design takes no name for its tabs; the program adds it.
      'about.tabs.label',
      'about.filmFailed',
      // The players of the films of closed tabs.
      'about.mission.film',
      'about.vision.film',
      ...statesOf('newsletter', ['submitting', 'done', 'doneText', 'failed', 'failedText']),
      ...statesOf('contact.form', ['sent', 'sentText', 'failed', 'failedText', 'kept', 'loadFailed']),
    ],
  },
  {
    path: '/contact-us',
    name: 'contact',
    texts: ['contact', 'forms.phone'],
    absent: [
      ...statesOf('contact.form', ['sent', 'sentText', 'failed', 'failedText', 'kept', 'loadFailed']),
      ...statesOf('forms.phone', ['loading', 'failed', 'noCountry']),
    ],
  },
  {
    path: '/faqs',
    name: 'faqs',
    texts: ['faqs'],
    absent: statesOf('faqs', ['found', 'clear', 'none', 'noneText', 'copied', 'shown']),
  },
  {
    path: '/donation',
    name: 'donation',
    heading: 'donation.title',
    texts: ['donation'],
    absent: [
      ...statesOf('donation.total', [
        'none',
        'subscribed',
        'pending',
        'open',
        'week',
        'month',
        'year',
        'stop',
      ]),
      ...statesOf('donation.where', ['visitor', 'signIn', 'member', 'subscriber']),
      ...statesOf('donation.bank', ['copied', 'refused']),
      'donation.amount.problems',
      'donation.asking',
      'donation.leaving',
      'donation.already',
      'donation.register',
      'donation.card',
      'donation.pending',
      'donation.stillRunning',
      'donation.leave',
      'donation.news',
      'donation.failed',
      // Shown on the home page to a donor who has signed in.
      'donation.offer',
    ],
  },
  {
    path: '/signin',
    name: 'signin',
    heading: 'signin.title',
    texts: ['signin', 'forms.showPassword'],
    absent: [
      ...statesOf('signin', [
        'sessionEnded',
        'success',
        'failed',
        'resend',
        'resent',
        'resendFailed',
        'demo',
      ]),
      'forms.hidePassword',
    ],
  },
  {
    path: '/password/forget',
    name: 'passwordForget',
    isUnlisted: true,
    texts: ['password'],
    absent: [
      ...statesOf('password.forget', ['again', 'sent', 'sentTo', 'sentHint']),
      'password.noToken',
      'password.kept',
      'password.code',
      'password.status',
      'password.reset',
    ],
  },
  registration('member', {
    groups: ['you', 'reach', 'password', 'place', 'memberMore'],
    fields: ['firstName', 'lastName', 'email', 'confirmEmail', 'password', 'country'],
    optional: ['phone', 'city', 'address', 'profession', 'message'],
  }),
  registration('student', {
    groups: ['you', 'studentSchool', 'place', 'reach', 'studentFile', 'message'],
    fields: ['firstName', 'lastName', 'schoolName', 'grade', 'country', 'email', 'confirmEmail', 'file'],
    optional: ['phone', 'city', 'address', 'message'],
  }),
  registration('teacher', {
    groups: ['you', 'place', 'reach', 'teacherFile', 'message'],
    fields: ['firstName', 'lastName', 'country', 'email', 'confirmEmail'],
    optional: ['phone', 'city', 'address', 'file', 'message'],
  }),
  registration('school', {
    groups: ['school', 'contactPerson', 'place', 'reach', 'schoolFile', 'message'],
    fields: ['firstName', 'lastName', 'schoolName', 'country', 'email', 'confirmEmail', 'file'],
    optional: ['phone', 'city', 'address', 'message'],
  }),
  registration('job', {
    groups: ['you', 'placeNeeded', 'reach', 'jobFile', 'jobMessage'],
    fields: [
      'firstName',
      'lastName',
      'country',
      'city',
      'address',
      'email',
      'confirmEmail',
      'phone',
      'file',
      'message',
    ],
    optional: [],
  }),
  {
    path: '/nowhere',
    name: 'notFound',
    heading: 'notFound.title',
    isUnlisted: true,
    texts: ['notFound'],
    absent: ['frame.breadcrumb'],
  },
]

function statesOf(branch: string, names: string[]) {
  return names.map((name) => `${branch}.${name}`)
}

/** The five forms use the same groups and fields; those that one form lacks belong to another. */
function registration(
  kind: Kind,
  own: { groups: string[]; fields: string[]; optional: string[] },
): PublicRoute {
  const others = (['member', 'student', 'teacher', 'school', 'job'] as const).filter(
    (other) => other !== kind,
  )
  const hasFile = [...own.fields, ...own.optional].includes('file')
  return {
    path: `/registration/${kind}`,
    name: kind,
    texts: [
      'registration.kinds',
      'registration.next',
      'registration.required',
      `registration.intro.${kind}`,
      `registration.steps.${kind}`,
      `registration.submit.${kind}`,
      ...own.groups.map((group) => `registration.groups.${group}`),
      ...own.fields.map((field) => `registration.field.${field}`),
      ...(hasFile ? ['registration.file', 'registration.account'] : ['forms.showPassword']),
      ...(kind === 'job' ? [] : ['forms.phone.code']),
    ],
    optional: own.optional.map((field) => `registration.field.${field}`),
    absent: [
      ...others.flatMap((other) => [`registration.intro.${other}`, `registration.steps.${other}`]),
      // Shown once a file has been chosen.
      ...statesOf('registration.file', [
        'change',
        'remove',
        'checking',
        'notOkay',
        'previewAlt',
        'size',
        'sizeSmall',
      ]),
      // Shown once the form has been sent.
      ...statesOf('registration', ['sending', 'success', 'demoMail', 'successText', 'memberText', 'failed']),
      ...statesOf('registration', ['failedText', 'kept', 'tooLarge', 'wait', 'job', 'result', 'errors']),
      // Shown to a donor who was sent here.
      'registration.wish',
      ...(hasFile ? [] : ['registration.file', 'registration.account.text']),
    ],
  }
}

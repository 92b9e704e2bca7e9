const segment = encodeURIComponent

/** The segments of a path, still encoded. */
export function segmentsOf(pathname: string) {
  return pathname.split('/').filter(Boolean)
}

/** Decodes a segment that `paths` has encoded. A segment that cannot be decoded stays as it is. */
export function readSegment(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * Whether a name can be a segment of a URL. '.' and '..' have other meanings there, and half a surrogate pair
 * cannot be encoded.
 */
export function hasAddress(name: string) {
  return !['', '.', '..'].includes(name) && !/\p{Surrogate}/u.test(name)
}

/** A country named 'country' has no page of its own, because the list has that URL. */
export function isCountryName(name: string) {
  return hasAddress(name) && name.toLowerCase() !== 'country'
}

function withQuery(path: string, query: Record<string, string | undefined>) {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value)
  return search.size > 0 ? `${path}?${search}` : path
}

/** All paths of the site. No other module spells one. */
export const paths = {
  home: '/',
  about: '/about-us',
  contact: '/contact-us',
  faqs: '/faqs',
  faq: (question: string) => `/faqs#${segment(question)}`,
  blogs: '/blogs',
  blog: (slug: string) => `/blogs/${segment(slug)}`,
  courses: '/courses',
  course: (slug: string) => `/courses/${segment(slug)}`,
  certificate: (slug: string) => `/courses/${segment(slug)}/certificate`,
  enrolledCourse: '/enrolled-course',
  myCourses: '/my-courses',
  learn: (slug: string, lessonId?: string) => withQuery(`/learn/${segment(slug)}`, { lesson: lessonId }),
  works: '/our-works',
  workCountries: '/our-works/country',
  worksOf: (country: string) => `/our-works/${segment(country)}`,
  work: (country: string, slug: string) => `/our-works/${segment(country)}/${segment(slug)}`,
  donation: '/donation',
  donationOf: (order: { price?: string; interval?: string }) => withQuery('/donation', order),
  registration: '/registration',
  registrationOf: (kind: RegistrationKind) => `/registration/${kind}`,
  signin: '/signin',
  verify: '/verify',
  password: '/password',
  passwordForget: '/password/forget',
  passwordReset: '/password/reset',
  user: '/user',
  profile: '/user/profile',
} as const

export type RegistrationKind = 'member' | 'student' | 'teacher' | 'school' | 'job'

/** The patterns of the router. The parameters have the names of the specification's route table. */
export const patterns = {
  blog: '/blogs/:slug',
  course: '/courses/:slug',
  certificate: '/courses/:slug/certificate',
  learn: '/learn/:slug',
  worksOf: '/our-works/:country',
  work: '/our-works/:country/:slug',
} as const

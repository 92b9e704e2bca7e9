/** Every operation of openapi.yaml by its operationId; the contract test proves that the two agree. */
export const operations = {
  getUser: { method: 'post', path: '/api/auth/getUser' },
  login: { method: 'post', path: '/api/auth/login' },
  forgotPassword: { method: 'post', path: '/api/auth/forgotPassword' },
  register: { method: 'post', path: '/api/auth/register' },
  verifyEmail: { method: 'post', path: '/api/users/verify' },
  resendVerificationEmail: { method: 'post', path: '/api/users/resendEmail' },
  resendVerificationByToken: { method: 'post', path: '/api/users/resend' },
  resetPassword: { method: 'post', path: '/api/users/resetPassword' },
  getRecentBlogs: { method: 'get', path: '/api/blog/get-recent' },
  getBlogs: { method: 'get', path: '/api/blog/get-all' },
  getBlog: { method: 'get', path: '/api/blog/get-blog/:slug' },
  createContactMessage: { method: 'post', path: '/api/contact/create' },
  subscribeToNewsletter: { method: 'post', path: '/api/newsletter/subscribe' },
  getCourses: { method: 'get', path: '/api/course/get-all' },
  getFullCourse: { method: 'get', path: '/api/course/get-full-course/:slug' },
  getEnrollmentProgress: { method: 'get', path: '/api/enrollment/progress/:courseId' },
  getMyCourses: { method: 'get', path: '/api/enrollment/my-courses' },
  enroll: { method: 'post', path: '/api/enrollment/enroll' },
  updateProgress: { method: 'post', path: '/api/enrollment/update-progress' },
  markComplete: { method: 'post', path: '/api/enrollment/mark-complete' },
  createDonationIntent: { method: 'post', path: '/api/donate/stripe' },
  getPaymentLink: { method: 'post', path: '/api/donate/getPaymentLink' },
  unsubscribe: { method: 'get', path: '/api/donate/unsubscribe' },
  getDonationHistory: { method: 'get', path: '/api/donate/history' },
  createSchool: { method: 'post', path: '/api/schools/create' },
  createStudent: { method: 'post', path: '/api/students/create' },
  createTeacher: { method: 'post', path: '/api/teachers/create' },
  createJobApplication: { method: 'post', path: '/api/jobApplication/create' },
  getWorkCountries: { method: 'get', path: '/api/work/country' },
  getWorks: { method: 'get', path: '/api/work/get-all-works' },
  getWork: { method: 'get', path: '/api/work/get-work/:slug' },
  getRichTextStylesheet: { method: 'get', path: '/api/public/rich-text.css' },
} as const satisfies Record<string, { method: 'get' | 'post'; path: string }>

export type OperationId = keyof typeof operations

const patterns = Object.entries(operations).map(([id, { method, path }]) => ({
  id: id as OperationId,
  method: method.toUpperCase(),
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
}))

/** Which operation a request is for; undefined for everything that the contract does not know. */
export function operationOf(method: string, pathname: string): OperationId | undefined {
  return patterns.find((one) => one.method === method && one.pattern.test(pathname))?.id
}

// Generated from openapi.yaml by `npm run generate`. Never edited by hand.
export const getUser = {"method":"POST","path":"/api/auth/getUser"} as const;
export const login = {"method":"POST","path":"/api/auth/login"} as const;
export const forgotPassword = {"method":"POST","path":"/api/auth/forgotPassword"} as const;
export const register = {"method":"POST","path":"/api/auth/register"} as const;
export const verifyEmail = {"method":"POST","path":"/api/users/verify"} as const;
export const resendVerificationEmail = {"method":"POST","path":"/api/users/resendEmail"} as const;
export const resendVerificationByToken = {"method":"POST","path":"/api/users/resend"} as const;
export const resetPassword = {"method":"POST","path":"/api/users/resetPassword"} as const;
export const getRecentBlogs = {"method":"GET","path":"/api/blog/get-recent"} as const;
export const getBlogs = {"method":"GET","path":"/api/blog/get-all","query":["filter","search","page"]} as const;
export const getBlog = {"method":"GET","path":"/api/blog/get-blog/{slug}"} as const;
export const createContactMessage = {"method":"POST","path":"/api/contact/create"} as const;
export const subscribeToNewsletter = {"method":"POST","path":"/api/newsletter/subscribe"} as const;
export const getCourses = {"method":"GET","path":"/api/course/get-all","query":["page","pageSize","sort","search","categories","ageGroups","levels"]} as const;
export const getFullCourse = {"method":"GET","path":"/api/course/get-full-course/{slug}"} as const;
export const getEnrollmentProgress = {"method":"GET","path":"/api/enrollment/progress/{courseId}"} as const;
export const getMyCourses = {"method":"GET","path":"/api/enrollment/my-courses"} as const;
export const enroll = {"method":"POST","path":"/api/enrollment/enroll"} as const;
export const updateProgress = {"method":"POST","path":"/api/enrollment/update-progress"} as const;
export const markComplete = {"method":"POST","path":"/api/enrollment/mark-complete"} as const;
export const createDonationIntent = {"method":"POST","path":"/api/donate/stripe","header":["Idempotency-Key"]} as const;
export const getPaymentLink = {"method":"POST","path":"/api/donate/getPaymentLink","header":["Idempotency-Key"]} as const;
export const unsubscribe = {"method":"GET","path":"/api/donate/unsubscribe","query":["subscriptionId"]} as const;
export const getDonationHistory = {"method":"GET","path":"/api/donate/history","query":["userId","filter"]} as const;
export const createSchool = {"method":"POST","path":"/api/schools/create"} as const;
export const createStudent = {"method":"POST","path":"/api/students/create"} as const;
export const createTeacher = {"method":"POST","path":"/api/teachers/create"} as const;
export const createJobApplication = {"method":"POST","path":"/api/jobApplication/create"} as const;
export const getWorkCountries = {"method":"GET","path":"/api/work/country"} as const;
export const getWorks = {"method":"GET","path":"/api/work/get-all-works","query":["countryName","page"]} as const;
export const getWork = {"method":"GET","path":"/api/work/get-work/{slug}"} as const;
export const getRichTextStylesheet = {"method":"GET","path":"/api/public/rich-text.css","accept":"text/css"} as const;

/** Every operation by its operationId. */
export const operations = {
  getUser,
  login,
  forgotPassword,
  register,
  verifyEmail,
  resendVerificationEmail,
  resendVerificationByToken,
  resetPassword,
  getRecentBlogs,
  getBlogs,
  getBlog,
  createContactMessage,
  subscribeToNewsletter,
  getCourses,
  getFullCourse,
  getEnrollmentProgress,
  getMyCourses,
  enroll,
  updateProgress,
  markComplete,
  createDonationIntent,
  getPaymentLink,
  unsubscribe,
  getDonationHistory,
  createSchool,
  createStudent,
  createTeacher,
  createJobApplication,
  getWorkCountries,
  getWorks,
  getWork,
  getRichTextStylesheet,
} as const;

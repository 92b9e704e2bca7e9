// Generated from openapi.yaml by `npm run generate`. Never edited by hand.
import { answerSchema } from "./answerSchema";
import { baseApi as api } from "./baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<GetUserApiResponse, GetUserApiArg>({
      rawResponseSchema: answerSchema("getUser"),
      query: (queryArg) => ({
        url: `/api/auth/getUser`,
        method: "POST",
        body: queryArg,
      }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      rawResponseSchema: answerSchema("login"),
      query: (queryArg) => ({
        url: `/api/auth/login`,
        method: "POST",
        body: queryArg,
      }),
    }),
    forgotPassword: build.mutation<
      ForgotPasswordApiResponse,
      ForgotPasswordApiArg
    >({
      rawResponseSchema: answerSchema("forgotPassword"),
      query: (queryArg) => ({
        url: `/api/auth/forgotPassword`,
        method: "POST",
        body: queryArg,
      }),
    }),
    register: build.mutation<RegisterApiResponse, RegisterApiArg>({
      rawResponseSchema: answerSchema("register"),
      query: (queryArg) => ({
        url: `/api/auth/register`,
        method: "POST",
        body: queryArg,
      }),
    }),
    verifyEmail: build.mutation<VerifyEmailApiResponse, VerifyEmailApiArg>({
      rawResponseSchema: answerSchema("verifyEmail"),
      query: (queryArg) => ({
        url: `/api/users/verify`,
        method: "POST",
        body: queryArg,
      }),
    }),
    resendVerificationEmail: build.mutation<
      ResendVerificationEmailApiResponse,
      ResendVerificationEmailApiArg
    >({
      rawResponseSchema: answerSchema("resendVerificationEmail"),
      query: (queryArg) => ({
        url: `/api/users/resendEmail`,
        method: "POST",
        body: queryArg,
      }),
    }),
    resendVerificationByToken: build.mutation<
      ResendVerificationByTokenApiResponse,
      ResendVerificationByTokenApiArg
    >({
      rawResponseSchema: answerSchema("resendVerificationByToken"),
      query: (queryArg) => ({
        url: `/api/users/resend`,
        method: "POST",
        body: queryArg,
      }),
    }),
    resetPassword: build.mutation<
      ResetPasswordApiResponse,
      ResetPasswordApiArg
    >({
      rawResponseSchema: answerSchema("resetPassword"),
      query: (queryArg) => ({
        url: `/api/users/resetPassword`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getRecentBlogs: build.query<
      GetRecentBlogsApiResponse,
      GetRecentBlogsApiArg
    >({
      rawResponseSchema: answerSchema("getRecentBlogs"),
      query: () => ({ url: `/api/blog/get-recent` }),
    }),
    getBlogs: build.query<GetBlogsApiResponse, GetBlogsApiArg>({
      rawResponseSchema: answerSchema("getBlogs"),
      query: (queryArg) => ({
        url: `/api/blog/get-all`,
        params: {
          filter: queryArg.filter,
          search: queryArg.search,
          page: queryArg.page,
        },
      }),
    }),
    getBlog: build.query<GetBlogApiResponse, GetBlogApiArg>({
      rawResponseSchema: answerSchema("getBlog"),
      query: (queryArg) => ({
        url: `/api/blog/get-blog/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    createContactMessage: build.mutation<
      CreateContactMessageApiResponse,
      CreateContactMessageApiArg
    >({
      rawResponseSchema: answerSchema("createContactMessage"),
      query: (queryArg) => ({
        url: `/api/contact/create`,
        method: "POST",
        body: queryArg,
      }),
    }),
    subscribeToNewsletter: build.mutation<
      SubscribeToNewsletterApiResponse,
      SubscribeToNewsletterApiArg
    >({
      rawResponseSchema: answerSchema("subscribeToNewsletter"),
      query: (queryArg) => ({
        url: `/api/newsletter/subscribe`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getCourses: build.query<GetCoursesApiResponse, GetCoursesApiArg>({
      rawResponseSchema: answerSchema("getCourses"),
      query: (queryArg) => ({
        url: `/api/course/get-all`,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          search: queryArg.search,
          categories: queryArg.categories,
          ageGroups: queryArg.ageGroups,
          levels: queryArg.levels,
        },
      }),
    }),
    getFullCourse: build.query<GetFullCourseApiResponse, GetFullCourseApiArg>({
      rawResponseSchema: answerSchema("getFullCourse"),
      query: (queryArg) => ({
        url: `/api/course/get-full-course/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    getEnrollmentProgress: build.query<
      GetEnrollmentProgressApiResponse,
      GetEnrollmentProgressApiArg
    >({
      rawResponseSchema: answerSchema("getEnrollmentProgress"),
      query: (queryArg) => ({
        url: `/api/enrollment/progress/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    getMyCourses: build.query<GetMyCoursesApiResponse, GetMyCoursesApiArg>({
      rawResponseSchema: answerSchema("getMyCourses"),
      query: () => ({ url: `/api/enrollment/my-courses` }),
    }),
    enroll: build.mutation<EnrollApiResponse, EnrollApiArg>({
      rawResponseSchema: answerSchema("enroll"),
      query: (queryArg) => ({
        url: `/api/enrollment/enroll`,
        method: "POST",
        body: queryArg,
      }),
    }),
    updateProgress: build.mutation<
      UpdateProgressApiResponse,
      UpdateProgressApiArg
    >({
      rawResponseSchema: answerSchema("updateProgress"),
      query: (queryArg) => ({
        url: `/api/enrollment/update-progress`,
        method: "POST",
        body: queryArg,
      }),
    }),
    markComplete: build.mutation<MarkCompleteApiResponse, MarkCompleteApiArg>({
      rawResponseSchema: answerSchema("markComplete"),
      query: (queryArg) => ({
        url: `/api/enrollment/mark-complete`,
        method: "POST",
        body: queryArg,
      }),
    }),
    createDonationIntent: build.mutation<
      CreateDonationIntentApiResponse,
      CreateDonationIntentApiArg
    >({
      rawResponseSchema: answerSchema("createDonationIntent"),
      query: (queryArg) => ({
        url: `/api/donate/stripe`,
        method: "POST",
        body: queryArg.donationData,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getPaymentLink: build.mutation<
      GetPaymentLinkApiResponse,
      GetPaymentLinkApiArg
    >({
      rawResponseSchema: answerSchema("getPaymentLink"),
      query: (queryArg) => ({
        url: `/api/donate/getPaymentLink`,
        method: "POST",
        body: queryArg.donationData,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    unsubscribe: build.mutation<UnsubscribeApiResponse, UnsubscribeApiArg>({
      rawResponseSchema: answerSchema("unsubscribe"),
      query: (queryArg) => ({
        url: `/api/donate/unsubscribe`,
        method: "GET",
        params: {
          subscriptionId: queryArg,
        },
      }),
    }),
    getDonationHistory: build.query<
      GetDonationHistoryApiResponse,
      GetDonationHistoryApiArg
    >({
      rawResponseSchema: answerSchema("getDonationHistory"),
      query: (queryArg) => ({
        url: `/api/donate/history`,
        params: {
          userId: queryArg.userId,
          filter: queryArg.filter,
        },
      }),
    }),
    createSchool: build.mutation<CreateSchoolApiResponse, CreateSchoolApiArg>({
      rawResponseSchema: answerSchema("createSchool"),
      query: (queryArg) => ({
        url: `/api/schools/create`,
        method: "POST",
        body: queryArg,
      }),
    }),
    createStudent: build.mutation<
      CreateStudentApiResponse,
      CreateStudentApiArg
    >({
      rawResponseSchema: answerSchema("createStudent"),
      query: (queryArg) => ({
        url: `/api/students/create`,
        method: "POST",
        body: queryArg,
      }),
    }),
    createTeacher: build.mutation<
      CreateTeacherApiResponse,
      CreateTeacherApiArg
    >({
      rawResponseSchema: answerSchema("createTeacher"),
      query: (queryArg) => ({
        url: `/api/teachers/create`,
        method: "POST",
        body: queryArg,
      }),
    }),
    createJobApplication: build.mutation<
      CreateJobApplicationApiResponse,
      CreateJobApplicationApiArg
    >({
      rawResponseSchema: answerSchema("createJobApplication"),
      query: (queryArg) => ({
        url: `/api/jobApplication/create`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getWorkCountries: build.query<
      GetWorkCountriesApiResponse,
      GetWorkCountriesApiArg
    >({
      rawResponseSchema: answerSchema("getWorkCountries"),
      query: () => ({ url: `/api/work/country` }),
    }),
    getWorks: build.query<GetWorksApiResponse, GetWorksApiArg>({
      rawResponseSchema: answerSchema("getWorks"),
      query: (queryArg) => ({
        url: `/api/work/get-all-works`,
        params: {
          countryName: queryArg.countryName,
          page: queryArg.page,
        },
      }),
    }),
    getWork: build.query<GetWorkApiResponse, GetWorkApiArg>({
      rawResponseSchema: answerSchema("getWork"),
      query: (queryArg) => ({
        url: `/api/work/get-work/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    getRichTextStylesheet: build.query<
      GetRichTextStylesheetApiResponse,
      GetRichTextStylesheetApiArg
    >({
      rawResponseSchema: answerSchema("getRichTextStylesheet"),
      query: () => ({ url: `/api/public/rich-text.css` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetUserApiResponse =
  /** status 200 The user; tokens are included when the server renews them */ User;
export type GetUserApiArg = UserRef;
export type LoginApiResponse =
  /** status 200 The user and the tokens of the new session */ SignedInUser;
export type LoginApiArg = LoginPayload;
export type ForgotPasswordApiResponse =
  /** status 200 An e-mail was sent */ MessageBody;
export type ForgotPasswordApiArg = EmailPayload;
export type RegisterApiResponse =
  /** status 201 Registered; the client shows its own words */ MessageBody;
export type RegisterApiArg = MemberRegistration;
export type VerifyEmailApiResponse =
  /** status 200 The address is verified */ MessageBody;
export type VerifyEmailApiArg = TokenPayload;
export type ResendVerificationEmailApiResponse =
  /** status 200 An e-mail was sent */ MessageBody;
export type ResendVerificationEmailApiArg = EmailPayload;
export type ResendVerificationByTokenApiResponse =
  /** status 200 An e-mail was sent */ MessageBody;
export type ResendVerificationByTokenApiArg = TokenPayload;
export type ResetPasswordApiResponse =
  /** status 200 The password is changed */ MessageBody;
export type ResetPasswordApiArg = ResetPasswordPayload;
export type GetRecentBlogsApiResponse =
  /** status 200 Newest first */ BlogSummary[];
export type GetRecentBlogsApiArg = void;
export type GetBlogsApiResponse =
  /** status 200 One page; an empty one when nothing was found or the page is past the end */ BlogList;
export type GetBlogsApiArg = {
  /** desc, newest first (default), or asc, oldest first */
  filter?: BlogSort;
  /** What the visitor typed; left out when empty */
  search?: string;
  /** Counts from 1 */
  page?: number;
};
export type GetBlogApiResponse = /** status 200 The post */ BlogDetail;
export type GetBlogApiArg = /** The slug of a blog post */ string;
export type CreateContactMessageApiResponse =
  /** status 201 The message has arrived */ MessageBody;
export type CreateContactMessageApiArg = ContactMessage;
export type SubscribeToNewsletterApiResponse =
  /** status 200 Subscribed */ MessageBody;
export type SubscribeToNewsletterApiArg = NewsletterSubscription;
export type GetCoursesApiResponse =
  /** status 200 One page; an empty one when nothing was found or the page is past the end */ CourseList;
export type GetCoursesApiArg = {
  /** Counts from 1 */
  page: number;
  /** Courses per page; the client always asks for 12 */
  pageSize: number;
  /** DESC, newest first, or ASC, oldest first */
  sort: CourseSort;
  /** The committed search; left out when empty */
  search?: string;
  /** Applied filters; the key is repeated for each label, any of them may match */
  categories?: CourseCategory[];
  /** Applied filters; the key is repeated for each label, any of them may match */
  ageGroups?: AgeGroup[];
  /** Applied filters; the key is repeated for each label, any of them may match */
  levels?: CourseLevel[];
};
export type GetFullCourseApiResponse = /** status 200 The course */ FullCourse;
export type GetFullCourseApiArg = /** The slug of a course, or its id */ string;
export type GetEnrollmentProgressApiResponse =
  /** status 200 The progress */ EnrollmentProgress;
export type GetEnrollmentProgressApiArg = /** The id of a course */ string;
export type GetMyCoursesApiResponse =
  /** status 200 The enrollments */ MyCourse[];
export type GetMyCoursesApiArg = void;
export type EnrollApiResponse = /** status 201 Enrolled */ EnrollAnswer;
export type EnrollApiArg = EnrollRequest;
export type UpdateProgressApiResponse =
  /** status 200 The course's progress as it now stands, or nothing */ ProgressAnswer;
export type UpdateProgressApiArg = ProgressUpdate;
export type MarkCompleteApiResponse =
  /** status 200 The course's progress as it now stands, or nothing */ ProgressAnswer;
export type MarkCompleteApiArg = LessonCompletion;
export type CreateDonationIntentApiResponse =
  /** status 200 The secret that the card payment provider asks for */ DonationIntent;
export type CreateDonationIntentApiArg = {
  /** Names one wish to give. For the same key and the same body the server gives its first answer again, for a day and to the same donor; the same key with another body is refused with 422. A server on another origin than the pages has to name it in Access-Control-Allow-Headers, beside Authorization, Content-Type and Accept-Language, or browsers send no such call at all. */
  "Idempotency-Key"?: string;
  donationData: DonationData;
};
export type GetPaymentLinkApiResponse =
  /** status 200 Where to go */ PaymentLink;
export type GetPaymentLinkApiArg = {
  /** Names one wish to give. For the same key and the same body the server gives its first answer again, for a day and to the same donor; the same key with another body is refused with 422. A server on another origin than the pages has to name it in Access-Control-Allow-Headers, beside Authorization, Content-Type and Accept-Language, or browsers send no such call at all. */
  "Idempotency-Key"?: string;
  donationData: DonationData;
};
export type UnsubscribeApiResponse =
  /** status 200 The subscription is ended */ MessageBody;
export type UnsubscribeApiArg =
  /** The id of the subscription in the payment history */ string;
export type GetDonationHistoryApiResponse =
  /** status 200 The history */ DonationHistory;
export type GetDonationHistoryApiArg = {
  /** The signed-in user */
  userId: string;
  /** all, subscriptions alone, or one-time payments alone */
  filter: DonationFilter;
};
export type CreateSchoolApiResponse =
  /** status 201 Registered; the client shows its own words */ MessageBody;
export type CreateSchoolApiArg = SchoolRegistration;
export type CreateStudentApiResponse =
  /** status 201 Registered; the client shows its own words */ MessageBody;
export type CreateStudentApiArg = StudentRegistration;
export type CreateTeacherApiResponse =
  /** status 201 Registered; the client shows its own words */ MessageBody;
export type CreateTeacherApiArg = TeacherRegistration;
export type CreateJobApplicationApiResponse =
  /** status 201 Registered; the client shows its own words */ MessageBody;
export type CreateJobApplicationApiArg = JobApplication;
export type GetWorkCountriesApiResponse =
  /** status 200 Names of countries */ string[];
export type GetWorkCountriesApiArg = void;
export type GetWorksApiResponse =
  /** status 200 One page; an empty one when there are no works */ WorkList;
export type GetWorksApiArg = {
  /** A name of the country list */
  countryName: string;
  /** Counts from 1 */
  page?: number;
};
export type GetWorkApiResponse = /** status 200 The work */ Work;
export type GetWorkApiArg = /** The slug of a work */ string;
export type GetRichTextStylesheetApiResponse =
  /** status 200 The stylesheet */ string;
export type GetRichTextStylesheetApiArg = void;
export type User = {
  id: string;
  /** Shown in the top bar; seed of the avatar */
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber?: string;
  /** ISO code of two letters */
  country?: string;
  city?: string;
  address?: string;
  /** Left out means false */
  hasSubscription?: boolean;
  /** Replaces the stored one when present */
  accessToken?: string;
  /** Replaces the stored one when present */
  refreshToken?: string;
};
export type ErrorBody = {
  /** For people, in their language where the server can */
  message: string;
  /** Repeats the HTTP status */
  statusCode?: number;
  /** Field → messages */
  errors?: {
    [key: string]: string[];
  };
};
export type UserRef = {
  /** userId of the stored session */
  userId: string;
};
export type SignedInUser = User & {
  accessToken: string;
  refreshToken: string;
};
export type LoginPayload = {
  email: string;
  password: string;
  /** On: kept on the device; off: for this tab alone */
  remember: boolean;
};
export type MessageBody = {
  message?: string;
} | null;
export type EmailPayload = {
  email: string;
};
export type PersonFields = {
  firstName: string;
  lastName: string;
  email: string;
  /** Equal to email, without regard to case */
  confirmEmail: string;
  /** ISO code of two letters */
  country: string;
  /** Digits of the country's code, without plus */
  phoneCode?: string;
  phoneNumber?: string;
  city?: string;
  address?: string;
  message?: string;
};
export type MemberRegistration = PersonFields & {
  password: string;
  profession?: string;
};
export type TokenPayload = {
  /** The token in the link of the e-mail */
  jwt: string;
};
export type ResetPasswordPayload = {
  /** The token in the link of the e-mail */
  jwt: string;
  password: string;
};
export type BlogSummary = {
  slug: string;
  title: string;
  shortDesc?: string;
  imageUrl?: string;
  /** Alternative text of the image */
  imageName?: string;
  createdAt: string;
};
export type BlogList = {
  content: BlogSummary[];
  hasNext: boolean;
};
export type BlogSort = "desc" | "asc";
export type BlogDetail = {
  title: string;
  createdAt: string;
  /** Not trusted; sanitised before it is shown */
  html: string;
  imageUrl?: string;
  /** Alternative text of the image */
  imageName?: string;
  /** The image is shown only when true */
  showInBlog?: boolean;
};
export type ContactMessage = {
  name: string;
  email: string;
  /** '+', phone code and phone number in one; left out when there is none */
  phoneNumber?: string;
  subject: string;
  message: string;
};
export type NewsletterSubscription = {
  email: string;
};
export type LessonDuration = number | string;
export type CatalogueLesson = {
  id?: string;
  title?: string;
  duration?: LessonDuration;
};
export type CatalogueChapter = {
  id?: string;
  title?: string;
  lessons: CatalogueLesson[];
};
export type Course = {
  id: string;
  slug: string;
  title: string;
  imageUrl?: string;
  /** Whole US dollars; left out or 0 means free */
  price?: number;
  chapters: CatalogueChapter[];
};
export type CourseList = {
  content: Course[];
  totalPages: number;
  /** Courses on all pages */
  totalElements: number;
  /** Counts from 1 */
  page: number;
};
export type CourseSort = "DESC" | "ASC";
export type CourseCategory =
  "Arts & Design" | "Coding & Tech" | "English Language";
export type AgeGroup = "14-18" | "5-9" | "8-11";
export type CourseLevel = "All Levels" | "Beginner" | "Intermediate" | "Expert";
export type KnownLessonType =
  "text" | "video" | "quiz" | "pdf" | "image" | "others";
export type LessonType = KnownLessonType | string;
export type VideoSource = {
  /** An HLS playlist or a plain video file */
  url: string;
};
export type VideoQualities = {
  low?: VideoSource;
  medium?: VideoSource;
  high?: VideoSource;
};
export type Caption = {
  /** Language tag, such as en or fa */
  language: string;
  /** What it is called where captions are chosen, in its own language */
  label: string;
  /** A WebVTT file */
  url: string;
};
export type QuizQuestion = {
  question: string;
  options: string[];
  /** Index into options, from 0 */
  correctAnswer: number;
  explanation?: string;
};
export type QuizData = {
  questions: QuizQuestion[];
};
export type Lesson = {
  id: string;
  title: string;
  /** Lowest first */
  order: number;
  type: LessonType;
  duration?: LessonDuration;
  /** HTML. Not trusted; sanitised before it is shown */
  description?: string;
  /** The image, the pdf, or a video of a single quality */
  fileUrl?: string;
  fileName?: string;
  videoQualities?: VideoQualities;
  captions?: Caption[];
  quizData?: QuizData;
};
export type Chapter = {
  id: string;
  title: string;
  /** Lowest first */
  order: number;
  lessons: Lesson[];
  /** Left out: the number of lessons */
  lessonCount?: number;
};
export type Material = {
  id: string;
  title: string;
  fileName?: string;
  fileUrl?: string;
  /** Known: pdf, video, audio, image, text, quiz, document, presentation, spreadsheet, archive, other. Compared without regard to case; anything else counts as other. */
  type: string;
  duration?: LessonDuration;
  /** Left out: 'General Materials' */
  chapterTitle?: string;
};
export type FullCourse = {
  id: string;
  slug?: string;
  title: string;
  shortDesc?: string;
  imageUrl?: string;
  updatedAt?: string;
  /** Whole US dollars; left out or 0 means free */
  price?: number;
  /** The overview. Not trusted; sanitised before it is shown */
  html?: string;
  chapters: Chapter[];
  /** Left out, the client derives materials from the lessons */
  materials?: Material[];
};
export type LessonStatus = "not_started" | "in_progress" | "completed";
export type QuizAnswers = {
  [key: string]: number;
};
export type LessonProgress = {
  lessonId: string;
  status: LessonStatus;
  /** Seconds into the video */
  lastPosition?: number;
  /** Percent */
  quizScore?: number;
  quizAnswers?: QuizAnswers;
  completedAt?: string | null;
};
export type ChapterProgress = {
  chapterId: string;
  /** Lessons left out are not started */
  lessons: LessonProgress[];
};
export type EnrollmentProgress = {
  enrollmentId: string;
  /** Percent of lessons completed */
  progressPercentage: number;
  startedAt?: string | null;
  completedAt?: string | null;
  /** Number of completed lessons */
  completedLessons?: number;
  chapters: ChapterProgress[];
};
export type MyCourse = {
  courseId: string;
  enrollmentId: string;
  title: string;
  shortDesc?: string;
  imageUrl?: string;
  /** Left out: links use courseId */
  slug?: string;
  /** Percent of lessons completed */
  progressPercentage: number;
  enrolledAt?: string;
  /** Left out or null before the first visit */
  lastAccessedAt?: string | null;
};
export type EnrollAnswer = {
  /** The enrollment */
  id: string;
};
export type EnrollRequest = {
  courseId: string;
};
export type ProgressAnswer = EnrollmentProgress | (null | null);
export type ProgressUpdate = {
  lessonId: string;
  status: LessonStatus;
  /** Seconds into the video */
  lastPosition?: number;
  /** Percent */
  quizScore?: number;
  quizAnswers?: QuizAnswers;
};
export type LessonCompletion = {
  lessonId: string;
  /** Left out when no lesson follows */
  nextLessonId?: string;
};
export type DonationIntent = {
  clientSecret: string;
};
export type DonationInterval = "one-time" | "week" | "month" | "year";
export type DonationData = {
  /** Whole currency units, not cents */
  amount: number;
  /** True for every interval but one-time */
  isSubscription: boolean;
  currency: "usd";
  interval: DonationInterval;
  /** Left out for a visitor */
  userId?: string;
};
export type PaymentLink = {
  /** A whole https URL of the payment provider; the client follows no other address */
  data: string;
};
export type Cents = number & { readonly unit?: "Cents" };
export type SubscriptionPlan = {
  amount: Cents;
  /** week, month or year */
  interval: string;
};
export type UnixSeconds = number & { readonly unit?: "UnixSeconds" };
export type Invoice = {
  period_start: UnixSeconds;
  period_end: UnixSeconds;
  /** Page where an unpaid invoice is paid, a whole https URL */
  hosted_invoice_url?: string | null;
  /** A whole https URL */
  invoice_pdf?: string | null;
};
export type Subscription = {
  id: string;
  /** Known: unpaid, active, canceled, incomplete_expired */
  status: string;
  plan: SubscriptionPlan;
  latest_invoice?: Invoice;
};
export type OneTimePayment = {
  id: string;
  amount: Cents;
  created: UnixSeconds;
  /** The provider's word, such as succeeded */
  status: string;
};
export type DonationHistory = {
  subs?: Subscription[];
  onetime?: OneTimePayment[];
};
export type DonationFilter = "all" | "subs" | "payment";
export type SchoolRegistration = PersonFields & {
  schoolName: string;
  /** One pdf or image, at most 5 MB */
  file: Blob;
};
export type StudentRegistration = PersonFields & {
  schoolName: string;
  grade: number;
  /** One pdf or image, at most 5 MB */
  file: Blob;
};
export type TeacherRegistration = PersonFields & {
  /** One pdf or image, at most 5 MB */
  file?: Blob;
};
export type JobApplication = {
  firstName: string;
  lastName: string;
  email: string;
  /** Equal to email, without regard to case */
  confirmEmail: string;
  address: string;
  city: string;
  /** ISO code of two letters */
  country: string;
  phoneNumber: string;
  message: string;
  /** One pdf or image, at most 5 MB */
  file: Blob;
};
export type WorkCard = {
  title: string;
  createdAt?: string;
  shortDesc?: string;
  slug: string;
  thumbnailUrl?: string;
  /** Alternative text of the thumbnail */
  thumbnailName?: string;
};
export type WorkPagination = {
  hasNext: boolean;
};
export type WorkCountry = {
  title: string;
  description?: string;
  bannerImageUrl?: string;
  overlayImageUrl?: string;
  /** Alternative text of the overlay */
  overlayImageName?: string;
};
export type WorkList = {
  data: WorkCard[];
  pagination: WorkPagination;
  country?: WorkCountry;
};
export type Work = {
  title: string;
  /** Not trusted; sanitised before it is shown */
  html: string;
  posterUrl?: string;
  /** Alternative text of the poster */
  posterName?: string;
};

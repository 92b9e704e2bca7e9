import type { Bilingual } from './fixtures/bilingual.ts'

/** The texts that the mock server sends to people. */
export const messages = {
  badRequest: { en: 'Please check what you sent.', fa: 'لطفاً آنچه فرستاده‌اید را دوباره نگاه کنید.' },
  signIn: { en: 'Please sign in.', fa: 'لطفاً وارد شوید.' },
  sessionOver: {
    en: 'Your session is over. Please sign in again.',
    fa: 'نشست شما تمام شده است. لطفاً دوباره وارد شوید.',
  },
  forbidden: { en: 'You may not do this.', fa: 'اجازهٔ این کار را ندارید.' },
  notFound: { en: 'Not found.', fa: 'پیدا نشد.' },
  invalidFields: { en: 'Some fields need another look.', fa: 'بعضی از خانه‌ها را دوباره نگاه کنید.' },
  wrongPassword: { en: 'E-mail or password is wrong.', fa: 'ایمیل یا گذرواژه درست نیست.' },
  notVerified: {
    en: 'Please verify your e-mail address first.',
    fa: 'لطفاً اول نشانی ایمیل خود را تأیید کنید.',
  },
  resetSent: {
    en: 'We sent you an e-mail with a link to reset your password.',
    fa: 'ایمیلی با پیوند بازنشانی گذرواژه برایتان فرستادیم.',
  },
  noAccount: { en: 'We know no account with this e-mail address.', fa: 'حسابی با این نشانی ایمیل نداریم.' },
  verified: {
    en: 'Your e-mail address is verified. You can sign in now.',
    fa: 'نشانی ایمیل شما تأیید شد. حالا می‌توانید وارد شوید.',
  },
  alreadyVerified: {
    en: 'This e-mail address is verified already. You can sign in.',
    fa: 'این نشانی ایمیل پیش‌تر تأیید شده است. می‌توانید وارد شوید.',
  },
  verificationSent: {
    en: 'We sent you a new verification e-mail.',
    fa: 'ایمیل تأیید تازه‌ای برایتان فرستادیم.',
  },
  linkExpired: { en: 'This link has expired.', fa: 'مهلت این پیوند تمام شده است.' },
  linkUnknown: { en: 'We do not know this link.', fa: 'این پیوند را نمی‌شناسیم.' },
  passwordChanged: { en: 'Your password is changed.', fa: 'گذرواژهٔ شما عوض شد.' },
  accountExists: {
    en: 'There is an account with this e-mail address already.',
    fa: 'با این نشانی ایمیل پیش‌تر حسابی ساخته شده است.',
  },
  registered: {
    en: 'Thank you. We sent a verification link to your e-mail address.',
    fa: 'سپاسگزاریم. پیوند تأیید را به ایمیلتان فرستادیم.',
  },
  applied: {
    en: 'Thank you. We have received your registration.',
    fa: 'سپاسگزاریم. ثبت‌نام شما به دستمان رسید.',
  },
  appliedAlready: {
    en: 'We have a registration with this e-mail address already.',
    fa: 'با این نشانی ایمیل پیش‌تر ثبت‌نام شده است.',
  },
  jobReceived: {
    en: 'Thank you for applying. We will contact you in a few days.',
    fa: 'از درخواست همکاری شما سپاسگزاریم. تا چند روز دیگر با شما تماس می‌گیریم.',
  },
  fileTooLarge: { en: 'File size exceeds the 5MB limit', fa: 'حجم فایل از ۵ مگابایت بیشتر است' },
  contactReceived: {
    en: 'Thank you. We will answer within two days.',
    fa: 'سپاسگزاریم. تا دو روز دیگر پاسخ می‌دهیم.',
  },
  subscribed: { en: 'Newsletter subscription successful', fa: 'عضویت شما در خبرنامه انجام شد' },
  subscribedAlready: {
    en: 'This e-mail address gets our newsletter already.',
    fa: 'این نشانی ایمیل پیش‌تر عضو خبرنامه شده است.',
  },
  courseUnknown: { en: 'There is no such course.', fa: 'چنین دوره‌ای نداریم.' },
  enrolledAlready: {
    en: 'You are enrolled in this course already.',
    fa: 'شما پیش‌تر در این دوره ثبت‌نام کرده‌اید.',
  },
  notEnrolled: { en: 'You are not enrolled in this course.', fa: 'شما در این دوره ثبت‌نام نکرده‌اید.' },
  lessonUnknown: { en: 'There is no such lesson.', fa: 'چنین درسی نداریم.' },
  alreadySubscribed: {
    en: 'You have a subscription already.',
    fa: 'شما هم‌اکنون حمایت ماهانه یا دوره‌ای دارید.',
  },
  keyOfAnother: {
    en: 'This key belongs to another donation.',
    fa: 'این کلید برای کمک دیگری به کار رفته است.',
  },
  unsubscribed: { en: 'Your subscription is ended.', fa: 'حمایت دوره‌ای شما پایان یافت.' },
  unsubscribedAlready: { en: 'This subscription has ended already.', fa: 'این حمایت پیش‌تر پایان یافته است.' },
  subscriptionUnknown: { en: 'There is no such subscription.', fa: 'چنین حمایتی پیدا نشد.' },
  postUnknown: { en: 'There is no such post.', fa: 'چنین نوشته‌ای نداریم.' },
  countryUnknown: { en: 'We have no works from this country.', fa: 'از این کشور کاری نداریم.' },
  workUnknown: { en: 'There is no such work.', fa: 'چنین کاری نداریم.' },

  required: { en: 'This field is required.', fa: 'پر کردن این خانه لازم است.' },
  notAnEmail: { en: 'This is not an e-mail address.', fa: 'این نشانی ایمیل درست نیست.' },
  emailsDiffer: { en: 'The two e-mail addresses differ.', fa: 'دو نشانی ایمیل یکی نیستند.' },
  tooShort: { en: 'This is too short.', fa: 'این متن کوتاه است.' },
  tooLong: { en: 'This is too long.', fa: 'این متن بلند است.' },
  notAPhone: { en: 'This is not a phone number.', fa: 'این شمارهٔ تلفن درست نیست.' },
  notAGrade: { en: 'The grade is a number from 1 to 10.', fa: 'پایه عددی از ۱ تا ۱۰ است.' },
  notAFile: { en: 'Please choose one PDF or image.', fa: 'لطفاً یک PDF یا تصویر انتخاب کنید.' },
  notAnAmount: { en: 'The amount is a number from 1.', fa: 'مبلغ باید عددی از ۱ به بالا باشد.' },
  notAnInterval: { en: 'Week, month or year, please.', fa: 'هفته، ماه یا سال را انتخاب کنید.' },
  notAStatus: { en: 'not_started, in_progress or completed.', fa: 'not_started، in_progress یا completed.' },
  notANumber: { en: 'This is not an acceptable number.', fa: 'این عدد پذیرفتنی نیست.' },
  notAnswers: { en: 'Question and option are numbers from 0.', fa: 'شمارهٔ سؤال و گزینه عددی از ۰ است.' },
} satisfies Record<string, Bilingual>

export type MessageKey = keyof typeof messages

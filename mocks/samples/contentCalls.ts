import { omid, sara } from '../fixtures/accounts.ts'
import type { SampleCall } from './call.ts'

const page = { page: '1', pageSize: '3', sort: 'DESC' }
const course = 'first-steps-in-scratch'
const monthly = { amount: 12, isSubscription: true, currency: 'usd', interval: 'month', userId: omid.id }
const once = { amount: 20, isSubscription: false, currency: 'usd', interval: 'one-time' }
const history = (filter: string) => ({ userId: sara.id, filter })

/** Courses, learning, donations, posts and works. */
export const contentCalls: SampleCall[] = [
  { operationId: 'getCourses', name: 'ok', status: 200, query: page },
  { operationId: 'getCourses', name: 'persian', status: 200, query: page, language: 'fa' },
  {
    operationId: 'getCourses',
    name: 'filtered',
    status: 200,
    query: { ...page, categories: ['Coding & Tech'], ageGroups: ['8-11', '14-18'], levels: ['Beginner'] },
  },
  {
    operationId: 'getCourses',
    name: 'empty',
    status: 200,
    query: { ...page, search: 'no such course anywhere' },
  },
  { operationId: 'getCourses', name: 'past-the-end', status: 200, query: { ...page, page: '999' } },
  { operationId: 'getCourses', name: 'invalid-400', status: 400, query: { ...page, sort: 'sideways' } },
  { operationId: 'getFullCourse', name: 'ok', status: 200, params: { slug: course } },
  { operationId: 'getFullCourse', name: 'persian', status: 200, params: { slug: course }, language: 'fa' },
  { operationId: 'getFullCourse', name: 'not-found-404', status: 404, params: { slug: 'no-such-course' } },

  {
    operationId: 'getEnrollmentProgress',
    name: 'ok',
    status: 200,
    as: sara.email,
    params: { courseId: 'c-001' },
  },
  {
    operationId: 'getEnrollmentProgress',
    name: 'not-enrolled-404',
    status: 404,
    as: omid.email,
    params: { courseId: 'c-001' },
  },
  {
    operationId: 'getEnrollmentProgress',
    name: 'signed-out-401',
    status: 401,
    params: { courseId: 'c-001' },
  },
  { operationId: 'getMyCourses', name: 'ok', status: 200, as: sara.email },
  { operationId: 'getMyCourses', name: 'empty', status: 200, as: omid.email },
  { operationId: 'getMyCourses', name: 'signed-out-401', status: 401 },
  { operationId: 'enroll', name: 'ok', status: 201, as: omid.email, json: { courseId: 'c-001' } },
  {
    operationId: 'enroll',
    name: 'already-409',
    status: 409,
    as: omid.email,
    json: { courseId: 'c-001' },
    again: true,
  },
  { operationId: 'enroll', name: 'unknown-404', status: 404, as: omid.email, json: { courseId: 'c-nine' } },
  { operationId: 'enroll', name: 'signed-out-401', status: 401, json: { courseId: 'c-001' } },
  {
    operationId: 'updateProgress',
    name: 'video',
    status: 200,
    as: sara.email,
    json: { lessonId: 'c-001-l-12', status: 'in_progress', lastPosition: 15 },
  },
  {
    operationId: 'updateProgress',
    name: 'quiz',
    status: 200,
    as: sara.email,
    json: { lessonId: 'c-001-l-13', status: 'completed', quizScore: 100, quizAnswers: { '0': 0 } },
  },
  {
    operationId: 'updateProgress',
    name: 'invalid-422',
    status: 422,
    as: sara.email,
    json: { lessonId: 'c-001-l-12', status: 'halfway' },
  },
  {
    operationId: 'updateProgress',
    name: 'not-enrolled-404',
    status: 404,
    as: omid.email,
    json: { lessonId: 'c-001-l-12', status: 'in_progress' },
  },
  {
    operationId: 'markComplete',
    name: 'ok',
    status: 200,
    as: sara.email,
    json: { lessonId: 'c-001-l-12', nextLessonId: 'c-001-l-13' },
  },
  {
    operationId: 'markComplete',
    name: 'not-enrolled-404',
    status: 404,
    as: omid.email,
    json: { lessonId: 'c-001-l-12' },
  },

  { operationId: 'createDonationIntent', name: 'ok', status: 200, as: omid.email, json: monthly },
  {
    operationId: 'createDonationIntent',
    name: 'already-409',
    status: 409,
    as: sara.email,
    json: { ...monthly, userId: sara.id },
  },
  { operationId: 'createDonationIntent', name: 'signed-out-401', status: 401, json: monthly },
  { operationId: 'getPaymentLink', name: 'ok', status: 200, json: once },
  { operationId: 'getPaymentLink', name: 'invalid-422', status: 422, json: { ...once, amount: 0 } },
  {
    operationId: 'unsubscribe',
    name: 'ok',
    status: 200,
    as: sara.email,
    query: { subscriptionId: 'sub_demo_1' },
  },
  {
    operationId: 'unsubscribe',
    name: 'unknown-404',
    status: 404,
    as: omid.email,
    query: { subscriptionId: 'sub_demo_1' },
  },
  { operationId: 'getDonationHistory', name: 'ok', status: 200, as: sara.email, query: history('all') },
  { operationId: 'getDonationHistory', name: 'subs', status: 200, as: sara.email, query: history('subs') },
  {
    operationId: 'getDonationHistory',
    name: 'payment',
    status: 200,
    as: sara.email,
    query: history('payment'),
  },
  {
    operationId: 'getDonationHistory',
    name: 'empty',
    status: 200,
    as: omid.email,
    query: { userId: omid.id, filter: 'all' },
  },
  {
    operationId: 'getDonationHistory',
    name: 'somebody-else-403',
    status: 403,
    as: omid.email,
    query: history('all'),
  },

  { operationId: 'getRecentBlogs', name: 'ok', status: 200 },
  { operationId: 'getBlogs', name: 'ok', status: 200, query: { filter: 'desc', page: '1' } },
  {
    operationId: 'getBlogs',
    name: 'empty',
    status: 200,
    query: { filter: 'desc', page: '1', search: 'no such post' },
  },
  { operationId: 'getBlog', name: 'ok', status: 200, params: { slug: 'screen-time-that-ends-well' } },
  { operationId: 'getBlog', name: 'not-found-404', status: 404, params: { slug: 'no-such-post' } },

  { operationId: 'getWorkCountries', name: 'ok', status: 200 },
  { operationId: 'getWorks', name: 'ok', status: 200, query: { countryName: "Côte d'Ivoire", page: '1' } },
  { operationId: 'getWorks', name: 'past-the-end', status: 200, query: { countryName: 'Iran', page: '99' } },
  { operationId: 'getWorks', name: 'unknown-404', status: 404, query: { countryName: 'Atlantis' } },
  { operationId: 'getWork', name: 'ok', status: 200, params: { slug: 'the-reading-tent-copenhagen' } },
  { operationId: 'getWork', name: 'not-found-404', status: 404, params: { slug: 'no-such-work' } },
  { operationId: 'getRichTextStylesheet', name: 'ok', status: 200 },
]

import type { Scenario } from '../scenario.ts'
import { dialog } from '../selectors.ts'

/** The blog. Its documents hold posts: a question that they do not answer reaches the server. */
export const blog: Scenario[] = [
  { name: 'blogs', title: ['The blog', 'وبلاگ'], path: '/blogs' },
  {
    name: 'blogs-empty',
    title: ['No post fits the search', 'نوشته‌ای با این جستجو پیدا نشد'],
    rows: ['blog-empty'],
    path: '/blogs?search=zzzz&filter=asc',
    shows: 'blog.none',
  },
  {
    name: 'blogs-failed',
    title: ['The posts cannot be loaded', 'نوشته‌ها بارگذاری نمی‌شوند'],
    rows: ['blog-list-failure'],
    path: '/blogs?filter=asc',
    faults: [{ operationId: 'getBlogs', kind: 'status', status: 400, times: 99 }],
    complains: /The blog list could not be loaded/,
    shows: 'ui.more.listFailed',
  },
  {
    name: 'blogs-no-recent',
    title: ['No recent posts', 'نوشتهٔ تازه‌ای نیست'],
    rows: ['blog-recent-empty'],
    path: '/blogs?filter=asc',
    faults: [{ operationId: 'getRecentBlogs', kind: 'status', status: 200, body: [], times: 99 }],
    widths: [1280],
    shows: 'blog.recentNone',
  },
  { name: 'blog', title: ['A post', 'یک نوشته'], rows: ['blog-post'], path: '/blogs/a-desk-of-their-own' },
  {
    name: 'blog-unknown',
    title: ['A post that does not exist', 'نوشته‌ای که وجود ندارد'],
    rows: ['blog-post-unknown'],
    path: '/blogs/no-such-post',
    shows: 'notFound.title',
  },
  {
    name: 'blog-failed',
    title: ['A post that may not be read', 'نوشته‌ای که نشان داده نمی‌شود'],
    rows: ['blog-post-failure'],
    path: '/blogs/newer-than-the-build',
    faults: [
      { operationId: 'getBlog', kind: 'status', status: 403, body: { message: 'Not today' }, times: 99 },
    ],
    steps: [{ wait: dialog }],
    shows: 'blog.failed',
  },
]

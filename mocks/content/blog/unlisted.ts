import type { Post } from './post.ts'

/** More than anybody would scroll through. */
const MAX_POSTS = 10_000
const PICTURES = 12
const DAY_MS = 86_400_000
const NEWEST = Date.parse('2026-11-01T08:00:00.000Z')

const built = new Map<string, Post[]>()

/** Posts that no list shows, for measuring: a search for `many-2000` finds so many of them, newest first. */
export function unlistedPosts(search: string): Post[] | undefined {
  const count = Number(/^many-([1-9]\d*)$/.exec(search)?.[1] ?? Number.NaN)
  if (!(count <= MAX_POSTS)) return undefined
  const posts = built.get(search) ?? Array.from({ length: count }, (_, index) => numbered(index + 1))
  built.set(search, posts)
  return posts
}

function numbered(number: number): Post {
  const persian = number.toLocaleString('fa', { useGrouping: false })
  return {
    slug: `numbered-${number}`,
    createdAt: new Date(NEWEST - number * DAY_MS).toISOString(),
    image: String((number % PICTURES) + 1).padStart(2, '0'),
    showInBlog: true,
    en: {
      title: `Post number ${number}, with a title that takes two lines`,
      shortDesc: 'A few lines to read before the post is opened, as many as most posts have of them.',
      html: '<p>That was all.</p>',
    },
    fa: {
      title: `نوشتهٔ شمارهٔ ${persian} با عنوانی که دو خط جا می‌گیرد`,
      shortDesc: 'چند خط برای خواندن پیش از باز کردن نوشته، به همان اندازه که بیشتر نوشته‌ها دارند.',
      html: '<p>تمام شد.</p>',
    },
  }
}

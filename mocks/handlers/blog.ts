import type { BlogDetail, BlogList, BlogSummary } from '../../src/api/types.ts'
import type { ContentLanguage } from '../fixtures/bilingual.ts'
import type { Post } from '../fixtures/blog/post.ts'
import { unlistedPosts } from '../fixtures/blog/unlisted.ts'
import { matches, pageFrom } from '../fixtures/search.ts'
import { answer, choiceOf, type Operations, pageOf, Refusal } from './call.ts'

const PAGE_SIZE = 9
const RECENT = 5

export const blog = {
  getBlogs({ world, query, language }) {
    const search = query.get('search') ?? ''
    const sort = choiceOf(query, 'filter', ['desc', 'asc'])
    const found =
      unlistedPosts(search) ??
      newestFirst(world.content.posts).filter(({ en, fa }) =>
        matches(search, [
          { en: en.title, fa: fa.title },
          { en: en.shortDesc, fa: fa.shortDesc },
        ]),
      )
    const { items, hasNext } = pageFrom(
      sort === 'desc' ? found : found.toReversed(),
      pageOf(query, 'page'),
      PAGE_SIZE,
    )
    const list: BlogList = { content: items.map((post) => summary(post, language)), hasNext }
    return answer(list)
  },

  getRecentBlogs({ world, language }) {
    const recent: BlogSummary[] = newestFirst(world.content.posts)
      .slice(0, RECENT)
      .map((post) => summary(post, language))
    return answer(recent)
  },

  getBlog({ world, params, language }) {
    const post = world.content.posts.find(({ slug }) => slug === params.slug)
    if (!post) throw new Refusal(404, 'postUnknown')
    const { createdAt, showInBlog } = post
    const { title, html } = post[language]
    const detail: BlogDetail = { title, createdAt, html, ...image(post, language), showInBlog }
    return answer(detail)
  },
} satisfies Partial<Operations>

function newestFirst(posts: Post[]) {
  return posts.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}

function summary(post: Post, language: ContentLanguage): BlogSummary {
  const { slug, createdAt } = post
  const { title, shortDesc } = post[language]
  return { slug, title, shortDesc, ...image(post, language), createdAt }
}

/** The picture's name is its alternative text. */
function image(post: Post, language: ContentLanguage) {
  return post.image ? { imageUrl: `/mock-media/blog/${post.image}.svg`, imageName: post[language].title } : {}
}

import { useEffect } from 'react'
import { blogApi, useGetBlogQuery } from '@/api/blog'
import { isNotFound } from '@/api/errors'
import { loadRichTextStyle } from '@/blocks/RichText/richTextStyle'
import { useAppDispatch } from '@/state/hooks'
import type { ScreenRequests } from '@/state/screenRequests'
import { NotFound } from '@/ui/NotFound'
import { useSegments } from '@/ui/useSegments'
import { Post } from './Post'
import { PostFailed } from './PostFailed'
import { PostSkeleton } from './PostSkeleton'

export const requests: ScreenRequests = ([, slug = '']) => [blogApi.endpoints.getBlog.initiate(slug)]

export default function BlogScreen() {
  const [, slug = ''] = useSegments()
  const dispatch = useAppDispatch()
  const post = useGetBlogQuery(slug)
  // The style loads in parallel with the post.
  useEffect(() => void dispatch(loadRichTextStyle()), [dispatch])
  // The prerendered document may still contain a post that the server has since deleted.
  if (isNotFound(post.error)) return <NotFound />
  if (post.currentData) return <Post key={slug} slug={slug} post={post.currentData} />
  if (post.isFetching) return <PostSkeleton />
  return <PostFailed error={post.error} onRetry={post.refetch} />
}

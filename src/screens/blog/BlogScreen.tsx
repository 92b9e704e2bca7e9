import { useEffect } from 'react'
import { useGetBlogQuery } from '@/api/blog'
import { isNotFound } from '@/api/errors'
import { NotFound } from '@/ui/NotFound'
import { loadRichTextStyle } from '@/ui/richTextStyle'
import { useSegments } from '@/ui/useSegments'
import { Post } from './Post'
import { PostFailed } from './PostFailed'
import { PostSkeleton } from './PostSkeleton'

export default function BlogScreen() {
  const [, slug = ''] = useSegments()
  const post = useGetBlogQuery(slug)
  // Beside the post, not after it.
  useEffect(() => void loadRichTextStyle(), [])
  if (post.currentData) return <Post key={slug} slug={slug} post={post.currentData} />
  if (post.isFetching) return <PostSkeleton />
  if (isNotFound(post.error)) return <NotFound />
  return <PostFailed error={post.error} onRetry={post.refetch} />
}

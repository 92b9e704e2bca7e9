import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlogDetail } from '@/api/types'
import { shareImage } from '@/domain/site/shareImage'
import { postData } from '@/domain/site/structuredDataOfPost'
import { oneLine } from '@/domain/text/oneLine'
import { PageHead } from '@/ui/PageHead'
import { textOfHtml } from '@/ui/sanitizeHtml'

type Props = { slug: string; post: BlogDetail; title: string }

/** The metadata of a post for search engines and shared links. Its beginning is the description. */
export function PostHead({ slug, post, title }: Props) {
  const { t, i18n } = useTranslation()
  const summary = useMemo(() => oneLine(textOfHtml(post.html)), [post.html])
  const description = summary ?? t('descriptions.blog')
  const { createdAt, imageUrl } = post
  return (
    <PageHead
      title={oneLine(title)}
      description={description}
      type="article"
      image={shareImage(imageUrl)}
      jsonLd={postData({ slug, title, description, language: i18n.language, createdAt, imageUrl })}
    />
  )
}

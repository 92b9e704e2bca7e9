import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { BlogDetail } from '@/api/types'
import { RichText } from '@/blocks/RichText/RichText'
import { pictureText } from '@/domain/text/imageAlt'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { ServerImage } from '@/ui/ServerImage'
import { useDay } from '@/ui/useDay'
import styles from './Post.module.css'
import { PostHead } from './PostHead'

type Props = { slug: string; post: BlogDetail }

export function Post({ slug, post }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const day = useDay(post.createdAt, language)
  const title = post.title || t('blog.untitled')
  const titleId = useId()
  return (
    <article className={styles.post}>
      <PostHead slug={slug} post={post} title={title} />
      <header>
        {day && (
          <p className={styles.day}>
            <time dateTime={post.createdAt}>{day}</time>
          </p>
        )}
        <h1 id={titleId} tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
      </header>
      {post.showInBlog && post.imageUrl && (
        <ServerImage
          className={styles.image}
          url={post.imageUrl}
          alt={pictureText(post.imageName, title)}
          fallback="/static/images/image-fallback.svg"
          width={640}
          height={360}
          loading="eager"
          coverOf={titleId}
        />
      )}
      <RichText html={post.html} otherwise={<p>{t('blog.empty')}</p>} />
      <p className={styles.end}>
        <Link to={paths.blogs}>{t('blog.back')}</Link>
      </p>
    </article>
  )
}

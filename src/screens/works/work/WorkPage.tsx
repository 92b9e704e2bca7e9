import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Work } from '@/api/types'
import { RichText } from '@/blocks/RichText/RichText'
import { shareImage } from '@/domain/site/shareImage'
import { pictureText } from '@/domain/text/imageAlt'
import { oneLine } from '@/domain/text/oneLine'
import { paths } from '@/lib/paths'
import action from '@/ui/action.module.css'
import { PageHead } from '@/ui/PageHead'
import { ServerImage } from '@/ui/ServerImage'
import { SocialLinks } from '@/ui/SocialLinks'
import { textOfHtml } from '@/ui/sanitizeHtml'
import styles from './WorkPage.module.css'

type Props = { work: Work; title: string; country: string }

/** The poster, the title, the story, and a way to stay in touch. */
export function WorkPage({ work, title, country }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const description = useMemo(() => oneLine(textOfHtml(work.html)), [work.html])
  return (
    <div className={styles.page}>
      <PageHead
        title={oneLine(title)}
        description={description ?? t('descriptions.work', { title })}
        image={shareImage(work.posterUrl)}
        type="article"
      />
      <article className={styles.work}>
        <ServerImage
          url={work.posterUrl}
          fallback="/static/images/image-fallback.svg"
          alt={pictureText(work.posterName, work.title)}
          width={960}
          height={540}
          className={styles.poster}
          loading="eager"
          coverOf={titleId}
        />
        <h1 id={titleId} tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
        <RichText html={work.html} otherwise={<p>{t('works.work.nothing')}</p>} />
      </article>
      <aside className={styles.aside}>
        <section className={styles.connected}>
          <h2>{t('works.work.connected')}</h2>
          <p>{t('works.work.connectedText')}</p>
          <SocialLinks className={styles.social} label={t('works.work.connected')} />
        </section>
        <Link to={paths.worksOf(country)} className={action.quiet}>
          {t('works.work.more')}
        </Link>
      </aside>
    </div>
  )
}

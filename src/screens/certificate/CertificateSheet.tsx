import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { durationText } from '@/blocks/enrollment/durationText'
import { letterSize } from '@/domain/course/certificate'
import { courseLessonCount, courseSeconds } from '@/domain/course/course'
import { config } from '@/lib/config/config'
import { formatDay } from '@/lib/i18n/dates'
import { formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import styles from './CertificateSheet.module.css'
import type { Certificate } from './useCertificate'

type Props = Certificate & {
  /** '' if the name is unknown. The sheet then has a line to write on. */
  name: string
  title: string
}

/**
 * The certificate on one page. Its pictures are images and its lines are borders, which are printed under any
 * settings of the printer.
 */
export function CertificateSheet({ course, completedAt, number, name, title }: Props) {
  const { t } = useTranslation()
  const headingId = useId()
  return (
    <section className={styles.sheet} aria-labelledby={headingId} data-theme="light">
      <div className={styles.frame}>
        <img className={styles.garland} src="/static/images/certificate-garland.svg" alt="" />
        <div className={styles.words}>
          <div className={styles.mark}>
            <img src="/static/images/logo.svg" alt="" width="64" height="64" />
            {config.productName}
          </div>
          <h2 id={headingId}>{t('enrollment.certificate')}</h2>
          {/* The lines form one sentence, so they share one paragraph. */}
          <p className={styles.sentence}>
            <span>{t('certificate.givenTo')}</span>{' '}
            {name ? (
              <span className={styles.name} data-letters={letterSize(name)}>
                <bdi>{name}</bdi>
              </span>
            ) : (
              <span className={styles.blank}>{t('certificate.writeName')}</span>
            )}{' '}
            <span>{t('certificate.completed')}</span>{' '}
            <span className={styles.course} data-letters={letterSize(title)}>
              <bdi>{title}</bdi>
            </span>
          </p>
          <p className={styles.praise}>{t('certificate.praise')}</p>
          <Facts course={course} completedAt={completedAt} number={number} />
        </div>
        <img className={styles.seal} src="/static/images/certificate-seal.svg" alt="" />
        <img className={styles.scene} src="/static/images/certificate-scene.svg" alt="" />
      </div>
    </section>
  )
}

/** The facts of the course. The sheet leaves out unknown ones. */
function Facts({ course, completedAt, number }: Certificate) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const lessons = courseLessonCount(course)
  const content = [
    lessons > 0 && t('course.lessons', { count: lessons, number: formatNumber(lessons, language) }),
    durationText(courseSeconds(course), t, language),
  ]
  const facts = [
    { name: t('certificate.day'), value: formatDay(completedAt, language) },
    { name: t('certificate.content'), value: content.filter(Boolean).join(' · ') },
    { name: t('certificate.number'), value: number },
  ]
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value)
        .map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  )
}

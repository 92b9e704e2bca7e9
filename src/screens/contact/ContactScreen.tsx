import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CONTACT_DRAFT } from '@/blocks/ContactForm/contactDraft'
import { hasDraft } from '@/forms/draft'
import { useIsHydrated } from '@/lib/page/useIsHydrated'
import { paths } from '@/lib/paths'
import { antdModule } from '@/ui/antdModule'
import { LazySection } from '@/ui/LazySection'
import styles from './ContactScreen.module.css'
import { ContactWays } from './ContactWays'

const contactForm = antdModule(() => import('@/blocks/ContactForm/ContactForm'))

export const parts = [contactForm]

export default function ContactScreen() {
  const { t } = useTranslation()
  const isHydrated = useIsHydrated()
  return (
    <div className={styles.page}>
      <div>
        <h1 tabIndex={-1}>{t('titles.contact')}</h1>
        <p className={styles.intro}>{t('contact.intro')}</p>
        <ContactWays />
        <p className={styles.faq}>
          {t('contact.faq')} <Link to={paths.faqs}>{t('contact.toFaq')}</Link>
        </p>
        <img className={styles.picture} src="/static/images/copenhagen.svg" alt="" width="480" height="300" />
      </div>
      <section className={styles.card} aria-labelledby="contact-form">
        <h2 id="contact-form">{t('contact.form.title')}</h2>
        <LazySection
          name="form"
          part={contactForm}
          failed="contact.form.loadFailed"
          waitingClassName={styles.form}
          isAsleep
          // The form loads at once if there is a draft to show, from before a reload or from the about page.
          isAsked={isHydrated && hasDraft(CONTACT_DRAFT)}
        />
      </section>
    </div>
  )
}

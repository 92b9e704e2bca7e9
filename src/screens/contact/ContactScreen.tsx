import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import ContactForm from '@/blocks/ContactForm/ContactForm'
import { paths } from '@/lib/paths'
import styles from './ContactScreen.module.css'
import { ContactWays } from './ContactWays'

export default function ContactScreen() {
  const { t } = useTranslation()
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
        <ContactForm />
      </section>
    </div>
  )
}

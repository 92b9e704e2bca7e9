import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AppForm } from '@/forms/AppForm'
import { PhoneField } from '@/forms/fields/PhoneField'
import { TextAreaField } from '@/forms/fields/TextAreaField'
import { TextField } from '@/forms/fields/TextField'
import { focusWhatIsNext } from '@/forms/focusWhatIsNext'
import { SubmitButton } from '@/forms/SubmitButton'
import { prepareAlert } from '@/ui/LazyAlert'
import layout from '@/ui/layout.module.css'
import styles from './ContactForm.module.css'
import { ContactOutcome } from './ContactOutcome'
import { CONTACT_DRAFT } from './contactDraft'
import { contactSchema, emptyContact } from './contactMessage'
import { useContactForm } from './useContactForm'

/** The contact form. All its places share one draft. */
export default function ContactForm() {
  const { t } = useTranslation()
  const { send, outcome, forgetOutcome } = useContactForm()
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place}>
      <p className={layout.soft}>{t('contact.form.hint')}</p>
      <AppForm
        schema={contactSchema}
        initialValues={emptyContact}
        onSubmit={send}
        onFocus={prepareAlert}
        label={t('contact.form.title')}
        draft={CONTACT_DRAFT}
      >
        {({ isSubmitting }) => (
          <>
            <div className={styles.pair}>
              <TextField name="name" autoComplete="name" label={t('contact.form.name')} required />
              <TextField
                name="email"
                type="email"
                autoComplete="email"
                dir="ltr"
                label={t('contact.form.email')}
                required
              />
            </div>
            <PhoneField codeName="phoneCode" name="phoneNumber" label={t('contact.form.phone')} required />
            <TextField name="subject" autoComplete="off" label={t('contact.form.subject')} required />
            <TextAreaField name="message" rows={6} label={t('contact.form.message')} required />
            <SubmitButton isSubmitting={isSubmitting} block>
              {t('contact.form.submit')}
            </SubmitButton>
          </>
        )}
      </AppForm>
      {outcome && (
        <ContactOutcome
          outcome={outcome}
          onClose={() => {
            forgetOutcome()
            focusWhatIsNext(place.current)
          }}
        />
      )}
    </div>
  )
}

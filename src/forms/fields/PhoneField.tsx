import { ConfigProvider, Input, Space } from 'antd'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { defaultPhoneCountry } from '@/domain/people/phone'
import { PhoneCodePicker } from '../phone/PhoneCodePicker'
import { FieldFrame } from './FieldFrame'
import styles from './PhoneField.module.css'

type Props = {
  codeName: string
  name: string
  label: string
  required?: boolean
  /** The code that shows until the user picks one, if a better one is known than that of the language. */
  defaultCode?: string
}

const asTyped = (value: string) => value

/**
 * A code and a number, in this order in every language. An empty code means the default. Once the user types
 * a number, the field stores the code that it shows.
 */
export function PhoneField({ codeName, name, label, required, defaultCode }: Props) {
  const { t, i18n } = useTranslation()
  const code = useField<string>(codeName)
  const { input, meta } = useField<string>(name, { parse: asTyped })
  const phoneCode = code.input.value || (defaultCode ?? defaultPhoneCountry(i18n.language).phoneCode)
  return (
    <FieldFrame label={label} meta={meta}>
      {(accessibility) => (
        <ConfigProvider direction="ltr">
          <Space.Compact block className={styles.row} dir="ltr">
            <PhoneCodePicker
              name={codeName}
              label={t('forms.phone.code')}
              phoneCode={phoneCode}
              onPick={code.input.onChange}
            />
            <Input
              {...input}
              {...accessibility}
              type="text"
              inputMode="tel"
              autoComplete="tel-national"
              required={required}
              onChange={(event) => {
                input.onChange(event)
                if (!code.input.value) code.input.onChange(phoneCode)
              }}
            />
          </Space.Compact>
        </ConfigProvider>
      )}
    </FieldFrame>
  )
}

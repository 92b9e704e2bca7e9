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
  /** Stands there until a code is picked, where something better is known than the language. */
  defaultCode?: string
}

const asTyped = (value: string) => value

/**
 * A code and a number, in this order in every language. An empty code stands for the default, until a number is typed: from
 * then on it is the one that its owner saw.
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

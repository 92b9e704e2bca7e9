import { Input } from 'antd'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '@/lib/i18n/numbers'
import { useLanguage } from '@/lib/i18n/useLanguage'
import { cleanText, countCharacters } from '@/lib/values/characters'
import { FieldFrame } from './FieldFrame'
import input from './input.module.css'
import styles from './TextAreaField.module.css'

type Props = {
  name: string
  label: string
  rows: number
  required?: boolean
  /** The limit, in characters of the cleaned text. The user may type more; nothing is cut off. */
  max?: number
}

const asTyped = (value: string) => value
const charactersSent = (text: string) => countCharacters(cleanText(text))

export function TextAreaField({ name, label, max, ...rest }: Props) {
  const { input: handlers, meta } = useField<string>(name, { parse: asTyped })
  const count = useCountOf(max)
  return (
    <FieldFrame label={label} meta={meta}>
      {(accessibility) => (
        <Input.TextArea
          {...handlers}
          {...accessibility}
          {...rest}
          {...count}
          autoComplete="off"
          className={max ? styles.counted : undefined}
          classNames={{ textarea: input.text, count: styles.count }}
        />
      )}
    </FieldFrame>
  )
}

function useCountOf(max: number | undefined) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (max === undefined) return undefined
  const words = (count: number) =>
    t('ui.characters', { number: formatNumber(count, language), max: formatNumber(max, language) })
  return {
    count: { max, strategy: charactersSent },
    showCount: { formatter: ({ count }: { count: number }) => words(count) },
  }
}

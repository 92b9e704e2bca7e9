import { SearchOutlined } from '@ant-design/icons'
import { Button, Input, type InputRef } from 'antd'
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { SEARCH_MAX_LENGTH } from '@/lib/config/constants'
import styles from './SearchField.module.css'

type Props = {
  ref?: Ref<HTMLInputElement>
  /** The name of the field in the URL's query, if the form navigates. */
  name?: string
  label: string
  placeholder: string
  /** The id of the element that describes the field. */
  describedBy?: string
  value: string
  onChange: (value: string) => void
  /** The text of the submit button. */
  submitText: string
  /** Other content of the box, after the field. */
  children?: ReactNode
}

/**
 * A search field in a box, with an icon and a submit button. The form around it handles Enter and the button:
 * antd's own `onSearch` would fire a second time, and miss a press before hydration.
 */
export function SearchField({
  ref,
  name,
  label,
  placeholder,
  describedBy,
  value,
  onChange,
  submitText,
  children,
}: Props) {
  const input = useRef<InputRef>(null)
  useImperativeHandle(ref, () => input.current?.input as HTMLInputElement, [])
  return (
    <Input.Search
      ref={input}
      rootClassName={styles.box}
      classNames={{ prefix: styles.glass }}
      name={name}
      aria-label={label}
      aria-describedby={describedBy}
      placeholder={placeholder}
      prefix={<SearchOutlined aria-hidden="true" />}
      suffix={children}
      enterButton={
        <Button type="primary" htmlType="submit">
          {submitText}
        </Button>
      }
      enterKeyHint="search"
      autoComplete="off"
      maxLength={SEARCH_MAX_LENGTH}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

import { SearchOutlined } from '@ant-design/icons'
import { Button, Input, type InputRef } from 'antd'
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { SEARCH_MAX_LENGTH } from '@/lib/config/constants'
import styles from './SearchField.module.css'

type Props = {
  ref?: Ref<HTMLInputElement>
  /** The name in the query, if the form leads to an address. */
  name?: string
  label: string
  placeholder: string
  /** The id of what is said about it. */
  describedBy?: string
  value: string
  onChange: (value: string) => void
  /** On the button that sends the search. */
  submitText: string
  /** Other content of the box, after the words. */
  children?: ReactNode
}

/**
 * The field of a search in a box, with its glass and the button that sends it. The form around it handles
 * Enter and the button: antd's own `onSearch` would fire a second time, and miss a press before hydration.
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

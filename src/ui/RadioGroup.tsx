import { Radio, type RadioGroupProps } from 'antd'
import type { ReactNode } from 'react'

type Props<Value> = Pick<RadioGroupProps, 'block' | 'buttonStyle' | 'className'> & {
  name: string
  /** undefined if nothing is chosen. */
  value: Value | undefined
  onChange: (value: Value) => void
  children: ReactNode
}

/** Ant Design's radio buttons. The fieldset around them is the group, and its legend names it. */
export function RadioGroup<Value>({ value, onChange, ...props }: Props<Value>) {
  return (
    <Radio.Group
      role="presentation"
      // With undefined Ant Design would keep a value of its own, even if the caller refuses a choice.
      value={value ?? null}
      onChange={({ target }) => onChange(target.value)}
      {...props}
    />
  )
}

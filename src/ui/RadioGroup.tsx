import { Radio, type RadioGroupProps } from 'antd'
import type { ReactNode } from 'react'

type Props<Value> = Pick<RadioGroupProps, 'block' | 'buttonStyle' | 'className'> & {
  name: string
  /** Undefined where nothing is chosen. */
  value: Value | undefined
  onChange: (value: Value) => void
  children: ReactNode
}

/** Ant Design's radio buttons in a fieldset, which is the group for screen readers and has its legend as the name. */
export function RadioGroup<Value>({ value, onChange, ...props }: Props<Value>) {
  return (
    <Radio.Group
      role="presentation"
      // Without a value Ant Design would keep one of its own, also of a choice that is refused.
      value={value ?? null}
      onChange={({ target }) => onChange(target.value)}
      {...props}
    />
  )
}

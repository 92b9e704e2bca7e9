import { Checkbox } from 'antd'
import { useField } from 'react-final-form'

export function CheckboxField({ name, label }: { name: string; label: string }) {
  const { input } = useField<boolean>(name, { type: 'checkbox' })
  return (
    <Checkbox name={name} checked={input.checked} onChange={input.onChange} onBlur={() => input.onBlur()}>
      {label}
    </Checkbox>
  )
}

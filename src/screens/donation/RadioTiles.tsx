import { Radio } from 'antd'
import { RadioGroup } from '@/ui/RadioGroup'
import styles from './Choice.module.css'

type Props<Value> = {
  name: string
  values: readonly Value[]
  /** None of them, where something else counts. */
  chosen: Value | undefined
  textOf: (value: Value) => string
  onChoose: (value: Value) => void
}

/** One of a few, beside each other. Their fieldset with its legend is the group. */
export function RadioTiles<Value extends string | number>(props: Props<Value>) {
  const { name, values, chosen, textOf, onChoose } = props
  return (
    <RadioGroup name={name} className={styles.choices} value={chosen} onChange={onChoose}>
      {values.map((value) => (
        <Radio.Button key={value} value={value} className={styles.choice}>
          {textOf(value)}
        </Radio.Button>
      ))}
    </RadioGroup>
  )
}

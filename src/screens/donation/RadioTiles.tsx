import { Radio } from 'antd'
import { RadioGroup } from '@/ui/RadioGroup'
import styles from './Choice.module.css'

type Props<Value> = {
  name: string
  values: readonly Value[]
  /** undefined if none of the values is chosen, for example if a typed amount counts. */
  chosen: Value | undefined
  textOf: (value: Value) => string
  onChoose: (value: Value) => void
}

/** Radio buttons in a row. The caller supplies the fieldset with its legend. */
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

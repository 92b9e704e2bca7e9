import styles from './Choice.module.css'

type Props<Value> = {
  name: string
  values: readonly Value[]
  /** None of them, where something else counts. */
  chosen: Value | undefined
  textOf: (value: Value) => string
  onChoose: (value: Value) => void
}

/** One of a few, beside each other. Their legend is around them. */
export function RadioTiles<Value extends string | number>(props: Props<Value>) {
  const { name, values, chosen, textOf, onChoose } = props
  return (
    <div className={styles.choices}>
      {values.map((value) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {textOf(value)}
        </label>
      ))}
    </div>
  )
}

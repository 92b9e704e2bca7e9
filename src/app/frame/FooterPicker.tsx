import styles from './FooterPicker.module.css'
import { MenuButton } from './MenuButton'

type Props<Choice extends string> = {
  label: string
  /** The text of each choice, in the order of the menu. */
  texts: Record<Choice, string>
  chosen: NoInfer<Choice>
  onChoose: (choice: NoInfer<Choice>) => void
}

/** A setting of the device: its name, its value, and a menu of the choices. */
export function FooterPicker<Choice extends string>({ label, texts, chosen, onChoose }: Props<Choice>) {
  const choices = Object.keys(texts) as Choice[]
  return (
    <MenuButton
      className={styles.picker}
      entries={choices.map((key) => ({
        key,
        label: texts[key],
        isChecked: key === chosen,
        onChoose: () => onChoose(key),
      }))}
    >
      <span className={styles.label}>{`${label}: `}</span>
      {texts[chosen]}
    </MenuButton>
  )
}

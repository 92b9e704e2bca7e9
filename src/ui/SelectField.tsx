import { DownOutlined } from '@ant-design/icons'
import { Select } from 'antd'
import { type KeyboardEvent, useId, useState } from 'react'
import layout from '@/ui/layout.module.css'
import styles from './SelectField.module.css'

export type SelectOption<Value extends string> = { value: Value; label: string; disabled?: boolean }

type Props<Value extends string> = {
  label: string
  /** The label may be visible, or for screen readers alone if the value explains itself. */
  showsLabel?: 'always' | 'where there is room' | 'never'
  /** Keys that change it, as `aria-keyshortcuts` names them. */
  keys?: string
  value: Value
  onChange: (value: Value) => void
  options: SelectOption<Value>[]
}

const seen = { always: '', 'where there is room': layout.hiddenOnPhone, never: 'visually-hidden' }

/** One of several, in a list that opens. */
export function SelectField<Value extends string>({
  label,
  showsLabel = 'always',
  keys,
  value,
  onChange,
  options,
}: Props<Value>) {
  const id = useId()
  const chosenId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.field}>
      <label className={`${layout.small} ${seen[showsLabel]}`} htmlFor={id}>
        {label}
      </label>
      <Select<Value, SelectOption<Value>>
        id={id}
        rootClassName={styles.choice}
        classNames={{ suffix: styles.arrow }}
        // antd's own arrow is read aloud, as "down".
        suffixIcon={<DownOutlined aria-hidden />}
        value={value}
        onChange={onChange}
        options={options}
        open={isOpen}
        onOpenChange={setOpen}
        // antd opens when the mouse goes down. A press of assistive technology, or one from before the program came, is a click alone.
        onClick={({ detail }) => detail === 0 && setOpen(true)}
        // antd's closed list does not follow a typed letter, as the browser's own does.
        onKeyDown={(event) => {
          const next = !isOpen && optionByLetter(event, options, value)
          if (next) onChange(next.value)
        }}
        // antd's field has no value for screen readers: what is chosen stands beside it.
        aria-describedby={chosenId}
        aria-keyshortcuts={keys}
        labelRender={(chosen) => (
          <span id={chosenId} className={styles.chosen}>
            {chosen.label}
          </span>
        )}
        // Only a list without windows gives its options their roles and states.
        virtual={false}
        popupRender={(menu) => <div ref={(popup) => nameList(popup, label)}>{menu}</div>}
      />
    </div>
  )
}

/** @returns the next option after the chosen one that begins with the letter of the key. */
function optionByLetter<Value extends string>(
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  options: SelectOption<Value>[],
  value: Value,
) {
  if (altKey || ctrlKey || metaKey || key === ' ' || [...key].length !== 1) return undefined
  const chosen = options.findIndex((option) => option.value === value)
  const inOrder = [...options.slice(chosen + 1), ...options.slice(0, chosen + 1)]
  return inOrder.find(
    ({ label, disabled }) => !disabled && label.toLocaleLowerCase().startsWith(key.toLocaleLowerCase()),
  )
}

/** antd gives its list no name. */
function nameList(popup: HTMLElement | null, label: string) {
  popup?.querySelector('[role=listbox]')?.setAttribute('aria-label', label)
}

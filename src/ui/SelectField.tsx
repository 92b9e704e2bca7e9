import { DownOutlined } from '@ant-design/icons'
import { Select } from 'antd'
import { type KeyboardEvent, useId, useState } from 'react'
import layout from '@/ui/layout.module.css'
import styles from './SelectField.module.css'

export type SelectOption<Value extends string> = { value: Value; label: string; disabled?: boolean }

type Props<Value extends string> = {
  label: string
  /** The label may be for screen readers only if the value explains itself. */
  showsLabel?: 'always' | 'where there is room' | 'never'
  /** The shortcut keys, in the syntax of `aria-keyshortcuts`. */
  keys?: string
  value: Value
  onChange: (value: Value) => void
  options: SelectOption<Value>[]
}

const seen = { always: '', 'where there is room': layout.visuallyHiddenOnPhone, never: 'visually-hidden' }

/** A choice from a list that opens. */
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
        // A screen reader would read antd's own arrow as "down".
        suffixIcon={<DownOutlined aria-hidden />}
        value={value}
        onChange={onChange}
        options={options}
        open={isOpen}
        onOpenChange={setOpen}
        // antd opens on mousedown. Assistive technology and a press before hydration cause only a click.
        onClick={({ detail }) => detail === 0 && setOpen(true)}
        // Unlike the browser's own select, antd's closed one does not react to a typed letter.
        onKeyDown={(event) => {
          const next = !isOpen && optionByLetter(event, options, value)
          if (next) onChange(next.value)
        }}
        // antd's field has no value for screen readers, so it is described by the chosen option.
        aria-describedby={chosenId}
        aria-keyshortcuts={keys}
        labelRender={(chosen) => (
          <span id={chosenId} className={styles.chosen}>
            {chosen.label}
          </span>
        )}
        // antd gives options their roles and states only if the list is not virtual.
        virtual={false}
        popupRender={(menu) => <div ref={(popup) => nameList(popup, label)}>{menu}</div>}
      />
    </div>
  )
}

/** @returns the next option after the chosen one that begins with the typed letter. */
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

/** antd's list has no accessible name. */
function nameList(popup: HTMLElement | null, label: string) {
  popup?.querySelector('[role=listbox]')?.setAttribute('aria-label', label)
}

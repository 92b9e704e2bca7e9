import { Link } from 'react-router'
import styles from './MenuButton.module.css'
import type { MenuProps } from './menuEntries'

/**
 * Replaces a menu whose code cannot be loaded, or has not come yet. The entries stand below the button, so
 * that Tab reaches them in order.
 */
export function PlainMenu({ id, labelledBy, entries, onChoose }: MenuProps) {
  return (
    <ul id={id} className={styles.plain} aria-labelledby={labelledBy}>
      {entries.map(
        (entry) =>
          entry !== 'divider' && (
            <li key={entry.key}>
              {entry.to === undefined ? (
                <button
                  type="button"
                  className={styles.trigger}
                  aria-pressed={entry.isChecked}
                  onClick={() => onChoose(entry)}
                >
                  {entry.icon}
                  {entry.label}
                </button>
              ) : (
                <Link
                  className={styles.trigger}
                  to={entry.to}
                  aria-current={entry.current}
                  onClick={() => onChoose(entry)}
                >
                  {entry.label}
                </Link>
              )}
            </li>
          ),
      )}
    </ul>
  )
}

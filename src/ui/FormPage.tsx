import { type ReactNode, useId } from 'react'
import styles from './FormPage.module.css'
import layout from './layout.module.css'
import { Panel } from './Panel'

type Props = {
  title: string
  intro: string
  picture: string
  /** Hides the page from a signed-in user. */
  isForVisitors?: boolean
  /** Links to related pages, below the form. */
  more: ReactNode
  children: ReactNode
}

/** A page with one form in a card and, on wide screens, a picture beside it. */
export function FormPage({ title, intro, picture, isForVisitors, more, children }: Props) {
  const titleId = useId()
  return (
    <div className={styles.page} data-visitor={isForVisitors || undefined}>
      <Panel role="region" aria-labelledby={titleId}>
        <h1 id={titleId} tabIndex={-1}>
          {title}
        </h1>
        <p className={layout.soft}>{intro}</p>
        {children}
        <p className={styles.more}>{more}</p>
      </Panel>
      <img className={layout.decor} src={picture} alt="" width="480" height="360" />
    </div>
  )
}

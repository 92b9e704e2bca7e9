import type { ReactNode } from 'react'
import styles from '@/ui/formPage.module.css'
import layout from '@/ui/layout.module.css'

type Props = { title: string; intro: string; picture: string; children: ReactNode }

/** A card with one form, and a picture beside it where there is room. */
export function PasswordPage({ title, intro, picture, children }: Props) {
  return (
    <div className={styles.page}>
      <section className={styles.card} aria-labelledby="password-title">
        <h1 id="password-title" tabIndex={-1}>
          {title}
        </h1>
        <p className={layout.soft}>{intro}</p>
        {children}
      </section>
      <img className={layout.decor} src={picture} alt="" width="400" height="300" />
    </div>
  )
}

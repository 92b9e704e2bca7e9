import styles from './Accordion.module.css'

type Props = {
  /** One answer of this name is open at a time. */
  name: string
  questions: { question: string; answer: string }[]
  /** The first answer shows what is behind the others. */
  isFirstOpen?: boolean
}

/** Questions that open their answers: the browser's own, keyboard and screen reader included, and no script. */
export function Accordion({ name, questions, isFirstOpen = false }: Props) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }, index) => (
        <details key={question} name={name} className={styles.question} open={isFirstOpen && index === 0}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}

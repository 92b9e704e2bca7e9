import { useState } from 'react'
import { Disclosure } from './Disclosure'

type Props = {
  questions: { question: string; answer: string }[]
  /** The first answer is open from the start. */
  isFirstOpen?: boolean
}

/** Questions with answers that open one at a time. */
export function Accordion({ questions, isFirstOpen = false }: Props) {
  const [open, setOpen] = useState(isFirstOpen ? '0' : undefined)
  return (
    <Disclosure
      open={open === undefined ? [] : [open]}
      onToggle={(key) => setOpen(key === open ? undefined : key)}
      items={questions.map(({ question, answer }, index) => ({
        key: String(index),
        title: question,
        children: answer,
      }))}
    />
  )
}

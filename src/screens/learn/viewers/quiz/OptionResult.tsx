import { CheckOutlined, CloseOutlined, MinusOutlined, UserOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { OptionVerdict } from '@/domain/course/quiz'
import type { TextKey } from '@/lib/i18n/i18n'
import { BidiText } from '@/ui/BidiText'
import styles from './Quiz.module.css'

const signs = {
  correct: CheckOutlined,
  wrong: CloseOutlined,
  notAttempted: MinusOutlined,
  chosen: UserOutlined,
}

type Props = { text: string; mark: OptionVerdict | undefined; isChosen: boolean }

/** Marks an option by a sign and a word, because colour alone is not enough. */
export function OptionResult({ text, mark, isChosen }: Props) {
  const { t } = useTranslation()
  const key: TextKey | undefined =
    mark && (mark === 'correct' && isChosen ? 'learn.quiz.correctYours' : `learn.quiz.${mark}`)
  const Sign = mark && signs[mark]
  return (
    <li className={styles.result} data-mark={mark}>
      <span className={styles.sign}>{Sign && <Sign aria-hidden />}</span>
      <span>
        <BidiText text={text} />
      </span>
      {key && <span className={styles.word}>{t(key)}</span>}
    </li>
  )
}

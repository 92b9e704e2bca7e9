import { Checkbox } from 'antd'
import type { LearnerLesson } from '@/domain/learning/learnerCourse'
import type { ChosenLessons } from './useChosenLessons'

type Props = { text: string; lessons: readonly LearnerLesson[]; chosen: ChosenLessons }

/** Ticks all lessons of a part of the course. */
export function ChooseAll({ text, lessons, chosen }: Props) {
  const count = lessons.filter(chosen.isChosen).length
  return (
    <Checkbox
      disabled={lessons.length === 0}
      checked={count > 0 && count === lessons.length}
      indeterminate={count > 0 && count < lessons.length}
      onChange={({ target }) => chosen.choose(lessons, target.checked)}
    >
      {text}
    </Checkbox>
  )
}

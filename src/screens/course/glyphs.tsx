import {
  AlignLeftOutlined,
  CaretRightOutlined,
  FilePdfOutlined,
  PictureOutlined,
  QuestionOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'
import type { LessonType } from '@/domain/course/lesson'

const icons: Record<LessonType, ComponentType<{ 'aria-hidden': true }>> = {
  text: AlignLeftOutlined,
  video: CaretRightOutlined,
  quiz: QuestionOutlined,
  pdf: FilePdfOutlined,
  image: PictureOutlined,
}

export function LessonGlyph({ type }: { type: LessonType }) {
  const Icon = icons[type]
  return <Icon aria-hidden />
}

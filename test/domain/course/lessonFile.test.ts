import { expect, it } from 'vitest'
import { lessonFile } from '@/domain/course/lessonFile'

const qualities = { low: { url: '/film/low.mp4' }, high: { url: '/film/high.mp4' } }

it.each([
  ['an image', { type: 'image', fileUrl: '/a.png' }, '/a.png'],
  ['a PDF, in capitals', { type: 'PDF', fileUrl: '/a.pdf' }, '/a.pdf'],
  ['a film', { type: 'video', fileUrl: '/a.mp4' }, '/a.mp4'],
  ['the lowest quality', { type: 'video', videoQualities: qualities }, '/film/low.mp4'],
  ['a playlist', { type: 'video', fileUrl: '/a.m3u8?t=1' }, '/a.m3u8?t=1'],
  ['a hostile address', { type: 'image', fileUrl: 'javascript:alert(1)' }, undefined],
  ['a film without a file', { type: 'video' }, undefined],
  ['a text with a file', { type: 'text', fileUrl: '/a.pdf' }, undefined],
  ['a quiz', { type: 'quiz' }, undefined],
])('the file of a lesson: %s', (_what, lesson, file) => {
  expect(lessonFile(lesson)).toEqual(file)
})

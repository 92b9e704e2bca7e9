import { expect, it } from 'vitest'
import { lessonFiles } from '@/domain/keeping/lessonFiles'

const beside = { posterUrl: '/cover.svg', pictures: [], quality: 'low' } as const
const qualities = { low: { url: '/low.m3u8' }, high: { url: '/high.mp4' } }
const captions = [{ language: 'en', label: 'English', url: '/en.vtt' }]

it.each([
  [
    'a film in the lowest quality, its captions, its poster',
    { type: 'video', videoQualities: qualities, captions },
    ['playlist /low.m3u8', 'captions /en.vtt?', 'poster /cover.svg?'],
  ],
  ['the single file of a film', { type: 'video', fileUrl: '/a.mp4' }, ['film /a.mp4', 'poster /cover.svg?']],
  ['a picture', { type: 'IMAGE', fileUrl: '/a.png' }, ['picture /a.png']],
  ['a PDF', { type: 'pdf', fileUrl: '/a.pdf' }, ['paper /a.pdf']],
  ['nothing for a quiz', { type: 'quiz', fileUrl: '/a.pdf' }, []],
  ['nothing for a text with a file', { type: 'text', fileUrl: '/a.pdf' }, []],
  ['no hostile address', { type: 'image', fileUrl: 'javascript:alert(1)' }, []],
  ['nothing for a film without a file', { type: 'video', captions }, []],
])('a lesson keeps %s', (_what, lesson, files) => {
  const found = lessonFiles(lesson, beside)
  expect(found.map(({ url, role, isOptional }) => `${role} ${url}${isOptional ? '?' : ''}`)).toEqual(files)
})

it('a lesson keeps the film in the quality that the user chose', () => {
  const [film] = lessonFiles({ type: 'video', videoQualities: qualities }, { ...beside, quality: 'high' })
  expect(film).toEqual({ url: '/high.mp4', role: 'film', isOptional: false })
})

it('a lesson keeps each picture of its description once, as required if it is the lesson’s file', () => {
  const lesson = { type: 'image', fileUrl: '/a.png' }
  expect(lessonFiles(lesson, { ...beside, pictures: ['/a.png', '/b.png', '/b.png'] })).toEqual([
    { url: '/a.png', role: 'picture', isOptional: false },
    { url: '/b.png', role: 'picture', isOptional: true },
  ])
})

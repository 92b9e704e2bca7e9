/** Course covers: `npx node tools/media/courses.ts` writes mock-media/courses/*.svg and index.json. */
import { join } from 'node:path'
import { arts } from './covers/arts.ts'
import { coding } from './covers/coding.ts'
import { english } from './covers/english.ts'
import { picture } from './kit/svg.ts'
import { MOCK_MEDIA, save } from './pictures.ts'

const categories = { 'Coding & Tech': coding, 'Arts & Design': arts, 'English Language': english }
const index: { file: string; subject: string; category: string }[] = []

for (const [category, subjects] of Object.entries(categories))
  for (const [subject, { scene, who, back }] of Object.entries(subjects)) {
    const file = `${subject}-1.svg`
    save(join(MOCK_MEDIA, 'courses', file), picture(320, 180, scene({ who, back })), 6144)
    index.push({ file, subject, category })
  }
save(join(MOCK_MEDIA, 'courses/index.json'), `${JSON.stringify(index, null, 2)}\n`)

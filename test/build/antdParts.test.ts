import { expect, test } from 'vitest'
import { handWritten } from '../../build/antdParts'

// docs/adr/0051-ant-design-draws-the-product.md gives the reason for each.
test('only the listed files write elements by hand that Ant Design has', () => {
  expect(Object.fromEntries(handWritten())).toEqual({
    button: [
      'src/app/RouteFailure.tsx',
      'src/app/frame/MenuButton.tsx',
      'src/app/frame/PlainMenu.tsx',
      'src/app/frame/PlainNotice.tsx',
      'src/blocks/RichText/HeldPictures.tsx',
      'src/screens/home/PauseButton.tsx',
      'src/screens/learn/SidebarChapter.tsx',
      'src/screens/learn/viewers/pdf/PageLinks.tsx',
      'src/ui/Disclosure.tsx',
      'src/ui/LazyAlert.tsx',
      'src/ui/LoadFailure.tsx',
      'src/ui/ServerImage.tsx',
    ],
    details: ['src/screens/about/AboutFilm.tsx'],
    input: ['src/app/frame/PicturesChoice.tsx', 'src/forms/fields/FileField.tsx'],
    svg: [
      'src/screens/home/HomeGlyph.tsx',
      'src/screens/home/PauseButton.tsx',
      'src/screens/learn/LessonStatusIcon.tsx',
      'src/ui/Glyph.tsx',
    ],
    table: ['src/screens/course/Materials.tsx'],
  })
})

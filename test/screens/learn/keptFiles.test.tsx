import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { beforeEach, describe, expect, it } from 'vitest'
import { type LessonFiles, serverFiles } from '@/domain/keeping/lessonFiles'
import type { LearnerLesson } from '@/domain/learning/learnerCourse'
import { keepDataUse } from '@/lib/page/dataUse'
import { hasViewerFile } from '@/screens/learn/keeping/localFiles'
import type { AskedSize } from '@/screens/learn/keeping/useLessonSize'
import { LowDataGate } from '@/screens/learn/viewers/LowDataGate'
import { createStore } from '@/state/store'
import { speak } from '../../helpers/speak'

const filesWith = (...urls: string[]): LessonFiles => ({
  at: (url) => (urls.includes(url) ? `blob:${url}` : url),
  has: (url) => urls.includes(url),
})

const lesson = (parts: Partial<Record<keyof LearnerLesson, unknown>>) => parts as LearnerLesson

describe('the check whether a viewer’s file is on the device', () => {
  const film = lesson({ type: 'video', videoQualities: { low: { url: '/low' }, high: { url: '/high' } } })

  it.each([
    ['accepts any quality of a film', film, filesWith('/high'), true],
    ['rejects a film of which only the captions are kept', film, filesWith('/captions.vtt'), false],
    ['accepts the address of a PDF', lesson({ type: 'pdf', fileUrl: '/a.pdf' }), filesWith('/a.pdf'), true],
    [
      'rejects a replaced picture',
      lesson({ type: 'image', fileUrl: '/new.png' }),
      filesWith('/old.png'),
      false,
    ],
    ['rejects a lesson that is not kept', lesson({ type: 'pdf', fileUrl: '/a.pdf' }), serverFiles, false],
    [
      'rejects a text, which has no file',
      lesson({ type: 'text', description: '<p>Words</p>' }),
      filesWith('/a.png'),
      false,
    ],
  ])('%s', (_case, shown, files, expected) => {
    expect(hasViewerFile(files, shown)).toBe(expected)
  })
})

const ignore = () => undefined
const notAsked: AskedSize = { size: 'asked', ask: ignore, isAsked: false, hasParts: false }

describe('a learner who saves data', () => {
  beforeEach(async () => {
    await speak('en')
    keepDataUse('less')
  })

  it('sees a kept file at once, and is asked before the file of another language is loaded', () => {
    const store = createStore()
    const gated = (fileUrl: string) => {
      const shown = lesson({ type: 'image', fileUrl })
      return (
        <Provider store={store}>
          <LowDataGate
            lesson={shown}
            isKept={hasViewerFile(filesWith('/en.png'), shown)}
            kept={undefined}
            size={notAsked}
            onGated={ignore}
            onLoad={ignore}
          >
            <p>The picture</p>
          </LowDataGate>
        </Provider>
      )
    }
    const { rerender } = render(gated('/en.png'))
    expect(screen.getByText('The picture')).toBeVisible()
    rerender(gated('/fa.png'))
    expect(screen.queryByText('The picture')).toBeNull()
    expect(screen.getByText('You are saving data')).toBeVisible()
  })
})

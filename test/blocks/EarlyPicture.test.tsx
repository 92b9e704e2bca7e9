import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { writeStoredSession } from '@/lib/storage/storedSession'
import { signInTo } from '../../mocks/node'
import { openDocument } from '../boot/openDocument'
import { held } from '../helpers/held'
import { server } from '../helpers/mockApi'
import { signInInAnotherTab } from '../helpers/otherTab'
import { omid, renderApp, sara } from '../helpers/renderApp'

const LIST = '*/api/enrollment/my-courses'
const course = {
  courseId: 'c-1',
  enrollmentId: 'e-1',
  title: 'Scratch',
  imageUrl: '/picture.svg',
  progressPercentage: 0,
}
const PICTURE = 'http://localhost:3000/picture.svg'

const shown = () =>
  [...document.querySelectorAll<HTMLImageElement>('img[data-early-picture]')].map(
    ({ dataset, src }) => `${dataset.earlyPicture} ${src}`,
  )

it("the frame shows a learner's early pictures until another learner signs in", async () => {
  server.use(http.get(LIST, () => HttpResponse.json([course])))
  writeStoredSession({ record: await signInTo(sara), remember: true })
  const requests = [{ url: '/api/enrollment/my-courses', method: 'GET' }]
  await openDocument(
    { path: '/my-courses', isPersonal: true, requests },
    '<img alt="" data-early-picture="0.imageUrl">',
  )
  await waitFor(() => expect(shown()).toEqual([`0.imageUrl ${PICTURE}`]))
  document.body.replaceChildren()

  const [list, user] = [held(), held()]
  server.use(http.get(LIST, () => list.released))
  await renderApp({ at: '/my-courses', as: sara })
  await screen.findByText('Loading your courses…')
  await waitFor(() => expect(shown()).toEqual([`0.imageUrl ${PICTURE}`, '1.imageUrl ', '2.imageUrl ']))

  server.use(http.post('*/api/auth/getUser', () => user.released))
  await signInInAnotherTab(omid)
  expect(screen.getByText('Loading your courses…')).toBeInTheDocument()
  expect(shown()).toEqual(['0.imageUrl ', '1.imageUrl ', '2.imageUrl '])
  list.release()
  user.release()
  await screen.findByRole('article')
})

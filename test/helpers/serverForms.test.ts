import { http } from 'msw'
import { expect, it } from 'vitest'
import { toFormData } from '@/api/toFormData'
import { createUploadProgress, upload } from '@/api/upload'
import { server } from './mockApi'

const PageFile = File
const send = (file: File) =>
  upload('/upload', { body: toFormData({ firstName: 'Mina', file }) }, createUploadProgress().become)

/** A server that reports what it has read. */
function reportWhatIsRead() {
  server.use(
    http.post('*/upload', async ({ request }) => {
      const form = await request.formData()
      // A cast: the form of this test holds a file.
      const file = form.get('file') as File
      const { name, type, size } = file
      return Response.json({ firstName: form.get('firstName'), name, type, size, text: await file.text() })
    }),
  )
}

it('a server in the process of a page reads a form with a file', async () => {
  reportWhatIsRead()
  const answer = await send(new File(['sixty-four'], 'cv.png', { type: 'image/png' }))
  expect(await answer.json()).toEqual({
    firstName: 'Mina',
    name: 'cv.png',
    type: 'image/png',
    size: 10,
    text: 'sixty-four',
  })
})

it('two forms at the same time leave the page’s own File class in place', async () => {
  reportWhatIsRead()
  const answers = await Promise.all(['one', 'two'].map((text) => send(new File([text], 'cv.png'))))
  expect(await Promise.all(answers.map((answer) => answer.json()))).toMatchObject([
    { text: 'one' },
    { text: 'two' },
  ])
  expect(File).toBe(PageFile)
})

it('an invalid form is still refused', async () => {
  const body = 'no form'
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
  await expect(
    new Request('http://localhost/', { method: 'POST', headers, body }).formData(),
  ).rejects.toThrow()
  expect(File).toBe(PageFile)
})

import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { newClient, omid } from '../client'

const LARGE = 'large-50x40'

it('a course of 2 000 lessons is found by its slug, and no list shows it', async () => {
  const { ask } = newClient()
  const { body } = await ask(`GET /api/course/get-full-course/${LARGE}`)
  expect(body.chapters).toHaveLength(50)
  const ids = body.chapters.flatMap(({ lessons }: { lessons: { id: string }[] }) =>
    lessons.map(({ id }) => id),
  )
  expect(new Set(ids).size).toBe(2000)
  const list = (await ask('GET /api/course/get-all?pageSize=100')).body
  expect(list.content.map(({ slug }: { slug: string }) => slug)).not.toContain(LARGE)
})

it('whoever enrols in it learns there as anywhere', async () => {
  const { ask, signIn } = newClient()
  const token = await signIn(omid)
  await ask('POST /api/enrollment/enroll', { json: { courseId: LARGE }, token })
  const last = `${LARGE}-l-2000`
  const { body } = await ask('POST /api/enrollment/mark-complete', { json: { lessonId: last }, token })
  expect(body.completedLessons).toBe(1)
  expect(body.chapters[49].lessons[39]).toMatchObject({ lessonId: last, status: 'completed' })
})

it('its lessons speak the language of the visitor', async () => {
  const { ask } = newClient()
  const { body } = await ask('GET /api/course/get-full-course/large-1x8', { language: 'fa' })
  expect(body.chapters[0].lessons[7].title).toBe('حلقه و ریتم ۸')
})

it.each(['large-0x3', 'large-101x100', 'large-3', 'large'])('there is no course %s', async (slug) => {
  expect((await newClient().ask(`GET /api/course/get-full-course/${slug}`)).status).toBe(404)
})

it('the film of eight hours is there', async () => {
  const { body } = await newClient().ask('GET /api/course/get-full-course/long-film')
  expect(body.chapters[0].lessons[0]).toMatchObject({ type: 'video', duration: '08:00:00' })
  expect(existsSync(`mocks/public${body.chapters[0].lessons[0].fileUrl}`)).toBe(true)
})

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { RecordingError, readSet, setNames } from '../../../mocks/replay/readRecordings'
import { record } from '../../../scripts/record/cli'
import { readHar } from '../../../scripts/record/har'
import { saveSet } from '../../../scripts/record/saveSet'
import { harOf, type Visit, writeHar } from './harOf'
import { allTextIn, temporaryFolder } from './runRecord'

const host = 'https://api.charity.test'
const emptyList = { content: [], hasNext: false }
const blogs: Visit = { url: `${host}/api/blog/get-all?page=1`, answer: emptyList }

async function readVisits(visits: Visit[]) {
  return readHar(await writeHar(join(await temporaryFolder(), 'visit.har'), visits))
}

/** @returns the recordings of a HAR, and the summary that the user reads. */
async function imported(visits: Visit[]) {
  const folder = await temporaryFolder()
  const summary = await saveSet('visit', await readVisits(visits), folder)
  return { recordings: readSet('visit', folder), summary }
}

it('the import reads base64 bodies, HTTP/2 headers in any letter case, and an answer without a body', async () => {
  const text = Buffer.from(JSON.stringify(emptyList)).toString('base64')
  const { recordings } = await imported([
    {
      url: `${host}/api/blog/get-all?page=1`,
      headers: { ':method': 'GET', ':authority': 'api.charity.test', 'ACCEPT-LANGUAGE': 'fa-IR,fa;q=0.8' },
      content: { mimeType: 'application/json', encoding: 'base64', text },
      answerHeaders: { ':status': '200', 'Retry-After': '30', Server: 'nginx/1.2' },
    },
    { url: `${host}/api/newsletter/subscribe`, json: { email: 'a@b.test' }, content: { size: 0 } },
  ])
  expect(recordings[0]?.request).toMatchObject({ method: 'GET', language: 'fa' })
  expect(recordings[0]?.response).toMatchObject({ body: emptyList, headers: { 'retry-after': '30' } })
  expect(JSON.stringify(recordings)).not.toMatch(/:authority|nginx/)
  expect(recordings[1]?.response.body).toBeNull()
})

it('the import reads form fields as Firefox lists them and as multipart text of Chromium', async () => {
  const fields = {
    firstName: 'Tara',
    lastName: 'Moradi',
    email: 'a@b.test',
    confirmEmail: 'a@b.test',
    country: 'DK',
  }
  const params = Object.entries(fields).map(([name, value]) => ({ name, value }))
  const part = (name: string, value: string) =>
    `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const text = `${Object.entries(fields)
    .map(([name, value]) => part(name, value))
    .join('')}--cut--\r\n`
  const form = (postData: object): Visit => ({
    url: `${host}/api/teachers/create`,
    postData,
    status: 201,
    answer: { message: 'Thank you.' },
  })
  const { recordings } = await imported([
    form({ mimeType: 'multipart/form-data', params }),
    form({ mimeType: 'multipart/form-data; boundary=cut', text }),
  ])
  const [firefox, chromium] = recordings.map(({ request }) => request)
  expect(firefox).toMatchObject({ type: 'form', body: { firstName: 'Person-1', country: 'DK' } })
  expect(chromium?.body).toEqual(firefox?.body)
})

it('the page of a call is the document that was opened before it', async () => {
  const html = { 'Content-Type': 'text/html' }
  const { recordings } = await imported([
    { url: `${host}/blogs?token=secret`, content: { text: '<html>' }, answerHeaders: html },
    { ...blogs, headers: { Referer: `${host}/` } },
  ])
  expect(recordings[0]?.request.page).toBe('/blogs')
})

it('a frame or a document of another site is not the page of a call', async () => {
  const page = (url: string, destination: string): Visit => ({
    url,
    headers: { 'Sec-Fetch-Dest': destination },
    content: { text: '<html>' },
    answerHeaders: { 'Content-Type': 'text/html' },
  })
  const { recordings } = await imported([
    page('https://www.charity.test/blogs', 'document'),
    page('https://www.charity.test/card-fields', 'iframe'),
    page('https://bank.test/confirm', 'document'),
    { ...blogs, headers: { Origin: 'https://www.charity.test' } },
    { ...blogs, headers: { Origin: 'null', Referer: 'https://www.charity.test/' } },
    { ...blogs, headers: { Referer: 'https://other.test/news' } },
  ])
  expect(recordings.map(({ request }) => request.page)).toEqual(['/blogs', '/blogs', '/news'])
})

it('the content type comes from the content entry of the HAR if the headers lack it', async () => {
  const answerHeaders = { 'Content-Type': '' }
  const text = JSON.stringify(emptyList)
  const { recordings } = await imported([
    { ...blogs, content: { mimeType: 'application/json', text }, answerHeaders },
    { ...blogs, content: { mimeType: 'x-unknown', text }, answerHeaders },
  ])
  expect(recordings.map(({ response }) => response.contentType)).toEqual(['application/json', ''])
})

it('a time is kept unchanged, while any other text in its field is searched for personal data', async () => {
  const post = (createdAt: string): Visit => ({
    url: `${host}/api/blog/get-blog/a`,
    answer: { title: 'A', createdAt },
  })
  const { recordings } = await imported([
    { url: `${host}/api/auth/getUser`, json: { userId: 'u-1' }, answer: { firstName: 'Farida' } },
    post('2026-02-14T09:30:00.000Z'),
    post('2026-02-14T09:30:00+01:00'),
    post('Farida Jensen 12'),
    post('2026-02-14T09:30:00Z (Farida)'),
    post('2026-02-14T4929123456789015'),
  ])
  expect(recordings.slice(1).map(({ response }) => Object(response.body).createdAt)).toEqual([
    '2026-02-14T09:30:00.000Z',
    '2026-02-14T09:30:00+01:00',
    'Person-1 Jensen 12',
    '2026-02-14T09:30:00Z (Person-1)',
    '2026-02-14Tcard-1',
  ])
})

it('the summary lists what was kept, and what was left out and why', async () => {
  const { recordings, summary } = await imported([
    { url: `${host}/`, content: { text: '<html>' } },
    { method: 'OPTIONS', url: `${host}/api/blog/get-all`, status: 204, content: {} },
    { ...blogs, content: { mimeType: 'application/json' } },
    { ...blogs, content: { _file: 'a1b2.json' } },
    { ...blogs, status: 0, content: {} },
    { ...blogs, status: 304, content: {} },
    { url: `${host}/api/secret/get`, answer: {} },
    { ...blogs, answer: { ...emptyList, hasNext: 'no', total: 3 } },
  ])
  expect(recordings).toHaveLength(1)
  for (const sentence of [
    '1 calls kept',
    '1 × no call of the API',
    '1 × a question of the browser about CORS',
    '1 × the HAR does not hold the body of its answer',
    '1 × the body of its answer is in a file beside the HAR',
    '1 × no answer came',
    '1 × answered from the cache',
    '1 × a call below /api/ that the contract does not name',
    'getBlogs answer: total',
    'getBlogs.001 answer: getBlogs › answer 200 › hasNext: must be boolean',
  ])
    expect(summary).toContain(sentence)
})

it('a HAR with calls of several hosts needs --host', async () => {
  const visits = [blogs, { ...blogs, url: 'https://other.test/api/blog/get-all?page=2' }]
  const file = await writeHar(join(await temporaryFolder(), 'visit.har'), visits)
  expect(() => readHar(file)).toThrow(
    /several hosts: https:\/\/api\.charity\.test, https:\/\/other\.test\. Add --host/,
  )
  const folder = await temporaryFolder()
  const summary = await saveSet('visit', readHar(file, 'https://other.test'), folder)
  expect(readSet('visit', folder).map(({ request }) => request.path)).toEqual(['/api/blog/get-all?page=2'])
  expect(summary).toContain('1 × a call of another host than the chosen one')
  expect(() => readHar(file, 'https://third.test')).toThrow(/no call of https:\/\/third\.test/)
})

it('a file that is not a HAR of this API is refused with a message that quotes nothing of it', async () => {
  const folder = await temporaryFolder()
  const write = async (text: string) => {
    await writeFile(join(folder, 'visit.har'), text)
    return () => readHar(join(folder, 'visit.har'))
  }
  const whole = JSON.stringify(harOf([blogs]))
  expect(await write(whole.slice(0, -40))).toThrow(/is half a HAR: it breaks off after \d+ characters/)
  expect(await write('secret-canary')).toThrow(/^(?!.*canary).*is not JSON, so it is no HAR/)
  expect(await write('{"log":{}}')).toThrow(/is no HAR: it has no list of requests/)
  expect(await write('null')).toThrow(RecordingError)
  expect(await write(JSON.stringify(harOf([{ url: 'https://news.test/a', answer: 1 }])))).toThrow(
    /holds 1 requests, and none is a call of openapi\.yaml\. It seems to be of another site/,
  )
  expect(await write(`\uFEFF${whole}`)).not.toThrow()
  expect(() => readHar(join(folder, 'none.har'))).toThrow(/There is no file .*none\.har/)
})

it('wrong arguments are refused with a message, and existing sets stay unchanged', async () => {
  const folder = await temporaryFolder()
  const har = await writeHar(join(await temporaryFolder(), 'visit.har'), [blogs])
  expect(await record(['--har', har, '--as', 'evening'], folder, () => {})).toBe(0)
  const before = await allTextIn(folder)
  const refusals = [
    [['--har', har, '--as', 'evening'], /evening is there already, and nothing of it is overwritten/],
    [['--har', har, '--as', '../evening'], /'\.\.\/evening' is no name of a set/],
    [['--har', har], /Name the set/],
    [['--har', har, '--as', 'a', '--proxy', host], /Choose one/],
    [['--hra', har], /Unknown option '--hra'/],
    [['--test', 'morning'], /There is no set 'morning' in mocks\/recordings\. There are: evening\./],
    [['--proxy', 'api', '--as', 'b'], /'api' is no address of a host/],
    [
      ['--proxy', host, '--as', 'b', '--port', 'abc'],
      /'abc' is no port: --port takes a number from 0 to 65535/,
    ],
    [['--proxy', host, '--as', 'b', '--port', '70000'], /'70000' is no port/],
  ] as const
  for (const [words, sentence] of refusals) {
    const printed: string[] = []
    expect(await record([...words], folder, (line) => printed.push(line))).toBe(1)
    expect(printed).toEqual([expect.stringMatching(sentence)])
  }
  expect(await allTextIn(folder)).toBe(before)
  expect(setNames(folder)).toEqual(['evening'])
})

it('a recording that was edited wrongly is refused with a message that names the mistake', async () => {
  const folder = await temporaryFolder()
  await saveSet('evening', await readVisits([blogs]), folder)
  const file = join(folder, 'evening', '001.getBlogs.json')
  const text = await readFile(file, 'utf8')
  const edited = async (from: string, to: string) => {
    await writeFile(file, text.replace(from, to))
    return () => readSet('evening', folder)
  }
  expect(await edited('"getBlogs"', '"getBlog5"')).toThrow(/'getBlog5' is no operation of the contract/)
  expect(await edited('"status": 200', '"status": "ok"')).toThrow(/'status' of its response is no number/)
  expect(await edited('/api/blog', 'api/blog')).toThrow(/does not begin as the contract's paths do/)
  expect(await edited('{', '')).toThrow(/evening\/001\.getBlogs\.json is not JSON/)
})

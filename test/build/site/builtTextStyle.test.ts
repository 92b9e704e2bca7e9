import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { builtTextStyle } from '../../../build/site/builtTextStyle'
import { startHttpMock } from '../../../mocks/http/server'
import { expectOnConsole } from '../../helpers/consoleGuard'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const css = { 'Content-Type': 'text/css' }
const place = ':where(.rich-text, .rich-text *)'
const inLight = ':where(:root:not([data-theme="dark"]) :is(.rich-text, .rich-text *))'

describe('the prerendered style of rich text', () => {
  it("is the API host's style sheet, limited to rich text", async () => {
    const server = await startHttpMock()
    ends.push(server.close)
    const rules = (await builtTextStyle(server.origin)).match(/[^}]+}/g)
    expect(rules?.[0]).toBe(`${place}:is(.rich-text){line-height:1.75;}`)
    expect(rules?.length).toBeGreaterThan(3)
    for (const rule of rules ?? []) expect(rule.startsWith(place) || rule.startsWith(inLight)).toBe(true)
  })

  it('applies to rich text alone, whatever the host sends', async () => {
    const hostile = 'header { color: red } .rich-text p { position: fixed; color: teal }'
    const origin = await hostOf((answer) => answer.writeHead(200, css).end(hostile))
    expect(await builtTextStyle(origin)).toBe(
      `${inLight}:is(header){color:red;}${inLight}:is(.rich-text p){color:teal;}`,
    )
    const unbalanced = 'p) , body:not(x { color: red }'
    const other = await hostOf((answer) => answer.writeHead(200, css).end(unbalanced))
    expect(await builtTextStyle(other)).toBe('')
  })

  it.each<[string, (answer: ServerResponse) => void]>([
    ['an error', (answer) => answer.writeHead(500, css).end('.rich-text { color: red }')],
    ['a page', (answer) => answer.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Hello</h1>')],
    ['an empty body', (answer) => answer.writeHead(200, css).end()],
    [
      'half a style sheet',
      (answer) => {
        answer.writeHead(200, { ...css, 'Content-Length': '99' }).write('.rich-text {')
        setTimeout(() => answer.destroy())
      },
    ],
    [
      'a style sheet that is too large',
      (answer) => answer.writeHead(200, css).end('p { color: red } '.repeat(2000)),
    ],
    ['no answer in time', () => {}],
  ])('is empty with a warning if the host gives %s', async (_name, answer) => {
    expectOnConsole(/Rich text is prerendered without/)
    expect(await builtTextStyle(await hostOf(answer), 300)).toBe('')
  })

  it('is empty with a warning if the host cannot be reached', async () => {
    expectOnConsole(/Rich text is prerendered without/)
    expect(await builtTextStyle('http://127.0.0.1:9')).toBe('')
  })

  async function hostOf(respond: (answer: ServerResponse) => void) {
    const server = createServer((_request, answer) => respond(answer))
    await new Promise<void>((resolve) => server.listen(0, resolve))
    ends.push(() => {
      server.closeAllConnections()
      server.close()
    })
    return `http://localhost:${(server.address() as AddressInfo).port}`
  }
})

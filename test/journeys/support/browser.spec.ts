import { expect, test } from './fixtures'

test("the journeys' browser disables all features that Playwright disables", async ({ browser }) => {
  const session = await browser.newBrowserCDPSession()
  const { commandLine } = await session.send('SystemInfo.getInfo')
  const lists = [...commandLine.matchAll(/--disable-features=(\S+)/g)].map(([, names = '']) =>
    names.split(','),
  )
  expect(lists).toHaveLength(2)
  const [theirs = [], ours = []] = lists
  expect(ours).toEqual(expect.arrayContaining(theirs))
})

import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { held } from '../helpers/held'
import { server } from '../helpers/mockApi'
import { openDocument } from './openDocument'

const MESSAGE = '<div class="boot" aria-hidden="true"></div>'

/** Lets the host serve a document with these scripts from now on. */
function hostHas(scripts: string[]) {
  const page = `<script type="application/json" id="page">${JSON.stringify({ scripts })}</script>`
  server.use(http.get('http://localhost:3000/courses', () => HttpResponse.html(page)))
}

/** Opens another view of the catalogue, which requests the program at once. */
const openCatalogue = (scripts: string[]) =>
  openDocument({ path: '/courses', query: ['page'], scripts }, MESSAGE, '/courses?page=2')

const scriptOf = (src: string) => document.head.querySelector(`script[src="${src}"]`)

function lose(src: string) {
  const script = scriptOf(src)
  if (!script) throw new Error(`${src} was not asked for.`)
  script.dispatchEvent(new Event('error'))
}

/** Counts how often the page is loaded again; this page has no real loading. */
function watchReloads() {
  const reload = vi.fn()
  const { href, origin, pathname, search, hash } = window.location
  vi.stubGlobal('location', { href, origin, pathname, search, hash, reload })
  return reload
}

const failure = () => document.documentElement.dataset.boot

describe('a script of the program that fails to load', () => {
  it('leaves no element behind, so that the program can request it again', async () => {
    hostHas(['/a.js', '/b.js'])
    await openCatalogue(['/a.js', '/b.js'])
    lose('/b.js')
    expect(scriptOf('/a.js')).not.toBeNull()
    expect(scriptOf('/b.js')).toBeNull()
    await vi.waitFor(() => expect(failure()).toBe('none'))
  })

  it('shows no failure if the program runs meanwhile', async () => {
    const [asked, answer] = [held(), held()]
    server.use(
      http.get('http://localhost:3000/courses', async () => {
        asked.release()
        await answer.released
        return HttpResponse.html('<script id="page">["/a.js"]</script>')
      }),
    )
    const { boot } = await openCatalogue(['/a.js'])
    const reportFailure = vi.spyOn(boot, 'reportFailure')
    lose('/a.js')
    await asked.released
    boot.isRunning = true
    delete document.documentElement.dataset.boot
    answer.release()
    await vi.waitFor(() => expect(reportFailure).toHaveBeenCalled())
    expect(failure()).toBeUndefined()
  })

  it('does not reload a hydrated page, into which a visitor may have typed', async () => {
    hostHas(['/new.js'])
    const { boot } = await openCatalogue(['/old.js'])
    const reportFailure = vi.spyOn(boot, 'reportFailure')
    const reload = watchReloads()
    boot.isRunning = boot.isHydrated = true
    lose('/old.js')
    await vi.waitFor(() => expect(reportFailure).toHaveBeenCalled())
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads the document once per release, even while a host serves two releases', async () => {
    for (const [mine, other, reloads] of [
      ['/old.js', '/new.js', 1],
      ['/new.js', '/old.js', 1],
      ['/old.js', '/new.js', 0],
      ['/new.js', '/old.js', 0],
    ] as const) {
      hostHas([other])
      const { boot } = await openCatalogue([mine])
      const reportFailure = vi.spyOn(boot, 'reportFailure')
      const reload = watchReloads()
      lose(mine)
      await vi.waitFor(() => expect(reload.mock.calls.length + reportFailure.mock.calls.length).toBe(1))
      expect(reload).toHaveBeenCalledTimes(reloads)
      vi.unstubAllGlobals()
    }
  })
})

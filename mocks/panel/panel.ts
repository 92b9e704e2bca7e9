import { type Fault, type FaultKind, faultKinds } from '../faults/fault.ts'
import type { ContentLanguage } from '../fixtures/bilingual.ts'
import { operations } from '../operations.ts'
import { htmlOf } from '../scenarios/page/html.ts'
import { scenarioLink } from '../scenarios/page/scenarioPage.ts'
import { type Subject, subjects } from '../scenarios/scenario.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import { chooseClock, chooseSpeed, chosenClock, chosenSpeed, clocks, type Speed, speeds } from './settings.ts'
import { style } from './style.ts'
import { type PanelTexts, panelTexts } from './texts.ts'

/** The part of the demo's mock API that the panel changes. */
export interface PanelDoor {
  faults(): readonly Fault[]
  setFaults(faults: readonly Fault[]): void
  release(): void
  /** The set of recordings that answers in this tab; empty for none. */
  replayed: string
  /** The names of all sets. */
  sets(): Promise<string[]>
}

/** The numbers of kinds that need one. */
const numbers: Partial<Record<FaultKind, Partial<Fault>>> = {
  status: { status: 500 },
  slow: { bytesPerSecond: 1000 },
  delay: { milliseconds: 3000 },
  clock: { seconds: -600 },
}

const languages: Record<ContentLanguage, string> = { en: 'English', fa: 'فارسی' }

/** Puts the button of the test panel at the edge of the page, at the end of the tab order. */
export function addPanel(door: PanelDoor) {
  const place = document.createElement('div')
  place.id = 'mock-panel'
  document.body.append(place)
  const root = place.attachShadow({ mode: 'open' })
  root.innerHTML = `<style>${style}</style><button type="button" class="handle" aria-haspopup="dialog">⚙</button><dialog></dialog>`
  const handle = partOf(root, '.handle')
  nameHandle(handle)
  // The page may change its language while it is open.
  new MutationObserver(() => nameHandle(handle)).observe(document.documentElement, {
    attributeFilter: ['lang'],
  })
  handle.addEventListener('click', () => void open(root, door))
}

const languageOfPage = (): ContentLanguage => (document.documentElement.lang === 'fa' ? 'fa' : 'en')

function nameHandle(handle: HTMLElement) {
  handle.setAttribute('aria-label', panelTexts[languageOfPage()].open)
}

async function open(root: ShadowRoot, door: PanelDoor) {
  const sets = await door.sets()
  const language = languageOfPage()
  const dialog = root.querySelector('dialog')
  if (!dialog) throw new Error('The panel has no dialog.')
  dialog.lang = language
  dialog.dir = language === 'fa' ? 'rtl' : 'ltr'
  dialog.setAttribute('aria-labelledby', 'title')
  dialog.innerHTML = content(panelTexts[language], language, sets, door.replayed)
  listFaults(root, door)
  partOf(root, '#close').addEventListener('click', () => dialog.close())
  onChoice(root, 'scenario', (name) => location.assign(scenarioLink(name, language)))
  onChoice(root, 'replay', (set) => location.assign(`/?replay=${encodeURIComponent(set)}`))
  onChoice(root, 'language', (code) => {
    document.cookie = `i18next=${code}; path=/; max-age=31536000; samesite=lax`
    location.reload()
  })
  onChoice(root, 'speed', chooseSpeed)
  onChoice(root, 'clock', (days) => {
    chooseClock(Number(days))
    location.reload()
  })
  partOf(root, '#add').addEventListener('click', () => {
    // A cast: the options of both lists come from the tables of operations and kinds.
    const kind = chosenIn(root, 'kind') as FaultKind
    const fault = { operationId: chosenIn(root, 'operation'), kind, times: 99, ...numbers[kind] } as Fault
    try {
      door.setFaults([...door.faults(), fault])
      listFaults(root, door)
    } catch (error) {
      partOf(root, '#faults').innerHTML = `<p lang="en" dir="ltr">${htmlOf((error as Error).message)}</p>`
    }
  })
  partOf(root, '#clear').addEventListener('click', () => {
    door.setFaults([])
    listFaults(root, door)
  })
  partOf(root, '#release').addEventListener('click', door.release)
  dialog.showModal()
}

function content(say: PanelTexts, language: ContentLanguage, sets: string[], replayed: string) {
  const speedOptions = Object.keys(speeds).map((name) =>
    option(name, say.speeds[name as Speed], chosenSpeed()),
  )
  const clockOptions = clocks.map((days) => option(String(days), say.days(days), String(chosenClock())))
  const languageOptions = Object.entries(languages).map(([code, name]) => option(code, name, language))
  const replayOptions = [option('', say.noReplay, replayed), ...sets.map((set) => option(set, set, replayed))]
  return `
    <div class="top"><h2 id="title">${say.title}</h2><button type="button" id="close">${say.close}</button></div>
    ${field('scenario', say.scenario, [option('', say.choose, ''), ...scenarioGroups(language)])}
    <p><a href="/scenarios.html?language=${language}">${say.list}</a></p>
    ${field('replay', say.replay, replayOptions)}
    ${field('language', say.language, languageOptions)}
    ${field('speed', say.speed, speedOptions)}
    ${field('clock', say.clock, clockOptions)}
    <h3>${say.faults}</h3>
    ${field(
      'operation',
      say.operation,
      Object.keys(operations).map((id) => option(id, id)),
    )}
    ${field(
      'kind',
      say.kind,
      faultKinds.map((kind) => option(kind, kind)),
    )}
    <div class="row"><button type="button" id="add">${say.add}</button></div>
    <div id="faults" role="status"></div>
    <div class="row">
      <button type="button" id="clear">${say.clear}</button><button type="button" id="release">${say.release}</button>
    </div>
    <p><a href="/?reset-demo">${say.reset}</a></p>`
}

function field(id: string, label: string, options: string[]) {
  return `<label for="${id}">${label}</label><select id="${id}">${options.join('')}</select>`
}

function option(value: string, text: string, chosen?: string) {
  return `<option value="${htmlOf(value)}"${value === chosen ? ' selected' : ''}>${htmlOf(text)}</option>`
}

function scenarioGroups(language: ContentLanguage) {
  const at = language === 'en' ? 0 : 1
  // A cast: Object.keys forgets the names.
  return (Object.keys(subjects) as Subject[]).map((subject) => {
    const ones = scenarios.filter((one) => one.subject === subject)
    const options = ones.map(({ name, title }) => option(name, title[at]))
    return `<optgroup label="${htmlOf(subjects[subject][at])}">${options.join('')}</optgroup>`
  })
}

function listFaults(root: ShadowRoot, door: PanelDoor) {
  const rows = door
    .faults()
    .map(({ operationId, path, kind }) => `<li dir="ltr">${htmlOf(`${operationId ?? path}: ${kind}`)}</li>`)
  partOf(root, '#faults').innerHTML =
    rows.length > 0 ? `<ul>${rows.join('')}</ul>` : `<p>${panelTexts[languageOfPage()].none}</p>`
}

function onChoice(root: ShadowRoot, id: string, act: (value: string) => void) {
  const select = partOf(root, `#${id}`)
  select.addEventListener('change', () => act(chosenIn(root, id)))
}

function chosenIn(root: ShadowRoot, id: string) {
  // A cast: the panel writes its lists itself, in `content`.
  return (partOf(root, `#${id}`) as HTMLSelectElement).value
}

function partOf(root: ShadowRoot, selector: string): HTMLElement {
  const part = root.querySelector<HTMLElement>(selector)
  if (!part) throw new Error(`The panel has no ${selector}.`)
  return part
}

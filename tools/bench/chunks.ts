/** Shows which files of the build contain the heavy libraries, and which lessons load them. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { type Finding, limitTo } from './finding.ts'
import { asLearner } from './learner.ts'

const KILOBYTE = 1000
const libraries = ['hls.js', 'plyr', 'pdfjs-dist'] as const
type Library = (typeof libraries)[number]

/**
 * The libraries that each type of lesson may load. `mark` is part of the address of its file, by which the
 * lesson is found.
 */
const kinds: { name: string; course: string; mark: string; needs: Library[] }[] = [
  { name: 'a text', course: 'long-film', mark: '"type":"text"', needs: [] },
  { name: 'a film in one file', course: 'long-film', mark: '.mp4"', needs: ['plyr'] },
  { name: 'a film in pieces', course: 'first-steps-in-scratch', mark: '.m3u8"', needs: ['plyr', 'hls.js'] },
  { name: 'a PDF', course: 'first-steps-in-scratch', mark: '.pdf"', needs: ['pdfjs-dist'] },
]

/** Prints a table of the libraries that each type of lesson loads. */
export async function measureChunks(browser: Browser, origin: string, dist: string): Promise<Finding[]> {
  const holders = holdersIn(dist)
  const files = libraries.flatMap((library) => [...holders[library]])
  const findings = [
    limitTo(
      'libraries of the player that no file holds',
      count(libraries, (one) => holders[one].size === 0),
      0,
      '',
    ),
    limitTo('files that hold more than one of them', files.length - new Set(files).size, 0, ''),
  ]
  console.log(`\n| Scripts of a lesson, kB | all | ${libraries.join(' | ')} |\n|---|--:|--:|--:|--:|`)
  for (const { name, course, mark, needs } of kinds) {
    const sizes = await scriptsOf(browser, origin, course, mark)
    const bytes = (wanted: Iterable<string>) =>
      [...wanted].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
    const weights = [bytes(sizes.keys()), ...libraries.map((library) => bytes(holders[library]))]
    console.log(`| ${name} | ${weights.map((weight) => (weight / KILOBYTE).toFixed(1)).join(' | ')} |`)
    const isWrong = (library: Library) => needs.includes(library) !== bytes(holders[library]) > 0
    findings.push(limitTo(`${name}: libraries loaded in vain, or missing`, count(libraries, isWrong), 0, ''))
  }
  return findings
}

function count<T>(items: readonly T[], isCounted: (item: T) => boolean) {
  return items.filter(isCounted).length
}

/** The files that contain modules of each library, according to their source maps. */
function holdersIn(dist: string) {
  const holders: Record<Library, Set<string>> = {
    'hls.js': new Set(),
    plyr: new Set(),
    'pdfjs-dist': new Set(),
  }
  for (const map of globSync('static/js/**/*.map', { cwd: dist })) {
    const { sources } = JSON.parse(readFileSync(`${dist}/${map}`, 'utf8')) as { sources: string[] }
    for (const library of libraries)
      if (sources.some((source) => source.includes(`node_modules/${library}/`)))
        holders[library].add(basename(map, '.map'))
  }
  return holders
}

/** @returns the transferred bytes of each script, by file name */
function scriptsOf(browser: Browser, origin: string, course: string, mark: string) {
  return asLearner(browser, origin, course, async ({ page }) => {
    const sizes = new Map<string, Promise<number>>()
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        sizes.set(
          basename(new URL(request.url()).pathname),
          request.sizes().then(({ responseBodySize }) => responseBodySize),
        )
    })
    await page.goto(paths.learn(course, await lessonWith(page, course, mark)))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const measured = [...sizes].map(async ([file, size]) => [file, await size] as const)
    return new Map(await Promise.all(measured))
  })
}

async function lessonWith(page: Page, course: string, mark: string): Promise<string> {
  const answer = await page.request.get(`/api/course/get-full-course/${course}`)
  const { chapters } = (await answer.json()) as { chapters: { lessons: { id: string }[] }[] }
  const lesson = chapters.flatMap(({ lessons }) => lessons).find((one) => JSON.stringify(one).includes(mark))
  if (!lesson) throw new Error(`${course} has no lesson with ${mark}.`)
  return lesson.id
}

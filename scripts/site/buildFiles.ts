import type { LanguageCode } from '../../src/lib/language.ts'

type ChunkGroup = { assets?: { name: string }[] }
type Stats = {
  assets?: { name: string }[]
  entrypoints?: Record<string, ChunkGroup>
  namedChunkGroups?: Record<string, ChunkGroup>
}

/** The files of the built program, as addresses on the site. */
export type BuildFiles = {
  styles: string[]
  /** The file that the text of a page in this language needs first. */
  fonts: Record<LanguageCode, string>
  /** Of the program itself and of the chunks with these names, in loading order. */
  scripts: (chunks: readonly string[]) => string[]
}

const firstFonts: Record<LanguageCode, RegExp> = {
  en: /\/nunito-latin-wght-normal\.[^/]*woff2$/,
  fa: /\/vazirmatn-arabic-wght-normal\.[^/]*woff2$/,
}

/** @param stats of rspack, with assets, entrypoints and named chunk groups. */
export function buildFiles({ assets = [], entrypoints = {}, namedChunkGroups = {} }: Stats): BuildFiles {
  const font = (language: LanguageCode) => {
    const found = assets.find(({ name }) => firstFonts[language].test(name))
    if (!found) throw new Error(`The build has no font for ${language}.`)
    return `/${found.name}`
  }
  const filesOf = (group: ChunkGroup | undefined, end: string) =>
    (group?.assets ?? []).map(({ name }) => `/${name}`).filter((name) => name.endsWith(end))
  const entry = entrypoints.index
  const groups = Object.values(namedChunkGroups)
  return {
    fonts: { en: font('en'), fa: font('fa') },
    styles: [...new Set([entry, ...groups].flatMap((group) => filesOf(group, '.css')))],
    scripts(chunks) {
      const own = chunks.flatMap((name) => {
        const group = namedChunkGroups[name]
        if (!group) throw new Error(`The build has no chunk called ${name}.`)
        return filesOf(group, '.js')
      })
      // The entry comes last: by the time it runs the screen is loaded, and nothing has to be awaited.
      return [...new Set([...own, ...filesOf(entry, '.js')])]
    },
  }
}

type ChunkGroup = { assets?: { name: string }[] }
type Stats = {
  entrypoints?: Record<string, ChunkGroup>
  namedChunkGroups?: Record<string, ChunkGroup>
}

/** The files of the built program, by their addresses on the site. */
export type BuildFiles = {
  styles: string[]
  /** The files of the program and of the chunks with these names, in loading order. */
  scripts: (chunks: readonly string[]) => string[]
}

/** @param stats of rspack, with entrypoints and named chunk groups */
export function buildFiles({ entrypoints = {}, namedChunkGroups = {} }: Stats): BuildFiles {
  const filesOf = (group: ChunkGroup | undefined, end: string) =>
    (group?.assets ?? []).map(({ name }) => `/${name}`).filter((name) => name.endsWith(end))
  const entry = entrypoints.index
  const groups = Object.values(namedChunkGroups)
  return {
    styles: [...new Set([entry, ...groups].flatMap((group) => filesOf(group, '.css')))],
    scripts(chunks) {
      const own = chunks.flatMap((name) => {
        const group = namedChunkGroups[name]
        if (!group) throw new Error(`The build has no chunk called ${name}.`)
        return filesOf(group, '.js')
      })
      // The entry comes last: when it runs, the screen is already loaded, and the program waits for nothing.
      return [...new Set([...own, ...filesOf(entry, '.js')])]
    },
  }
}

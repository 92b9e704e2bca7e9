/** A text that a storage keeps; where it takes none, the page remembers it. @param storage throws where storage is forbidden */
export function keptText(storage: () => Storage, place: string) {
  let unwritten: string | null | undefined

  return {
    read(): string | null {
      if (unwritten !== undefined) return unwritten
      try {
        return storage().getItem(place)
      } catch {
        return null
      }
    },

    keep(text: string | null) {
      try {
        if (text === null) storage().removeItem(place)
        else storage().setItem(place, text)
        unwritten = undefined
      } catch {
        unwritten = text
      }
    },
  }
}

export type Direction = 'rtl' | 'ltr'

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const letter = /\p{L}/u

export const isRightToLeft = (text: string) => rightToLeft.test(text)

/** The direction of a text: right to left if at least half of its letters are, whatever its first word. */
export function textDirection(text: string): Direction {
  const letters = [...text].filter((each) => letter.test(each))
  const count = letters.filter(isRightToLeft).length
  return count > 0 && count * 2 >= letters.length ? 'rtl' : 'ltr'
}

export type Direction = 'rtl' | 'ltr'

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const letter = /\p{L}/u

export const isRightToLeft = (text: string) => rightToLeft.test(text)

/** Which way a text runs, whatever its first word is: from right to left as soon as half of its letters do. */
export function textDirection(text: string): Direction {
  const letters = [...text].filter((each) => letter.test(each))
  const count = letters.filter(isRightToLeft).length
  return count > 0 && count * 2 >= letters.length ? 'rtl' : 'ltr'
}

/** A site of `npm run preview` finds the card provider here (.env.preview), unless CARDS_PORT differs. */
export const DEFAULT_CARDS_PORT = 4242

/** @returns the port that was asked for; undefined where none was */
export function askedCardsPort(asked = process.env.CARDS_PORT): number | undefined {
  return asked ? Number(asked) : undefined
}

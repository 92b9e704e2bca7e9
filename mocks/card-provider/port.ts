/** Where a site built for `npm run preview` looks for the card payment provider (.env.preview), unless CARDS_PORT says otherwise. */
export const DEFAULT_CARDS_PORT = 4242

/** @returns the port that was asked for; undefined where none was */
export function askedCardsPort(asked = process.env.CARDS_PORT): number | undefined {
  return asked ? Number(asked) : undefined
}

/**
 * Invented contact data of the demo's charity. The number has the Danish code, but no number there begins
 * with 1.
 */
export const organization = { mail: 'hello@raha.example', phone: '+45 12 34 56 78' } as const

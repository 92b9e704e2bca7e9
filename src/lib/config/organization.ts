/** How the demo's charity is reached. Invented; the number keeps the Danish code and belongs to nobody (none there begins with 1). */
export const organization = { mail: 'hello@raha.example', phone: '+45 12 34 56 78' } as const

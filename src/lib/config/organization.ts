/** Invented contact data of the demo's charity. No Danish phone number begins with 1 after the code. */
export const organization = { mail: 'hello@raha.example', phone: '+45 12 34 56 78' } as const

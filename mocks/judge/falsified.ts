/** The header of a request or an answer that a test falsifies on purpose: the judge counts it apart. */
export const FALSIFIED = 'x-falsified'

/**
 * `npm run test:whole` tests every variant; `npm test` leaves out those that differ from a tested one in a
 * single thing.
 */
export const isWholeRun = process.env.WHOLE_RUN === 'true'

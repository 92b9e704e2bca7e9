/**
 * `npm run test:mutation` runs each test many times: the models then play a few histories, in this process,
 * where the mutants are.
 */
export const isMutationRun = process.env.MUTATION_RUN === 'true'

import { accountCalls } from './accountCalls.ts'
import type { SampleCall } from './call.ts'
import { contentCalls } from './contentCalls.ts'

/** At least one call of every operation, and the refusals that the specification names. */
export const sampleCalls: SampleCall[] = [...accountCalls, ...contentCalls]

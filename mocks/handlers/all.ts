import { type HttpHandler, http } from 'msw'
import type { ContentLanguage } from '../fixtures/bilingual.ts'
import { type OperationId, operations } from '../operations.ts'
import type { World } from '../world.ts'
import { auth } from './auth.ts'
import { blog } from './blog.ts'
import { type Call, type Operations, Refusal } from './call.ts'
import { contact } from './contact.ts'
import { course } from './course.ts'
import { donate } from './donate.ts'
import { enrollment } from './enrollment.ts'
import { paymentControls } from './payments.ts'
import { publicFiles } from './public.ts'
import { registration } from './registration.ts'
import { work } from './work.ts'

const runs: Operations = {
  ...auth,
  ...blog,
  ...contact,
  ...course,
  ...donate,
  ...enrollment,
  ...publicFiles,
  ...registration,
  ...work,
}

/** The whole API over one world. */
export function handlersFor(world: World): HttpHandler[] {
  const contract = Object.entries(operations).map(([id, { method, path }]) =>
    http[method](`*${path}`, async ({ request, params }) => {
      await world.pause()
      // A cast: the path that was matched has the parts of this operation.
      return respond(runs[id as OperationId] as (call: Call) => Promise<Response> | Response, {
        world,
        request,
        params: params as Call['params'],
        query: new URL(request.url).searchParams,
        language: languageOf(request),
      })
    }),
  )
  return [...contract, ...paymentControls(world)]
}

async function respond(run: (call: Call) => Promise<Response> | Response, call: Call): Promise<Response> {
  try {
    return await run(call)
  } catch (failure) {
    if (failure instanceof Refusal) return failure.answer(call.language)
    throw failure
  }
}

/** The first language that is asked for, when the content has it. */
function languageOf(request: Request): ContentLanguage {
  return /^\s*fa\b/i.test(request.headers.get('Accept-Language') ?? '') ? 'fa' : 'en'
}

import { createJudge, sentence, type Violation } from './judge/judge.ts'
import { FORM } from './judge/operation.ts'
import { compileRules } from './judge/rules.ts'

/**
 * openapi.yaml as something that judges what was recorded. Each judgement lists what is wrong; empty means
 * right.
 */
export function readContract() {
  const rules = compileRules()
  // A value of a real host may be a secret.
  const judge = createJudge(rules, { isValueShown: false })

  function operationOf(operationId: string) {
    const operation = rules.operations.find((one) => one.operationId === operationId)
    if (!operation) throw new Error(`openapi.yaml knows no operation ${operationId}`)
    return operation
  }

  return {
    operations: rules.operations,

    /** A form is judged by its fields, the file by its name. */
    requestProblems(operationId: string, body: unknown, type: 'json' | 'form' = 'json'): string[] {
      const headers = new Headers({ 'Content-Type': type === 'form' ? FORM : 'application/json' })
      const sent = type === 'form' ? formOf(body as Record<string, unknown>) : textOf(body)
      return problemsOf(judge.requestBody(operationOf(operationId), { headers, body: sent }))
    },

    answerProblems(operationId: string, status: number, contentType: string, body: unknown): string[] {
      const headers = new Headers({ 'Content-Type': contentType })
      const text = contentType.includes('json') ? textOf(body) : String(body)
      return problemsOf(judge.answer(operationOf(operationId), { status, headers, body: text }))
    },
  }
}

const textOf = (body: unknown) => (body === undefined ? '' : JSON.stringify(body))

function formOf(fields: Record<string, unknown>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  return form
}

const problemsOf = (violations: Violation[]) => violations.map((violation) => sentence(violation))

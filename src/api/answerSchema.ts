import { differences } from './judgeAnswer'
import { readShape, type Shape } from './readShape'
import { answers, schemas } from './schemas.gen'
import { shapes } from './shapes.gen'

const SHOWN_DIFFERENCES = 5

/**
 * A Standard Schema for the answers of an operation. It leaves out unusable rows, and refuses an answer that
 * is unusable as a whole. Outside production it logs how an answer differs from the contract.
 * @param shape null if any answer is usable
 */
export function answerSchema(operationId: string, shape: Shape | null = shapes[operationId] ?? null) {
  return {
    '~standard': {
      version: 1 as const,
      vendor: 'openapi.yaml',
      validate(answer: unknown) {
        if (process.env.NODE_ENV !== 'production') reportDifferences(operationId, answer)
        const { value, leftOut } = shape ? readShape(shape, answer) : { value: answer, leftOut: 0 }
        if (leftOut > 0)
          console.warn(
            `${operationId}: ${leftOut} row${leftOut > 1 ? 's' : ''} of the answer cannot be used.`,
          )
        return value === undefined ? { issues: [{ message: 'The answer cannot be used.' }] } : { value }
      },
    },
  }
}

function reportDifferences(operationId: string, answer: unknown) {
  const schema = answers[operationId]
  const all = schema ? differences(schema, answer, schemas) : []
  const more = all.length - SHOWN_DIFFERENCES
  const lines = all.slice(0, SHOWN_DIFFERENCES).map((difference) => `${operationId}: ${difference}`)
  if (all.length > 0) console.warn([...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'))
}

import type { Submission } from '../state.ts'
import { type Call, Refusal } from './call.ts'

/** Inclusive, as the specification's limit is. */
const MAX_BYTES = 5 * 1024 * 1024

export interface Form {
  fields: Record<string, string>
  file?: Submission['file']
}

/** The multipart form that was sent, its file checked for size and kind. */
export async function formOf({ request }: Call): Promise<Form> {
  const form = await request.formData().catch(() => {
    throw new Refusal(400, 'badRequest')
  })
  const fields: Record<string, string> = {}
  let file: File | undefined
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value
    else if (name === 'file') file = value
  }
  if (!file) return { fields }
  if (file.size > MAX_BYTES) throw new Refusal(413, 'fileTooLarge')
  if (!isPdfOrImage(file)) throw new Refusal(422, 'invalidFields', { file: 'notAFile' })
  return { fields, file: { name: file.name, type: file.type, size: file.size } }
}

function isPdfOrImage({ type }: File) {
  return type === 'application/pdf' || type.startsWith('image/')
}

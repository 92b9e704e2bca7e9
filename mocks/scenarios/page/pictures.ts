import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../public/mock-scenarios')

/** The files of the pictures that `npm run shots -- --scenarios` has taken. */
export function pictureFiles(): ReadonlySet<string> {
  return new Set(readdirSync(FOLDER).filter((file) => file.endsWith('.webp')))
}

import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { RecordingError } from '../../mocks/replay/readRecordings.ts'
import type { Account } from './visitHost.ts'

/**
 * Asks for e-mail and password at the terminal, or reads them as two lines of a pipe. The password is neither
 * shown nor kept; the command line has no place for it, because a shell remembers that.
 */
export async function askAccount(host: string): Promise<Account> {
  let isHidden = false
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) process.stderr.write(chunk)
      done()
    },
  })
  const isTerminal = Boolean(process.stdin.isTTY)
  const lines = createInterface({ input: process.stdin, output, terminal: isTerminal })
  const answers = lines[Symbol.asyncIterator]()
  const ask = async (question: string) => {
    process.stderr.write(question)
    const { value } = await answers.next()
    return String(value ?? '').trim()
  }
  const email = await ask(`E-mail address at ${host}: `)
  isHidden = true
  const password = await ask('Password (it is not shown): ')
  process.stderr.write('\n')
  lines.close()
  if (!email || !password)
    throw new RecordingError('Without an e-mail address and a password nobody signs in.')
  return { email, password }
}

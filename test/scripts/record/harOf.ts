import { writeFile } from 'node:fs/promises'

/** One request of a HAR, in short. */
export interface Visit {
  method?: string
  url: string
  headers?: Record<string, string>
  json?: unknown
  postData?: object
  status?: number
  answer?: unknown
  content?: object
  answerHeaders?: Record<string, string>
  time?: number
}

const listed = (headers: Record<string, string> = {}) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }))

/** A HAR as browsers export it. */
export function harOf(visits: Visit[]) {
  return {
    log: { version: '1.2', creator: { name: 'a browser', version: '1' }, entries: visits.map(entryOf) },
  }
}

function entryOf({
  method,
  url,
  headers,
  json,
  postData,
  status = 200,
  answer,
  content,
  answerHeaders,
  time = 12.6,
}: Visit) {
  return {
    time,
    request: {
      method: method ?? (json || postData ? 'POST' : 'GET'),
      url,
      headers: listed({ ...(json !== undefined && { 'Content-Type': 'application/json' }), ...headers }),
      ...(json !== undefined && { postData: { mimeType: 'application/json', text: JSON.stringify(json) } }),
      ...(postData && { postData }),
    },
    response: {
      status,
      headers: listed({ 'Content-Type': 'application/json', ...answerHeaders }),
      content: content ?? { mimeType: 'application/json', text: JSON.stringify(answer) },
    },
  }
}

export async function writeHar(file: string, visits: Visit[]): Promise<string> {
  await writeFile(file, JSON.stringify(harOf(visits)))
  return file
}

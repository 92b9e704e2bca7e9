import { File as ServerFile } from 'node:buffer'

/**
 * Lets a server in the process of a page read a form with a file. Node's parser takes its class `File` from
 * the global scope, where it finds the page's class here, and then refuses the file.
 */
export function readFormsAsServer() {
  const holder = holderOfFormData(Request.prototype)
  const PageFile = globalThis.File
  let reading = 0
  const parse = holder.formData
  holder.formData = async function formData(this: Request) {
    // The page goes on while the body comes, so only the parser works with the other class.
    const bytes = await this.arrayBuffer()
    reading += 1
    // A cast: the types of Node's class and the page's differ in their streams.
    globalThis.File = ServerFile as unknown as typeof File
    try {
      return await parse.call(new Request(this.url, { method: 'POST', headers: this.headers, body: bytes }))
    } finally {
      reading -= 1
      if (reading === 0) globalThis.File = PageFile
    }
  }
}

/** The prototype that has the method itself, because the page's class extends Node's. */
function holderOfFormData(prototype: Request): Request {
  return Object.hasOwn(prototype, 'formData')
    ? prototype
    : holderOfFormData(Object.getPrototypeOf(prototype) as Request)
}

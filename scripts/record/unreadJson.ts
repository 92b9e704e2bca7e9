/**
 * A list of JSON begins with one of these; a selector of a style sheet, such as [dir=rtl], does not. JSON may
 * be quoted itself.
 */
const JSON_BEGINS = /^[\s"]*(?:\{|\[\s*(?:["[{\]\d]|-\d|true|false|null|$))/

/**
 * Whether a body is JSON that stayed a text. Its fields have no names there, so nobody can tell which are
 * personal.
 */
export function isUnreadJson(body: unknown): boolean {
  return typeof body === 'string' && JSON_BEGINS.test(body)
}

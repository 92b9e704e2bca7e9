import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const WORTHWHILE_BYTES = 1024

/**
 * The body as a client with this Accept-Encoding wants it. Fast rather than small: answers differ from call
 * to call.
 */
export function compressed(
  body: Buffer,
  accepted: string | string[] = '',
): { body: Buffer; encoding?: 'br' | 'gzip' } {
  if (body.length < WORTHWHILE_BYTES) return { body }
  if (/\bbr\b/.test(String(accepted)))
    return {
      body: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      encoding: 'br',
    }
  if (/\bgzip\b/.test(String(accepted))) return { body: gzipSync(body), encoding: 'gzip' }
  return { body }
}

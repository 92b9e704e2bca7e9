import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Pictures, films and fonts are compressed already; nobody asks for source maps. */
const COMPRESSIBLE = new Set('.css .html .js .json .mjs .svg .txt .wasm .webmanifest .xml'.split(' '))

/** A smaller file fits into one packet of the network as it is. */
const WORTHWHILE_BYTES = 1024

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/**
 * Writes a `.br` and a `.gz` beside each file that becomes smaller by it, for hosts that send what is there.
 * @param folder of the build
 */
export async function compressFiles(folder: string) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => COMPRESSIBLE.has(extname(file)))
  await Promise.all(files.map((file) => compressFile(join(folder, file))))
}

async function compressFile(file: string) {
  if ((await stat(file)).size < WORTHWHILE_BYTES) return
  const content = await readFile(file)
  const [brotliContent, gzipContent] = await Promise.all([
    promisify(brotliCompress)(content, brotli),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([
    brotliContent.length < content.length && writeFile(`${file}.br`, brotliContent),
    gzipContent.length < content.length && writeFile(`${file}.gz`, gzipContent),
  ])
}

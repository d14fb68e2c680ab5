/** Compresses the text files of the built site once, for servers that send `.br` and `.gz` files. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(html|js|css|svg|json|webmanifest|xml|txt)$/
/** Headers and packets cost more than what compressing smaller files saves, bytes. */
const MIN_SIZE = 1024

/**
 * The compressed content of a file, by its further ending.
 * @type {Record<string, (data: Buffer) => Promise<Buffer>>}
 */
const compress = {
  br: (data) =>
    promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }),
  gz: (data) => promisify(gzip)(data, { level: 9 }),
}

/**
 * Writes `<file>.br` and `<file>.gz` beside each text file that becomes smaller.
 * @type {(folder: string) => Promise<void>}
 */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    // A host may change site.json, whose compressed copy would be the old one. Single files are compressed inside.
    (file) => TEXT.test(file) && file !== 'site.json' && !/^(hosts|(.+\/)?(\.vite|single))\//.test(file),
  )
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      const data = readFileSync(path)
      if (data.length < MIN_SIZE) return
      for (const [ending, make] of Object.entries(compress)) {
        const smaller = await make(data)
        if (smaller.length < data.length) writeFileSync(`${path}.${ending}`, smaller)
      }
    }),
  )
}

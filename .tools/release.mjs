/**
 * `node .tools/release.mjs v1.2.3`: writes the built site as a zip file and its checksum into `release/`, for people who
 * host it. `.github/workflows/release.yml` runs this for each tag.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesIn, zip } from './zip.mjs'

/**
 * Packs the folder of a built site.
 * @returns the path of the zip file
 * @type {(version: string, folder: string, target: string) => string}
 */
export function release(version, folder, target) {
  const name = `pocket-arcade-${version}.zip`
  const data = zip(folder, Object.fromEntries(filesIn(folder).map((file) => [file, file])))
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, name), data)
  // As `sha256sum --check` reads it.
  const sum = createHash('sha256').update(data).digest('hex')
  writeFileSync(join(target, 'SHA256SUMS'), `${sum}  ${name}\n`)
  return join(target, name)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [version] = process.argv.slice(2)
  if (!version) throw new Error('Name the version: node .tools/release.mjs v1.2.3')
  console.log(release(version, 'dist', 'release'))
}

/**
 * `node .tools/release.mjs v1.2.3`: writes the built site as a zip file into `release/`, for people who host it, every game
 * as one file (`single/pack.mjs`) as another, and their checksums. `.github/workflows/release.yml` runs this for each tag.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packSingle } from './single/pack.mjs'
import { checkSite } from './site.mjs'
import { filesIn, zip } from './zip.mjs'

/**
 * Packs folders, each into one zip file.
 * @param folders - by the names of the zip files, to which the version is added
 * @returns the paths of the zip files
 * @type {(version: string, folders: Readonly<Record<string, string>>, target: string) => string[]}
 */
export function release(version, folders, target) {
  mkdirSync(target, { recursive: true })
  const packed = Object.entries(folders).map(([title, folder]) => {
    const name = `${title}-${version}.zip`
    const data = zip(folder, Object.fromEntries(filesIn(folder).map((file) => [file, file])))
    writeFileSync(join(target, name), data)
    return { name, sum: createHash('sha256').update(data).digest('hex') }
  })
  // As `sha256sum --check` reads it.
  writeFileSync(join(target, 'SHA256SUMS'), packed.map(({ name, sum }) => `${sum}  ${name}\n`).join(''))
  return packed.map(({ name }) => join(target, name))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [version] = process.argv.slice(2)
  if (!version) throw new Error('Name the version: node .tools/release.mjs v1.2.3')
  const files = 'node_modules/.cache/pocket-arcade/single-files'
  // An earlier release may have had other games.
  rmSync(files, { recursive: true, force: true })
  const { games } = await checkSite()
  for (const game of games) await packSingle(game, files)
  const folders = { 'pocket-arcade': 'dist', 'pocket-arcade-single-files': files }
  for (const path of release(version, folders, 'release')) console.log(path)
}

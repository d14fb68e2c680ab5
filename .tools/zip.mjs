/** Zip files of folders: the same files give the same bytes. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'

/** The earliest time that a zip file can hold. */
const MTIME = new Date(1980, 0, 1)

/**
 * The paths of all files in a folder, with slashes.
 * @type {(folder: string) => string[]}
 */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}

/**
 * The content of a zip file.
 * @param files - paths in the folder by their paths in the zip file
 * @type {(folder: string, files: Readonly<Record<string, string>>) => Uint8Array}
 */
export function zip(folder, files) {
  const contents = Object.fromEntries(
    Object.entries(files).map(([name, path]) => [name, readFileSync(join(folder, path))]),
  )
  return zipSync(contents, { mtime: MTIME, level: 9 })
}

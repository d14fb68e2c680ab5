/** Zip files of folders: the same files give the same bytes. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'

/** The earliest time that a zip file can hold. */
const MTIME = new Date(1980, 0, 1)

/** The paths of all files in a folder, with slashes. */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}

/** @param files - paths in the folder by their paths in the zip file */
export function zip(folder, files) {
  const contents = Object.entries(files).map(([name, path]) => [name, readFileSync(join(folder, path))])
  return zipSync(Object.fromEntries(contents), { mtime: MTIME, level: 9 })
}

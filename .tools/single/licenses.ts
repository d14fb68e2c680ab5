/** The licenses of what is inside a single file: libraries, font, icons and emoji, each with its own text. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FONT = '@fontsource-variable/fredoka'
const EMOJI = '@iconify-json/noto'

/** Noto's own text is the whole Apache license, which may also be named by its address. */
const NOTO =
  'Pictures of emoji: Noto Emoji by Google.\nLicensed under the Apache License, Version 2.0: https://www.apache.org/licenses/LICENSE-2.0'

/** The folder and the name of the package that a module belongs to. */
const PACKAGE = /^(.*[\\/]node_modules[\\/])((?:@[^\\/]+[\\/])?[^\\/]+)/

function licenseIn(folder: string): string {
  const name = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file))
  if (name) return readFileSync(join(folder, name), 'utf8')
  const { license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >
  const by = typeof author === 'object' ? (author as { name?: string } | null)?.name : author
  return `License: ${license}${by ? `, by ${by}` : ''}`
}

/** A license without its title, and the lines in which its owners claim their rights. */
function parted(license: string): { readonly rights: string; readonly text: string } {
  const lines = license.split('\n')
  const isRight = (line: string) => /^\s*(?:copyright\s+(?:\(c\)|©|\d{4})|\(c\)\s|©)/i.test(line)
  const isTitle = (line: string) => /^[\s#(]*(?:the )?mit license(?: \(mit\))?[\s)]*$/i.test(line)
  return {
    rights: lines
      .filter(isRight)
      .map((line) => line.trim())
      .join('; '),
    text: lines
      .filter((line) => !isRight(line) && !isTitle(line))
      .join('\n')
      .trim(),
  }
}

/**
 * A text for the head of the file. Equal licenses are in it once.
 *
 * @param root - the folder of the project
 * @param modules - the paths of the modules in the file
 * @param hasEmoji - whether it has pictures of emoji
 */
export function licensesOf(root: string, modules: readonly string[], hasEmoji: boolean): string {
  const packages = new Map<string, string>([[FONT, join(root, 'node_modules', FONT)]])
  for (const id of modules) {
    const [folder, , name] = PACKAGE.exec(id) ?? []
    if (folder && name) packages.set(name.replaceAll('\\', '/'), folder)
  }
  /** The owners of each license, by its words. */
  const owners = new Map<string, string[]>()
  const texts = new Map<string, string>()
  const add = (name: string, license: string) => {
    const { rights, text } = parted(license)
    const words = text.replaceAll(/[\s"'*`]+/g, ' ').toLowerCase()
    owners.set(words, [...(owners.get(words) ?? []), `${name}: ${rights}`])
    if (!texts.has(words)) texts.set(words, text)
  }
  add('Pocket Arcade', readFileSync(join(root, 'LICENSE'), 'utf8').trim())
  // Two hyphens would end the comment that holds this.
  for (const [name, folder] of [...packages].sort(([a], [b]) => (a < b ? -1 : 1)))
    add(name, licenseIn(folder).trim().replaceAll(/-{2,}/g, '-'))
  if (hasEmoji) add(EMOJI, NOTO)
  return [...texts].map(([words, text]) => `${owners.get(words)?.join('\n')}\n\n${text}`).join('\n\n\n')
}

/** The texts that the specification fixes are in the source letter for letter, in the part of the site they belong to. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { WHOLE } from '../support/gameIds'
import { SPECIFICATION, TABLE } from './table'

interface Section {
  readonly title: string
  /** Folders in `src/` where its texts may be. */
  readonly folders: readonly string[]
  /** `{}` is a value, and `…` at the end the rest of a sentence. */
  readonly texts: readonly string[]
}

/** The sections of the specification with fixed texts, which are bold there. */
const sections = SPECIFICATION.split(/^#{2,3} /m)
  .map((section): Section => {
    const title = section.slice(0, section.indexOf('\n'))
    const game = TABLE.find((row) => row[1] === title)
    return {
      title,
      folders: game ? [`games/${game[0]}`, 'play'] : ['site', 'play', 'ui'],
      texts: Array.from(section.matchAll(/\*\*(.+?)\*\*/g), ([, text = '']) =>
        text.replace(/\{\w+\}/g, '{}'),
      ),
    }
  })
  .filter(({ texts }) => texts.length > 0)

/** Every string, template and JSX text of a folder, with `{}` for values. */
function textsOf(folder: string): Set<string> {
  const path = join('src', folder)
  const files = (readdirSync(path, { recursive: true }) as string[]).filter((file) => /\.tsx?$/.test(file))
  const found = new Set<string>()
  for (const file of files) {
    const source = readFileSync(join(path, file), 'utf8').replace(/\$\{[^{}]*\}/g, '{}')
    for (const [, , text] of source.matchAll(/(['"`])((?:(?!\1|\n).)*)\1/g))
      if (text !== undefined) found.add(text.replaceAll("\\'", "'"))
    for (const [, text] of source.matchAll(/>\s*([^<>{}]*?)\s*(?=[<{])/g))
      if (text) found.add(text.replace(/\s+/g, ' '))
  }
  return found
}

describe('the fixed texts', () => {
  it.each(sections)('of $title are in its source', ({ folders, texts }) => {
    const found = folders.flatMap((folder) => [...textsOf(folder)])
    const matches = (fixed: string) => (text: string) =>
      fixed.endsWith('…') ? text.startsWith(fixed.slice(0, -1)) : text === fixed
    expect(texts.filter((fixed) => !found.some(matches(fixed)))).toEqual([])
  })
  it.runIf(WHOLE)('are those of the pages and of most games', () => {
    expect(sections.length).toBeGreaterThan(30)
    expect(sections.flatMap(({ texts }) => texts).length).toBeGreaterThan(140)
  })
})

it('a changed text is found to be missing', () => {
  expect(textsOf('games/snake').has('Game over! Hit a wall')).toBe(false)
  expect(textsOf('games/snake').size).toBeGreaterThan(20)
})

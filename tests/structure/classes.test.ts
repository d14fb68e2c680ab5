/** A class that its style sheet does not have is silently undefined. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { codeOf, files } from './sources'

/** The classes that a component uses and its style sheets do not have. */
function missingIn(file: string): string[] {
  const code = codeOf(file)
  return [...code.matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)].flatMap(
    ([line, name, path = '']) => {
      const sheet = readFileSync(join('src', dirname(file), path), 'utf8')
      const used = code.replaceAll(line, '').matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))
      return [...used].flatMap(([, own]) =>
        new RegExp(`\\.${own}(?![\\w-])`).test(sheet) ? [] : `${file}: ${own}`,
      )
    },
  )
}

it('components use classes that their style sheets have', () => {
  expect(files.flatMap(missingIn)).toEqual([])
})

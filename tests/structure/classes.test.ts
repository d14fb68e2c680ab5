/** A class that its style sheet does not have is silently undefined, and an attribute that nothing sets styles nothing. */
import { readdirSync, readFileSync } from 'node:fs'
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

/** The attributes that a style sheet of a game selects, and that neither the game nor the page around it ever sets. */
function unsetIn(sheet: string): string[] {
  const [, game = ''] = /^games\/([^/]+)/.exec(sheet) ?? []
  const setters = files.filter((file) => new RegExp(`^(games/${game}|ui|play|site/settings)/`).test(file))
  const selected = readFileSync(join('src', sheet), 'utf8').matchAll(/\[data-([a-z-]+)/g)
  return [...new Set([...selected].map(([, name = '']) => name))].flatMap((name) => {
    const inCode = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    const isSet = new RegExp(`data-${name}\\b|dataset\\.${inCode}\\b`)
    return setters.some((file) => isSet.test(codeOf(file))) ? [] : [`${sheet}: data-${name}`]
  })
}

it('styles of games select attributes that are set', () => {
  const sheets = (readdirSync('src/games', { recursive: true }) as string[])
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => `games/${file.replaceAll('\\', '/')}`)
  expect(sheets.flatMap(unsetIn)).toEqual([])
})

/** Style sheets and components ask for windows in the words of `src/ui/styles/README.md`, and only for those. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { WHOLE } from '../support/gameIds'
import { codeOf, files, SRC } from './sources'

const tables = readFileSync('src/ui/styles/README.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
const listed = tables.flatMap((line) =>
  [...line.matchAll(/`([^`]+)`/g)].map(([, condition = '']) => condition),
)

/** Media and preferences, which are no windows. */
const OTHER = /^(print|screen)$|\((prefers-[a-z-]+|forced-colors|hover|display-mode|pointer: fine)/

interface Use {
  readonly file: string
  readonly condition: string
}

/** The alternatives of a condition. */
const partsOf = (file: string, text: string): Use[] =>
  text
    .split(',')
    .map((part) => ({ file, condition: part.replace(/\s+/g, ' ').trim() }))
    .filter(({ condition }) => !OTHER.test(condition))

const inSheets = (readdirSync(SRC, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => {
    const rules = readFileSync(join(SRC, file), 'utf8').replace(/\/\*.*?\*\//gs, '')
    return [...rules.matchAll(/@media\s([^{]+)\{/g)].flatMap(([, text = '']) => partsOf(file, text))
  })
const inCode = files.flatMap((file) =>
  [...codeOf(file).matchAll(/'(\((?:m(?:ax|in)-|orientation|pointer)[^']+\))'/g)].flatMap(([, text = '']) =>
    partsOf(file, text),
  ),
)
const uses = [...inSheets, ...inCode]

it('every condition on the window is listed', () => {
  expect(uses.filter(({ condition }) => !listed.includes(condition))).toEqual([])
})

it.runIf(WHOLE)('every listed condition is used', () => {
  expect(listed.filter((condition) => uses.every((use) => use.condition !== condition))).toEqual([])
})

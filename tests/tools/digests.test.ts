/** A game's digest stands for all that decides how a play ends, and for nothing else. */

import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import digests from 'virtual:digests'
import { afterEach, describe, expect, it } from 'vitest'
import { digestOf, plain } from '../../.tools/digests'
import { catalogue } from '../../src/games/catalogue'

/** A project of one game whose rules use a constant, a type, a file that passes both on, and a part that is loaded later. */
const PROJECT = {
  'src/games/small/rules/index.ts': `
    import type { World } from './world'
    import { type Size, SIZE } from '../../../engine/core/passed'
    export const late = () => import('./late')
    export const start = (): World => ({ at: SIZE as Size })`,
  'src/games/small/rules/late.ts': 'export const SECRET = 7',
  'src/games/small/rules/world.ts': 'export interface World { at: number }\nexport const SPARE = 1\n',
  'src/engine/core/passed.ts': "export type { Size } from './types'\nexport * from './size'",
  'src/engine/core/types.ts': 'export type Size = 4 | 5',
  'src/engine/core/size.ts': '/** Cells. */\nexport const SIZE: number = 4 // wide',
} as const

const made: string[] = []
afterEach(() => {
  for (const home of made.splice(0)) rmSync(home, { recursive: true })
})

/** The digest of the small game with some files changed. */
function changed(files: Partial<Record<keyof typeof PROJECT, string>>): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'digest-'))
  made.push(home)
  for (const [file, text] of Object.entries({ ...PROJECT, ...files })) {
    mkdirSync(dirname(join(home, file)), { recursive: true })
    writeFileSync(join(home, file), text)
  }
  return digestOf('small', new Map(), `${home}/`)
}

describe('digests', () => {
  it('are there for every game, each its own', async () => {
    expect(Object.keys(digests).sort()).toEqual(catalogue.map(({ id }) => id).sort())
    expect(new Set(Object.values(digests)).size).toBe(catalogue.length)
    for (const digest of Object.values(digests)) expect(digest).toMatch(/^[0-9a-f]{8}$/)
    expect(await digestOf('snake')).toBe(digests.snake)
  })
  it('leave out comments, types and space, and nothing that plays', async () => {
    const code = '/** Owns a. */\nexport const a: number = 1 // one\nexport const b = "http://x" + a'
    const bare = await plain('a.ts', code)
    expect(bare).toBe(
      await plain('a.ts', 'export const a = 1\n\n\nexport const b = "http://x" + (a as number)'),
    )
    expect(bare).not.toBe(await plain('a.ts', code.replace('+', '-')))
    expect(bare).not.toBe(await plain('a.ts', code.replace('x"', 'y"')))
    await expect(plain('a.ts', 'const const')).rejects.toThrow()
  })
  it('stay where only a type, a comment or a file that gives types alone changed', async () => {
    const digest = await changed({})
    expect(digest).toBe(await changed({}))
    const stay = {
      'src/games/small/rules/world.ts':
        'export interface World { at: number; more?: string }\nexport const SPARE = 2',
      'src/engine/core/types.ts': 'export type Size = 4 | 5 | 6\nexport const LATER = 1',
      'src/engine/core/size.ts': '/** Cells in a row. */\nexport const SIZE: 4 | 5 = 4',
    } as const
    for (const [file, text] of Object.entries(stay)) expect(await changed({ [file]: text })).toBe(digest)
  })
  it('change with a constant, wherever it comes from, and with what is passed on', async () => {
    const digest = await changed({})
    const rules = 'src/games/small/rules/index.ts'
    for (const files of [
      { 'src/engine/core/size.ts': 'export const SIZE = 5' },
      { 'src/engine/core/passed.ts': "export type { Size } from './types'\nexport const SIZE = 4" },
      { 'src/games/small/rules/late.ts': 'export const SECRET = 8' },
      { [rules]: PROJECT[rules].replace('at: SIZE', 'at: SIZE + 1') },
      { [rules]: `import Matter from 'matter-js'\nexport const engine = Matter.Engine\n${PROJECT[rules]}` },
    ])
      expect(await changed(files)).not.toBe(digest)
  })
  it('are refused where a file that the rules need is not there', async () => {
    await expect(changed({ 'src/engine/core/passed.ts': "export { SIZE } from './gone'" })).rejects.toThrow(
      /gone/,
    )
  })
  it('are the same wherever the project lies, and whatever the contract of all games comes to declare', async () => {
    const home = mkdtempSync(join(tmpdir(), 'digest-'))
    made.push(home)
    for (const room of ['src/engine/core', 'src/games/blue-block-runner'])
      cpSync(room, join(home, room), { recursive: true })
    appendFileSync(join(home, 'src/engine/core/contract.ts'), '\nexport interface Later { more: string }\n')
    expect(await digestOf('blue-block-runner', new Map(), `${home}/`)).toBe(digests['blue-block-runner'])
  })
})

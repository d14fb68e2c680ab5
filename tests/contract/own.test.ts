/** Own content of every game that declares it: the form's example as a sample, from the form to the end of a game. */

import { describe, expect, it } from 'vitest'
import { ownGames } from '../../.tools/single/ownFiles'
import type { TurnGame } from '../../src/engine/core/game/contract'
import { completeOptions } from '../../src/engine/core/game/option'
import { MAX_OWN_TEXT, type OwnText, ownPosition, stateAt } from '../../src/engine/core/game/own'
import { createRandom } from '../../src/engine/core/math/random'
import { ownOptions } from '../../src/play/opening/ownContent'
import { WHOLE } from '../support/gameIds'
import { deepFreeze, optionSets, pickMove, same } from './fuzz'
import { gameOf, ids } from './loaded'

const all = ids.map((id) => [id, gameOf(id)] as const)
const texts = all.flatMap(([id, game]) =>
  game.kind === 'turn' && game.own?.kind === 'text' ? [[id, game, game.own] as const] : [],
)
const pictures = all.flatMap(([id, game]) =>
  game.own?.kind === 'picture' ? [[id, game, game.own] as const] : [],
)

async function sampleOf(own: OwnText): Promise<string> {
  const { default: form } = await own.form()
  const read = form.read(form.example)
  if ('faults' in read) throw new Error(read.faults.join(' '))
  // The shortest form is read as itself.
  expect(form.read(read.content)).toEqual(read)
  return read.content
}

it.runIf(WHOLE)('some games take own words, and some a picture', () => {
  expect(Math.min(texts.length, pictures.length)).toBeGreaterThan(1)
})

it('is in the files that the site has for visitors', () => {
  expect([...ownGames()].sort()).toEqual(all.flatMap(([id, game]) => (game.own ? id : [])).sort())
})

describe.each(texts)('own content of %s', (_, game: TurnGame, own) => {
  it('is read from the example of its form, and starts the same game for the same seed', async () => {
    const content = await sampleOf(own)
    const options = completeOptions(game.options)
    const at = (seed: number) => stateAt(game.rules, ownPosition(content, seed), options)
    expect(same(at(3), at(3))).toBe(true)
    expect(new Set(Array.from({ length: 20 }, (_, seed) => JSON.stringify(at(seed)))).size).toBeGreaterThan(2)
  })
  it('is played to the end with every option', async () => {
    const content = await sampleOf(own)
    for (const [n, set] of optionSets(game.options).entries()) {
      const random = createRandom(n)
      const options = ownOptions(game, set)
      let state: unknown = deepFreeze(stateAt(game.rules, ownPosition(content, n), options))
      for (let i = 0; i < 5000 && !game.rules.outcome(state); i++) {
        const next = game.rules.next?.(state)
        const applied = game.rules.apply(state, next?.move ?? pickMove(random, game.rules.legal(state)), i)
        if ('refused' in applied) throw new Error(applied.refused)
        state = deepFreeze(applied.state)
      }
      expect(game.rules.outcome(state), JSON.stringify(options)).not.toBeNull()
      expect(same(JSON.parse(JSON.stringify(state)), state)).toBe(true)
    }
  })
  it('is refused with a sentence', async () => {
    const { default: form } = await own.form()
    const options = completeOptions(game.options)
    for (const bad of ['', '\n\n', 'x', '='.repeat(50), `${'word\n'.repeat(2000)}`]) {
      expect(() => stateAt(game.rules, ownPosition(bad, 1), options), bad.slice(0, 20)).toThrow(/^.{11,}/)
      const read = form.read(bad)
      expect('faults' in read && read.faults[0], bad.slice(0, 20)).toMatch(/^.{11,}/)
    }
    expect(() => stateAt(game.rules, ownPosition('x'.repeat(MAX_OWN_TEXT + 1), 1), options)).toThrow(/long/)
  })
  it('settles options that exist', () => {
    const known = game.options.map(({ id }) => id)
    expect(own.settles.filter((id) => !known.includes(id))).toEqual([])
  })
})

it.each(pictures)('the own picture of %s is shown by an option', (_, game, own) => {
  const option = game.options.find(({ id }) => id === own.option.id)
  expect(option?.choices.map(({ value }) => value)).toContain(own.option.value)
  expect(own.aspect).toBeGreaterThan(0)
})

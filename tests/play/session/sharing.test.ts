/** Sharing: results as text, and challenges. */

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Game, Outcome } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { changeSettings } from '../../../src/engine/storage/values/settings'
import { catalog } from '../../../src/games/catalog'
import { challengeInAddress, challengeOf, verdict, waitingText } from '../../../src/play/opening/challenge'
import { resultText } from '../../../src/play/replay/resultText'
import { standingOf } from '../../../src/play/session/core/standing'
import { createView } from '../../../src/play/session/view/view'
import { challengeTexts } from '../../../src/play/texts/challenges'

const games: [string, string, Game][] = []

beforeAll(async () => {
  vi.stubGlobal('location', { origin: 'https://arcade.example', hash: '' })
  for (const { path, title, load } of catalog) games.push([path, title, (await load()).default])
}, 60_000)
afterAll(() => vi.unstubAllGlobals())

/** An end with every stat that the game records, each as long as possible. */
function longest(game: Game): Outcome {
  const results = Object.fromEntries(game.best.map(({ of, max }) => [of, max ?? 999_999_999]))
  return { result: 'won', title: 'You win', results }
}

describe('a result as text', () => {
  it('has three to five lines below 280 characters in every game and mode, and ends with its link', () => {
    for (const [path, title, game] of games) {
      const last = Object.fromEntries(
        game.options.map(({ id, choices }) => [id, choices.at(-1)?.value ?? '']),
      )
      for (const options of [completeOptions(game.options), last]) {
        const view = createView(options, 4294967295)
        expect(resultText(title, path, game, view)).toBeNull()
        Object.assign(view, { outcome: longest(game), hints: 12, undone: 12 })
        const text = resultText(title, path, game, view) ?? ''
        const lines = text.split('\n')
        expect([path, text.length <= 280, lines.length >= 3 && lines.length <= 5]).toEqual([path, true, true])
        expect(lines[0]).toContain(title)
        expect(lines.at(-1)).toContain(`https://arcade.example${path}`)
      }
    }
  })
})

it('a result names the language of its words', () => {
  const [path, title, game] = games.find(([path]) => path === '/games/word-guessing') as [
    string,
    string,
    Game,
  ]
  const view = createView(completeOptions(game.options), 1)
  view.outcome = { result: 'won', title: '', results: { Score: 4 } }
  const line = (wordsIn: string) => resultText(title, path, { ...game, wordsIn }, view)?.split('\n')[0]
  expect(line('Deutsch')).toBe('Pocket Arcade · Word Guessing · Deutsch')
  expect(line('')).toBe('Pocket Arcade · Word Guessing')
})

describe('with a hidden clock', () => {
  it('a shared result has no time, but everything else', () => {
    const [path, title, game] = games.find(([path]) => path === '/games/memory-match') as [
      string,
      string,
      Game,
    ]
    const view = createView(completeOptions(game.options), 1)
    view.outcome = { result: 'won', title: 'You win', results: { Time: 41.5, Moves: 12 } }
    const line = () => resultText(title, path, game, view)?.split('\n')[1]
    expect(line()).toBe('Won · Time 41.5 · Moves 12')
    changeSettings({ hideClock: true })
    expect(line()).toBe('Won · Moves 12')
    const stands = () => standingOf(game, { options: view.options, hud: { Moves: 3, Time: 9 } }).stands
    expect(stands()).toContain('Moves 3')
    expect(stands()).not.toContain('Time')
    changeSettings({ hideClock: false })
    expect(stands()).toContain('Time 9')
  })
})

describe('a challenge', () => {
  it('is of the first best of a game, whichever way is better', () => {
    const made = games.filter(([, , game]) => challengeOf(game, longest(game)))
    expect(made.length).toBeGreaterThan(25)
    for (const [, , game] of made) {
      const challenge = challengeOf(game, longest(game))
      if (!challenge) continue
      const { best, value } = challenge
      expect(waitingText(challenge)).toContain(`${best.of} ${value}`)
      const end = (figure: number): Outcome => ({ ...longest(game), results: { [best.of]: figure } })
      const [less, more] = best.better === 'higher' ? (['lost', 'won'] as const) : (['won', 'lost'] as const)
      expect(verdict(challenge, end(value - 1))).toContain(challengeTexts[less](best.of, value - 1, value))
      expect(verdict(challenge, end(value + 1))).toContain(challengeTexts[more](best.of, value + 1, value))
      expect(verdict(challenge, end(value))).toContain(challengeTexts.tied(best.of, value))
      expect(verdict(challenge, { result: 'lost', title: 'No' })).toBeNull()
    }
  })
  it('is read from the address only if the result is possible', () => {
    const snake = games.find(([path]) => path === '/games/snake')?.[2] as Game
    const read = (hash: string) => {
      vi.stubGlobal('location', { origin: 'https://arcade.example', hash })
      return challengeInAddress(snake)?.value
    }
    expect(
      ['#beat=120', '#beat=0', '', '#beat=', '#beat=-5', '#beat=1e9', '#beat=x', '#beat=9999999999'].map(
        read,
      ),
    ).toEqual([120, 0, ...Array(6).fill(undefined)])
  })
})

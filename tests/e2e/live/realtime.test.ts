/**
 * Real-time games against each other, on two devices: one with rollback, and one that waits for the input of both. Each
 * ends the same on both, by the keys of both. `contract/live.test.ts` plays all of them without a page.
 */

import type { Page } from 'playwright/test'
import type { GameEvent, Hud, InputFrame, Option, Outcome } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { readInput } from '../../../src/engine/core/input/input'
import { digestOf } from '../../../src/engine/core/live/digest'
import { FrameReader } from '../../../src/engine/core/replay/frameReader'
import type { Replay } from '../../../src/engine/core/replay/replay'
import airHockey from '../../../src/games/air-hockey/index'
import pong from '../../../src/games/pong/index'
import { fragmentOf } from '../../../src/play/opening/fragment'

import { unpack } from '../../../src/play/replay/pack'
import { expect } from '../support/fixtures'
import { GamePage } from '../support/game-page'
import { bar, type Pair, SMALL, test, visit } from '../support/live'
import { frames } from '../support/rest'

test.use(SMALL)

type Figures = Record<string, string>

/** What these tests use of the rules of a game. */
interface Rules {
  start(options: Replay['options'], seed: number, size: { width: number; height: number }): unknown
  step(world: unknown, input: unknown, emit: (event: GameEvent) => void): void
  hud(world: unknown): Hud
  outcome(world: unknown): Outcome | null
}

interface Played {
  readonly rules: Rules
  readonly options: readonly Option[]
}

/** The world at the end of a replay, and its digest at each tick. */
interface Replayed {
  readonly world: unknown
  readonly digests: readonly number[]
}

/** The stats of a page. */
const figures = (page: Page): Promise<Figures> => new GamePage(page).figures()

/** Whether an action belongs to a seat: the actions of the second player have a mark. */
const isOf = (seat: 0 | 1) => (action: string) => action.endsWith('@1') === (seat === 1)

/** Plays a replay to its end. The keys of one player are left out if a seat is named. */
function replayed(
  { rules, options }: Played,
  { options: chosen, seed, input }: Replay,
  without?: 0 | 1,
): Replayed {
  if (input.kind !== 'realtime') throw new Error('It is not a replay of a real-time game.')
  const world = rules.start(completeOptions(options, chosen), seed, input.size)
  const reader = new FrameReader(input.frames, input.slots, input.ticks)
  const digests: number[] = []
  const kept = (action: string) => without === undefined || !isOf(without)(action)
  for (let tick = reader.next(); tick; tick = reader.next()) {
    const { held, pressed, released, pointers } = tick.frame
    const frame: InputFrame = {
      held: Object.fromEntries(Object.entries(held).filter(([action]) => kept(action))),
      pressed: pressed.filter(kept),
      released: released.filter(kept),
      pointers,
    }
    rules.step(world, readInput(frame), () => {})
    digests.push(digestOf(world))
  }
  return { world, digests }
}

/** Watches the game that has just ended, and returns its replay. */
async function replayOf(page: Page): Promise<Replay> {
  const link = await new GamePage(page).watched()
  const [, text] = link?.split(fragmentOf('play', '')) ?? []
  if (!text) throw new Error('The replay has no link.')
  return unpack(text)
}

/**
 * Both pages show the same end with the same stats. Both have recorded the same input, which leads to that end. Without
 * the keys of either player, the game is another one: both have played.
 *
 * @returns the names of the recorded actions
 */
async function sameEnd(
  pair: Pair,
  played: Played,
  heading: RegExp,
  stats: Figures,
): Promise<readonly string[]> {
  const { rules } = played
  await pair.hastened(() => pair.over(heading, 90_000))
  const { pages } = pair
  for (const page of pages) await expect(page.locator('[data-settling]')).toHaveCount(0)
  const [ours, theirs] = await Promise.all(pages.map(figures))
  expect(theirs).toEqual(ours)
  expect(ours).toMatchObject(stats)
  const [heads, otherHeads] = await Promise.all(
    pages.map((page) => page.getByRole('dialog').locator('h2, dl').allTextContents()),
  )
  expect(otherHeads).toEqual(heads)

  const [record, other] = (await Promise.all(pages.map(replayOf))) as [Replay, Replay]
  const { input } = record
  expect(other.input).toEqual(input)
  expect(other.seed).toBe(record.seed)
  expect(other.options).toEqual(record.options)
  expect(other.figures).toEqual(record.figures)

  const { world, digests } = replayed(played, record)
  expect(heads?.[0]).toBe(rules.outcome(world)?.title)
  const hud = Object.entries(rules.hud(world)).filter(([label]) => ours && label in ours)
  for (const [label, value] of hud) if (typeof value === 'number') expect(ours?.[label]).toBe(String(value))
  for (const seat of [0, 1] as const) {
    expect(input.kind === 'realtime' && input.slots.some(isOf(seat)), `keys of player ${seat + 1}`).toBe(true)
    expect(replayed(played, record, seat).digests, `without player ${seat + 1}`).not.toEqual(digests)
  }
  return input.kind === 'realtime' ? input.slots : []
}

for (const [id, game, query, ours, theirs, stats] of [
  // With these seeds that is the result whenever the keys are pressed within three seconds. All keys of both players are
  // those of the device's player.
  ['pong', pong, 'seed=12&points=5', 'ArrowUp', 'KeyW', { 'Player 1': '0', 'Player 2': '5' }],
  // One mallet steps aside, and goals follow.
  ['air-hockey', airHockey, 'seed=47&goals=3', 'ArrowUp', 'KeyS', { 'Player 1': '0', 'Player 2': '3' }],
] as const)
  test(`${id} ends the same on both devices`, {
    // `contract/live.test.ts` plays both kinds without a page, and the test below one in pages.
    tag: '@proof',
  }, async ({ pair }) => {
    const { host, guest } = pair
    await pair.connect(`/games/${id}?${query}`)
    await pair.counted()
    await pair.calmly(async () => {
      // The first frames of a game ignore keys.
      await pair.both((page) => frames(page, 5))
      await Promise.all([host.keyboard.down(ours), guest.keyboard.down(theirs)])
    })
    await sameEnd(pair, game as unknown as Played, /Player 2 wins/, stats)
    await Promise.all([host.keyboard.up(ours), guest.keyboard.up(theirs)])
  })

test('pong on four sides has the guest at the second one, and those at the host’s device keep their seats', {
  tag: '@proof',
}, async ({ pair }) => {
  const { host, guest } = pair
  await visit(host, '/games/pong?seed=12&ball=sides')
  const seats = host.locator('[data-seats] button')
  for (const seat of [0, 1, 2]) await seats.nth(seat).click()
  await expect(host.locator('[data-seats] [aria-pressed=true]')).toHaveCount(3)
  await pair.connect('/games/pong')
  await expect(bar(host)).toContainText(/ Player 2$/m)
  await expect(bar(guest)).toContainText('You are Player 2.')
  await pair.counted()
  await pair.calmly(async () => {
    await pair.both((page) => frames(page, 5))
    await Promise.all([host.keyboard.down('ArrowUp'), guest.keyboard.down('KeyS')])
  })
  const slots = await sameEnd(pair, pong as unknown as Played, /wins/, {})
  // Keys of the second player are those of the first one, where the second one is elsewhere.
  expect([...slots].sort()).toEqual(['down@1', 'join', 'join@1', 'join@2', 'up'])
  await Promise.all([host.keyboard.up('ArrowUp'), guest.keyboard.up('KeyS')])
})

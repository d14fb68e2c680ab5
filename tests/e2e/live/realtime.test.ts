/** Real-time games against each other, on two devices, each played to its end: the same on both, by the keys of both. */
import type { Page } from 'playwright/test'
import type { GameEvent, Hud, InputFrame, Outcome } from '../../../src/engine/core/game/contract'
import { readInput } from '../../../src/engine/core/input/input'
import { digestOf } from '../../../src/engine/core/live/digest'
import { FrameReader } from '../../../src/engine/core/record/frameReader'
import type { PlayRecord } from '../../../src/engine/core/record/record'
import { rules as airHockey } from '../../../src/games/air-hockey/rules'
import { rules as blueBlockRunner } from '../../../src/games/blue-block-runner/rules'
import { rules as gravityFlipRunner } from '../../../src/games/gravity-flip-runner/rules'
import { rules as pong } from '../../../src/games/pong/rules'
import { rules as tugOfWar } from '../../../src/games/tug-of-war/rules'
import { PLAY_MARK } from '../../../src/play/record/address'
import { unpack } from '../../../src/play/record/pack'
import { expect, test } from '../support/fixtures'
import { GamePage } from '../support/game-page'
import { connectFast, expectOver, type FastPair } from '../support/live'
import { frames } from '../support/rest'

type Figures = Record<string, string>

/** What these tests use of the rules of a game. */
interface Rules {
  start(options: PlayRecord['options'], seed: number, size: { width: number; height: number }): unknown
  step(world: unknown, input: unknown, emit: (event: GameEvent) => void): void
  hud(world: unknown): Hud
  outcome(world: unknown): Outcome | null
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
function replayed(rules: Rules, { options, seed, input }: PlayRecord, without?: 0 | 1): Replayed {
  if (input.kind !== 'realtime') throw new Error('It is not a replay of a real-time game.')
  const world = rules.start(options, seed, input.size)
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
async function replayOf(page: Page): Promise<PlayRecord> {
  const link = await new GamePage(page).watched()
  const [, text] = link?.split(PLAY_MARK) ?? []
  if (!text) throw new Error('The replay has no link.')
  return unpack(text)
}

/**
 * Both pages show the same end with the same stats. Both have recorded the same input, which leads to that end. Without
 * the keys of either player, the game is another one: both have played.
 *
 * @param stats - of the end, where the test knows them
 */
async function sameEnd(pair: FastPair, anyRules: unknown, heading: string | RegExp, stats: Figures = {}) {
  const rules = anyRules as Rules
  await pair.hastened(() => expectOver(pair, heading, 90_000))
  const pages = [pair.host, pair.guest] as const
  for (const page of pages) await expect(page.locator('[data-settling]')).toHaveCount(0)
  const [ours, theirs] = await Promise.all([figures(pair.host), figures(pair.guest)])
  expect(Object.keys(ours)).not.toEqual([])
  expect(theirs).toEqual(ours)
  expect(ours).toMatchObject(stats)
  const [heads, otherHeads] = await Promise.all(
    pages.map((page) => page.getByRole('dialog').locator('h2, dl').allTextContents()),
  )
  expect(otherHeads).toEqual(heads)

  const [record, other] = (await Promise.all(pages.map(replayOf))) as [PlayRecord, PlayRecord]
  const { input } = record
  expect(other.input).toEqual(input)
  expect(other.seed).toBe(record.seed)
  expect(other.options).toEqual(record.options)
  expect(other.figures).toEqual(record.figures)

  const { world, digests } = replayed(rules, record)
  const end = rules.outcome(world)
  expect(heads?.[0]).toBe(end?.title)
  const hud = Object.entries(rules.hud(world)).filter(([label]) => label in ours)
  for (const [label, value] of hud) if (typeof value === 'number') expect(ours[label]).toBe(String(value))
  for (const seat of [0, 1] as const) {
    expect(input.kind === 'realtime' && input.slots.some(isOf(seat)), `keys of player ${seat + 1}`).toBe(true)
    expect(replayed(rules, record, seat).digests, `without player ${seat + 1}`).not.toEqual(digests)
  }
}

/** Holds a key on each page. The first frames of a game ignore keys. */
const hold = ({ host, guest, calmly }: FastPair, ours: string, theirs: string): Promise<void> =>
  calmly(async () => {
    await Promise.all([frames(host, 5), frames(guest, 5)])
    await Promise.all([host.keyboard.down(ours), guest.keyboard.down(theirs)])
  })

test('Pong: both paddles go to the upper wall, and every serve passes the left one', async ({ browser }) => {
  // With this seed that is the result whenever the keys are pressed within three seconds.
  const pair = await connectFast(browser, '/games/pong?seed=12&points=5')
  // The guest is the right paddle, by the arrow keys of a single player.
  await hold(pair, 'KeyW', 'ArrowUp')
  await sameEnd(pair, pong, /Player 2 wins/, { 'Player 1': '0', 'Player 2': '5' })
  await pair.close()
})

test('Tug of War: the guest pulls, and the host pulls less', async ({ browser }) => {
  const pair = await connectFast(browser, '/games/tug-of-war?seed=1&rounds=1')
  const { host, guest } = pair
  for (let n = 0; n < 120; n++) {
    if ((await guest.locator('[data-phase=over]').count()) > 0) break
    // One press has the key of the first player, the other that of the second: both belong to the device.
    await guest.keyboard.press(n % 2 ? 'KeyL' : 'KeyA')
    if (n % 8 === 0) await host.keyboard.press('KeyA')
    await frames(guest, 1)
  }
  await sameEnd(pair, tugOfWar, /Player 2 wins/, { 'Player 1': '0', 'Player 2': '1' })
  await pair.close()
})

test('Blue Block Runner: both go to an edge and are hit', async ({ browser }) => {
  const pair = await connectFast(browser, '/games/blue-block-runner?seed=1357')
  await hold(pair, 'ArrowLeft', 'ArrowRight')
  await sameEnd(pair, blueBlockRunner, /wins|tie/)
  await pair.close()
})

test('Gravity Flip Runner: each flips when it wants', async ({ browser }) => {
  const pair = await connectFast(browser, '/games/gravity-flip-runner?seed=2')
  const { host, guest } = pair
  await pair.calmly(async () => {
    await frames(guest, 5)
    // One flip within the first 160 ticks leads over the first obstacle.
    await guest.keyboard.press('Space')
    // Two lead back to the floor, and into that obstacle.
    await host.keyboard.press('Space')
    await frames(host, 40)
    await host.keyboard.press('ArrowUp')
  })
  await sameEnd(pair, gravityFlipRunner, 'Player 2 (Green) wins!')
  await pair.close()
})

test('Air Hockey: one mallet steps aside, and goals follow', async ({ browser }) => {
  const pair = await connectFast(browser, '/games/air-hockey?seed=47&goals=3')
  await hold(pair, 'KeyW', 'ArrowDown')
  await sameEnd(pair, airHockey, /Player 2 wins/, { 'Player 1': '0', 'Player 2': '3' })
  await pair.close()
})

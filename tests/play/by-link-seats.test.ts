/** Games played by link, each player on a device: the player of the last move keeps their seat, also if they move again. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TurnGame } from '../../src/engine/core/game/contract'
import { createRandom, drawInt } from '../../src/engine/core/math/random'
import { type Match, matches } from '../../src/engine/storage/values/matches'
import { type CatalogGame, catalog } from '../../src/games/catalog'
import { openTurn } from '../../src/play/byLink/open'
import { sendMove } from '../../src/play/byLink/send'
import { TurnSession } from '../../src/play/session/turns/turnSession'
import { byLinkTexts } from '../../src/play/texts/byLink'
import { bots, cleared, freshPage, toastTexts } from './session/small'

const sent = vi.hoisted(() => [] as string[])
vi.mock('../../src/ui/send', () => ({ send: async ({ url }: { url: string }) => void sent.push(url) }))

beforeEach(() => {
  freshPage()
  vi.stubGlobal('location', { origin: 'https://arcade.example', hash: '' })
  sent.length = 0
})
afterEach(cleared)

interface Table {
  readonly entry: CatalogGame
  readonly game: TurnGame
  readonly options: Record<string, string>
}

async function tableOf(entry: CatalogGame, more: Record<string, string> = {}): Promise<Table | null> {
  const game = (await entry.load()).default as TurnGame
  const plain = Object.fromEntries(game.options.map(({ id, initial }) => [id, initial]))
  const options = { ...plain, opponent: 'two', ...more }
  return game.byLink?.(options) ? { entry, game, options } : null
}

/** A device: what it knows of games by link, and the page that shows this one. */
class Device {
  #known: Record<string, Match> = {}
  play: TurnSession
  constructor(readonly table: Table) {
    this.play = this.#opened(1)
  }
  get seat(): number | undefined {
    return Object.values(this.#known)[0]?.seat
  }
  #opened(seed: number): TurnSession {
    const { entry, game, options } = this.table
    return new TurnSession({ id: entry.id, game, options, seed }, bots)
  }
  /** Does something on this device. */
  async use<T>(act: () => Promise<T> | T): Promise<T> {
    matches.update({ do: 'set', at: [], value: this.#known })
    const done = await act()
    this.#known = matches.get()
    return done
  }
  /** Sends the game to the other player; returns the text of the link. */
  send(): Promise<string> {
    return this.use(async () => {
      await sendMove(this.table.entry, this.play)
      return sent.at(-1)?.split('#turn=')[1] ?? ''
    })
  }
  open(text: string): Promise<string> {
    return this.use(async () => {
      const opened = await openTurn(text, this.table.entry, this.table.game)
      if (opened.kind !== 'resume') return opened.kind
      this.play.close()
      this.play = this.#opened(opened.replay.seed)
      await this.play.restore(opened.resumeFrom)
      this.play.resume()
      return opened.kind
    })
  }
}

/** Random moves of a game, and whose turn it is before each and after the last one. */
function randomMoves({ game: { rules }, options }: Table, seed: number, max: number) {
  const random = createRandom(seed)
  let state = rules.start(options, 1)
  const moves: unknown[] = []
  const seatOf = () => rules.seat?.(state) ?? 0
  const seats = [seatOf()]
  while (moves.length < max && !rules.outcome(state)) {
    const legal = rules.legal(state)
    const move = legal[drawInt(random, 0, legal.length - 1)]
    const applied = rules.apply(state, move, 0)
    if ('refused' in applied) throw new Error(applied.refused)
    state = applied.state
    moves.push(move)
    seats.push(seatOf())
  }
  return { moves, seats }
}

/** Plays a game by link whose first `many` moves are made on one device. Both can always move when it is their turn. */
async function playByLinks(table: Table, moves: readonly unknown[], seats: readonly number[], many: number) {
  const sender = new Device(table)
  const receiver = new Device(table)
  await sender.use(() => {
    sender.play.start()
    for (const move of moves.slice(0, many)) sender.play.play(move)
  })
  await receiver.open(await sender.send())
  const seat = seats[many - 1] as number
  expect([sender.seat, receiver.seat], `seats after ${many} moves`).toEqual([seat, 1 - seat])
  for (const [n, move] of moves.entries()) {
    if (n < many) continue
    const [own, other] = seats[n] === seat ? [sender, receiver] : [receiver, sender]
    await own.use(() => {
      expect(own.play.active, `move ${n}: the player to move`).toBe(true)
      own.play.play(move)
      expect(own.play.length).toBe(n + 1)
    })
    await other.use(() => expect(other.play.active, `move ${n}: the other player`).toBe(false))
    if (seats[n + 1] !== seats[n]) await other.open(await own.send())
    expect([sender.seat, receiver.seat]).toEqual([seat, 1 - seat])
  }
  for (const { play } of [sender, receiver]) play.close()
  return { sender, receiver }
}

/** Games whose moves can be drawn from their list. Battleship's fleets are hidden; its shots alternate. */
const byLink = catalog.filter(({ kind, id }) => kind === 'turn' && id !== 'battleship')

describe('both players keep their seats, also if the second one moved first', async () => {
  const tables = (await Promise.all(byLink.map((entry) => tableOf(entry)))).filter((table) => table !== null)
  it.each(tables.map((table) => [table.entry.id, table] as const))('%s', async (_, table) => {
    const { moves, seats } = randomMoves(table, 7, 9)
    for (const many of [1, 2, 3]) await playByLinks(table, moves, seats, many)
  })
})

describe('reversi by link after a pass', async () => {
  const table = (await tableOf(catalog.find(({ id }) => id === 'reversi') as CatalogGame, {
    size: '6',
  })) as Table
  const games = Array.from({ length: 40 }, (_, seed) => randomMoves(table, seed, 60))
  const passAt = ({ seats }: (typeof games)[number]) =>
    seats.findIndex((seat, n) => n > 0 && seat === seats[n - 1])
  const game = games.find((each) => passAt(each) > 0 && passAt(each) < each.moves.length) ?? games[0]
  if (!game) throw new Error('no game')
  const { moves, seats } = game

  it('the sender is to move again, and both keep their seats to the end', async () => {
    await playByLinks(table, moves, seats, passAt(game))
  })
  it('a pass later in the game changes nothing', async () => {
    await playByLinks(table, moves, seats, 1)
  })
  it('links that are opened again say whose turn it is', async () => {
    const [sender, receiver] = [new Device(table), new Device(table)]
    await sender.use(() => {
      sender.play.start()
      for (const move of moves.slice(0, passAt(game))) sender.play.play(move)
    })
    const link = await sender.send()
    await receiver.open(link)
    toastTexts.length = 0
    await receiver.open(link)
    await sender.open(link)
    const said: readonly string[] = [byLinkTexts.theirsAgain, byLinkTexts.ownAgain]
    expect(toastTexts.filter((text) => said.includes(text))).toEqual(said)
  })
})

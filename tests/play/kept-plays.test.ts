/** Choosing which replays are kept, and validating what is read back. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choose, MAX_BYTES, MAX_PLAYS } from '../../src/play/replay/stored/chooseStored'
import { headOf, headsAmong, newestFirst, type StoredReplay } from '../../src/play/replay/stored/storedReplay'

const play = (n: number, more: Partial<StoredReplay> = {}): StoredReplay => {
  const game = more.game ?? 'snake'
  return {
    key: `${game}.${n}`,
    game,
    date: n * 1000,
    result: 'over',
    figures: { Score: n },
    options: { speed: 'fast' },
    seed: 7,
    bests: [],
    bytes: 100,
    ...more,
  }
}
/** Adds replays one after another. */
const keeping = (plays: readonly StoredReplay[]) =>
  plays.reduce<readonly StoredReplay[]>((kept, fresh) => choose(kept, fresh).kept, [])
const keys = (plays: readonly StoredReplay[]) => plays.map(({ key }) => key)
const range = (many: number, from = 1) => Array.from({ length: many }, (_, n) => n + from)

describe('stored replays', () => {
  it('keeps the last ten of each game, newest first', () => {
    const kept = keeping(range(12).flatMap((n) => [play(n), play(n, { game: 'pong' })]))
    const own = (game: string) => keys(kept.filter((each) => each.game === game))
    expect(own('snake')).toEqual(
      range(MAX_PLAYS, 3)
        .reverse()
        .map((n) => `snake.${n}`),
    )
    expect(own('pong')).toHaveLength(MAX_PLAYS)
    expect(choose(kept, play(20)).gone).toEqual(['snake.3'])
  })
  it('keeps every best one in addition, until it is beaten', () => {
    const best = play(1, { bests: ['Score', 'Level'] })
    const other = play(2, { bests: ['Score'], options: { speed: 'slow' } })
    const kept = keeping([best, other, ...range(15, 3).map((n) => play(n))])
    expect(keys(kept).slice(-2)).toEqual(['snake.2', 'snake.1'])
    expect(kept).toHaveLength(MAX_PLAYS + 2)
    // One of its two bests is beaten: it still holds the other.
    const half = choose(kept, play(30, { bests: ['Score'] })).kept
    expect(half.find(({ key }) => key === 'snake.1')?.bests).toEqual(['Level'])
    expect(half.find(({ key }) => key === 'snake.2')?.bests).toEqual(['Score'])
    const both = choose(half, play(31, { bests: ['Level'] }))
    expect(both.gone).toContain('snake.1')
    expect(keys(both.kept)).toContain('snake.2')
  })
  it('drops the oldest when there is no space, best ones last', () => {
    const large = MAX_BYTES / 5
    const best = play(1, { bests: ['Score'], bytes: large })
    const kept = keeping([best, ...range(4, 2).map((n) => play(n, { game: `g${n}`, bytes: large }))])
    expect(kept).toHaveLength(5)
    const { gone, kept: now } = choose(kept, play(9, { bytes: large }))
    expect(gone).toEqual(['g2.2'])
    expect(keys(now)).toContain('snake.1')
    const bests = keeping(range(6).map((n) => play(n, { game: `g${n}`, bests: ['Score'], bytes: large })))
    expect(keys(bests)).toEqual(['g6.6', 'g5.5', 'g4.4', 'g3.3', 'g2.2'])
  })
  it('gives two replays of the same second different keys', () => {
    const kept = keeping([play(1), play(1), play(1)])
    expect(keys(kept)).toEqual(['snake.1.3', 'snake.1.2', 'snake.1'])
  })
  it('replaces a replay whose end was undone, unless it holds a best', () => {
    const kept = keeping([play(1), play(2)])
    expect(choose(kept, play(3), 'snake.2').gone).toEqual(['snake.2'])
    const best = keeping([play(1), play(2, { bests: ['Score'] })])
    expect(choose(best, play(3), 'snake.2').gone).toEqual([])
  })
  it('never exceeds its limits, and always keeps the newest replay', () => {
    const some = fc.record({
      game: fc.constantFrom('a', 'b'),
      bests: fc.constantFrom([], [], ['Score']),
      bytes: fc.integer({ min: 1, max: 1_000_000 }),
    })
    fc.assert(
      fc.property(fc.array(some, { maxLength: 60 }), (plays) => {
        let kept: readonly StoredReplay[] = []
        plays.forEach((more, n) => {
          const before = kept
          const choice = choose(before, play(n, more))
          kept = choice.kept
          expect(kept[0]?.date).toBe(n * 1000)
          expect(kept.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MAX_BYTES)
          for (const game of ['a', 'b']) {
            const own = kept.filter((each) => each.game === game)
            expect(own.filter(({ bests }) => bests.length === 0).length).toBeLessThanOrEqual(MAX_PLAYS)
            expect(own.filter(({ bests }) => bests.length > 0).length).toBeLessThanOrEqual(1)
          }
          expect(keys(before).filter((key) => !keys(kept).includes(key))).toEqual([...choice.gone])
        })
      }),
      { numRuns: 40 },
    )
  })
})

describe('descriptions of stored replays', () => {
  const record = {
    game: 'snake',
    digest: '12345678',
    seed: 5,
    options: { speed: 'fast' },
    date: 1_700_000_000_400,
    result: 'over',
    figures: { Score: 30 },
    input: { kind: 'turn', moves: [], steps: '' },
  } as const
  it('contain what the file contains, with whole seconds', () => {
    const head = headOf(record, ['Score', 'Unheard'], 50)
    expect(head).toMatchObject({
      key: 'snake.1700000000',
      date: 1_700_000_000_000,
      bests: ['Score'],
      bytes: 50,
    })
    expect(headsAmong([head])).toEqual([head])
  })
  it('ignores invalid values', () => {
    const head = headOf(record, [], 50)
    const broken = [
      null,
      7,
      'snake',
      [],
      {},
      { ...head, key: 5 },
      { ...head, date: Number.NaN },
      { ...head, date: -1 },
      { ...head, result: 'great' },
      { ...head, figures: { Score: '30' } },
      { ...head, figures: { Score: Number.POSITIVE_INFINITY } },
      { ...head, options: null },
      { ...head, bests: 'Score' },
      { ...head, bytes: 0 },
      { ...head, game: 'x'.repeat(81) },
    ]
    expect(headsAmong([...broken, head])).toEqual([head])
  })
  it('sorts by date, and within a second by number', () => {
    const some = [play(2), play(10), play(2, { key: 'snake.2.10' }), play(2, { key: 'snake.2.9' })]
    expect(keys(newestFirst(some))).toEqual(['snake.10', 'snake.2.10', 'snake.2.9', 'snake.2'])
  })
})

/** Which game a promotion of this site shows. */
import { describe, expect, it } from 'vitest'
import { gamesBeside, promotedGame } from '../../src/site/promo/choice'

const games = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))
const KINDS = ['horizontal', 'rectangle', 'vertical'] as const

describe('promotedGame', () => {
  it('stays the same for a visit and differs between slots', () => {
    for (let visit = 0; visit < 20; visit++) {
      const shown = KINDS.map((kind) => promotedGame(games, visit, kind)?.id)
      expect(new Set(shown).size).toBe(3)
      expect(KINDS.map((kind) => promotedGame(games, visit, kind)?.id)).toEqual(shown)
    }
  })

  it('never shows the open game', () => {
    for (const list of [games, games.slice(0, 2), games.slice(0, 3)]) {
      for (const { id } of list) {
        for (let visit = 0; visit < 12; visit++) {
          for (const kind of KINDS) {
            const game = promotedGame(list, visit, kind, id)
            expect(game).toBeDefined()
            expect(game?.id).not.toBe(id)
          }
        }
      }
    }
  })

  it('shows the games after the open one beside it, each once', () => {
    const beside = (open?: string) => gamesBeside(games, 3, open).map(({ id }) => id)
    expect(beside('a')).toEqual(['b', 'c', 'd'])
    expect(beside('d')).toEqual(['e', 'a', 'b'])
    expect(beside()).toEqual(['a', 'b', 'c'])
    expect(gamesBeside(games.slice(0, 2), 3, 'a')).toEqual([{ id: 'b' }])
  })

  it('shows nothing when there is nothing else', () => {
    expect(promotedGame([], 3, 'vertical')).toBeUndefined()
    expect(promotedGame([{ id: 'a' }], 3, 'vertical', 'a')).toBeUndefined()
  })

  it('shows every game in some visit', () => {
    const shown = new Set(
      Array.from({ length: 5 }, (_, visit) => promotedGame(games, visit, 'rectangle')?.id),
    )
    expect(shown.size).toBe(5)
  })
})

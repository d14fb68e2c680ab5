/** Owns the proof of which game a house promotion shows. */
import { describe, expect, it } from 'vitest'
import { promotedGame, promotedGames } from '../../src/site/promo/choice'

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

  it('never shows the open game, whatever its place', () => {
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

  it('shows several games in a tall place, each once and never the open one', () => {
    for (let visit = 0; visit < 12; visit++) {
      for (const { id } of games) {
        const shown = promotedGames(games, visit, 'vertical', 3, id).map((game) => game.id)
        expect(new Set(shown).size).toBe(3)
        expect(shown).not.toContain(id)
        expect(shown[0]).toBe(promotedGame(games, visit, 'vertical', id)?.id)
      }
    }
    expect(promotedGames(games.slice(0, 2), 0, 'vertical', 3, 'a')).toEqual([{ id: 'b' }])
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

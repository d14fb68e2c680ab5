/** Which trophies the records page suggests. */
import { describe, expect, it } from 'vitest'
import { trophiesOf } from '../../../src/games/trophies'
import { nextTrophies } from '../../../src/site/trophies/nextTrophies'

const [snake, pong, chess, chat] = ['snake', 'pong', 'chess', 'chat'].map((id) => ({ id })) as [
  { id: string },
  { id: string },
  { id: string },
  { id: string },
]
const next = (...args: Parameters<typeof nextTrophies>) =>
  nextTrophies(...args).map(({ game, trophy }) => `${game.id} ${trophy.id}`)
const of = ({ id }: { id: string }, ...places: number[]) =>
  places.map((place) => `${id} ${trophiesOf(id)[place]?.id}`)

describe('the next trophies', () => {
  it('are the easiest of each game, in the order of the games', () => {
    expect(next([pong, snake, chess], {}, 2)).toEqual([...of(pong, 0), ...of(snake, 0)])
  })

  it('are further ones of the same game if there are few games', () => {
    expect(next([snake], {}, 3)).toEqual(of(snake, 0, 1, 2))
    expect(next([snake, pong], {}, 3)).toEqual([...of(snake, 0), ...of(pong, 0), ...of(snake, 1)])
  })

  it('leave out what was won, and games without trophies', () => {
    const first = trophiesOf('snake')[0]?.id ?? ''
    expect(next([chat, snake], { snake: { [first]: 1 } }, 2)).toEqual(of(snake, 1, 2))
    const all = Object.fromEntries(trophiesOf('snake').map(({ id }) => [id, 1]))
    expect(next([snake], { snake: all }, 3)).toEqual([])
  })
})

/** Every board shows what a hint points at by the one mark of all games, and says it to screen readers. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { TurnBot, TurnGame } from '../../../src/engine/core/game/contract'
import { bots } from '../../../src/games/bots'
import { type Any, TITLED } from '../../contract/hints/cases'
import { gameOf } from '../../contract/loaded'

/** Boards that show nothing, or only points, before their window is measured. */
const MEASURED = ['minesweeper', 'nonogram', 'klondike', 'tripeaks', 'pyramid', 'golf', 'spider']
/** The move is a direction: a bar along the side of the board. */
const BY_SIDE = ['2048']

/** One case of each game. */
const GAMES = TITLED.filter(
  ([, { id }], at) => !MEASURED.includes(id) && TITLED.findIndex(([, other]) => other.id === id) === at,
)

describe.each(GAMES)('%s', (_, { id, options, begin }) => {
  it('marks the cells of the first step, and the move of the last, once', async () => {
    const game = gameOf(id) as TurnGame
    const bot = (await bots[id]?.()) as TurnBot<Any, Any>
    const state = begin?.(game.rules, options, 1) ?? game.rules.start(options, 1)
    const show = (hint: unknown, highlighted: readonly number[]) =>
      renderToStaticMarkup(
        <game.Board
          state={state}
          previous={null}
          events={[]}
          turn={1}
          play={() => {}}
          options={options}
          active
          thinking={false}
          hint={hint}
          highlighted={highlighted}
          clock={() => 0}
        />,
      )
    const marks = (markup: string) => markup.match(/data-mark/g)?.length ?? 0
    expect(marks(show(null, []))).toBe(0)
    const ask = (times: number) => bot.hint?.(state, { random: () => 0.5, overtime: () => true, times })
    const first = show(null, ask(1)?.highlighted ?? [])
    expect(marks(first)).toBe(1)
    expect(first).toMatch(/highlighted/)
    if (!BY_SIDE.includes(id)) expect(marks(show(ask(3)?.move, []))).toBe(1)
  })
})

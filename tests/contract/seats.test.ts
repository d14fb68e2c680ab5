/** Games in which up to four people take turns show their players by the signs of seats. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { completeOptions } from '../../src/engine/core/game/option'
import { SEAT_LOOKS } from '../../src/engine/core/input/seats'
import { gamesOfKind } from './loaded'

const games = gamesOfKind('turn').filter(([, { options }]) =>
  options.some(({ id, choices }) => id === 'players' && choices.length === 4),
)

it.skipIf(games.length === 0).each(games)('%s', (_id, game) => {
  const options = completeOptions(game.options, { players: '4' })
  const markup = renderToStaticMarkup(
    createElement(game.Board, {
      state: game.rules.start(options, 1),
      previous: null,
      undone: false,
      events: [],
      turn: 0,
      play: () => {},
      options,
      active: true,
      thinking: false,
      hint: null,
      clock: () => 0,
    }),
  )
  // Some show whose turn it is in two places.
  const signs = [...new Set([...markup.matchAll(/data-seat="(\w+)"/g)].map(([, sign]) => sign))]
  const all = SEAT_LOOKS.map(({ symbol }) => symbol)
  // All of them, or whose turn it is: the first player's.
  expect([all, all.slice(0, 1)]).toContainEqual(signs)
})

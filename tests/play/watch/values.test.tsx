/** Reviews that know what each move leads to: the board shows each value once, in the cell of its move. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { MoveValue } from '../../../src/engine/core/game/review'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import { reviewers } from '../../../src/games/reviewers'
import { thinking } from '../../support/moves'
import { load } from './review'

it.each(['connect-four', 'reversi'])('%s', async (id) => {
  const { rules, options, Board } = await load(id)
  const reviewer = await reviewers[id]?.()
  expect(reviewer?.measure.values).toBeTruthy()
  const chosen = Object.fromEntries(options.map((option) => [option.id, option.initial]))
  const random = createRandom(3)
  let state = rules.start(chosen, 1)
  // Late enough for exact values in both games.
  for (let i = 0; i < (id === 'reversi' ? 48 : 24); i++) {
    const applied = rules.apply(state, pick(random, rules.legal(state)), 0)
    if (!('refused' in applied) && !rules.outcome(applied.state)) state = applied.state
  }
  const values = reviewer?.values?.(state, thinking(1)) ?? []
  expect(values).toHaveLength(rules.legal(state).length)
  const show = (given?: readonly MoveValue[]) => {
    const markup = renderToStaticMarkup(
      <Board
        state={state}
        previous={null}
        events={[]}
        turn={1}
        play={() => {}}
        options={chosen}
        active={false}
        watched
        thinking={false}
        hint={null}
        values={given}
        clock={() => 0}
      />,
    )
    return [
      ...markup.matchAll(
        /<button[^>]*?data-column="(\d)"[^>]*>(?:(?!<\/button>).)*?>([+-]\d*|=|0)<\/span><\/button>/g,
      ),
    ]
      .map(([, column, value]) => `${column} ${value}`)
      .sort()
  }
  expect(show()).toEqual([])
  const columnOf = ({ name }: MoveValue) => (id === 'reversi' ? name.charCodeAt(0) - 96 : name)
  const expected = values.map((each) => `${columnOf(each)} ${each.value}`).sort()
  expect(show(values)).toEqual(expected)
})

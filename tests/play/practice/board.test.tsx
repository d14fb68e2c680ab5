/** What the board of an item of the practice list cannot do. */
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { BoardProps, TurnGame } from '../../../src/engine/core/game/contract'
import type { Save } from '../../../src/engine/storage/values/saves'
import { type CatalogGame, findGame } from '../../../src/games/catalog'
import { TurnBoard } from '../../../src/play/host/TurnBoard'
import { adder, cleared, freshPage, turn } from '../session/small'

beforeEach(freshPage)
afterEach(cleared)

it('begins no other game, which would close the item', () => {
  let open: BoardProps['open']
  const game = {
    ...adder,
    Board(props: BoardProps) {
      open = props.open
      return null
    },
  } as unknown as TurnGame
  const save: Save = { seed: 1, options: {}, moves: [], steps: '', at: 0, rules: 1, hints: 0, undone: 0 }
  const home = { options: {}, asked: {}, seed: null, position: null, own: null }
  const item = { kind: 'turn', save, practice: { position: 'x', home } } as const
  const board = {
    entry: findGame('chess') as CatalogGame,
    rival: false,
    isHeld: () => false,
    dialog: false,
    onDialog: () => {},
  }
  renderToStaticMarkup(<TurnBoard play={turn({ game })} {...board} />)
  expect(open).toBeTypeOf('function')
  renderToStaticMarkup(<TurnBoard play={turn({ game, resumeFrom: item })} {...board} />)
  expect(open).toBeUndefined()
})

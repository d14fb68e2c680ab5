/** The players' bar of Checkers: the side to move, mandatory captures, captured pieces. */
import { Players } from '../../../ui/board/Players'
import { firstOf, movesOf, NAMES, type State, winnerOf } from '../rules'
import { countOn } from '../rules/pieces'
import type { Side } from '../rules/squares'
import { texts } from '../texts/game'
import { Piece } from './Piece'

interface Props {
  readonly state: State
  readonly thinking: boolean
  /** The side to move must capture. */
  readonly forced: boolean
}

export function Sides({ state, thinking, forced }: Props) {
  const over = movesOf(state).length === 0
  const winner = over ? winnerOf(state) : null
  const side = (which: Side) => {
    const turn = !over && state.turn === which
    const name =
      state.you === null ? NAMES[which] : which === state.you ? texts.players.you : texts.players.computer
    const left = texts.players.left(countOn(state, which))
    return {
      id: `${which}`,
      name,
      keepName: true,
      icon: <Piece side={which} king={false} />,
      turn,
      won: winner === which,
      thinking: turn && thinking,
      note: turn && forced ? texts.players.mustCapture : left,
    }
  }
  return (
    <Players
      label={texts.players.name}
      players={(state.you ?? firstOf(state)) === 1 ? [side(1), side(0)] : [side(0), side(1)]}
    />
  )
}

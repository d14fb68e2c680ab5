/** The players' bar of Checkers: the side to move, mandatory captures, captured pieces. */
import { Players } from '../../../ui/board/Players'
import { firstOf, movesOf, NAMES, type State } from '../rules'
import { countOn } from '../rules/pieces'
import type { Side } from '../rules/squares'
import { Piece } from './Piece'

interface Props {
  readonly state: State
  readonly thinking: boolean
  /** The side to move must capture. */
  readonly forced: boolean
}

export function Sides({ state, thinking, forced }: Props) {
  const over = movesOf(state).length === 0
  const side = (which: Side) => {
    const turn = !over && state.turn === which
    const name = state.you === null ? NAMES[which] : which === state.you ? 'You' : 'Computer'
    const left = `${countOn(state, which)} left`
    return {
      id: NAMES[which],
      name,
      keepName: true,
      icon: <Piece side={which} king={false} />,
      turn,
      thinking: turn && thinking,
      note: turn && forced ? 'Must capture' : left,
    }
  }
  return (
    <Players
      label="Players"
      players={(state.you ?? firstOf(state)) === 1 ? [side(1), side(0)] : [side(0), side(1)]}
    />
  )
}

/** The players' bar of Reversi: the number of discs, the side to move, and passes. */
import { Players } from '../../../ui/board/Players'
import { countOf, isOver, movesOf, NAMES, otherOf, type Side, type State } from '../rules'
import { texts } from '../texts/game'
import { Face } from './Disc'

interface Props {
  readonly state: State
  readonly thinking: boolean
}

export function Sides({ state, thinking }: Props) {
  const over = isOver(state)
  const side = (which: Side) => {
    const turn = !over && state.turn === which
    return {
      id: `${which}`,
      name:
        state.you === null ? NAMES[which] : which === state.you ? texts.players.you : texts.players.computer,
      keepName: true,
      icon: <Face side={which} outlined />,
      score: countOf(state, which),
      scoreLabel: NAMES[which],
      turn,
      won: over && countOf(state, which) > countOf(state, otherOf(which)),
      thinking: turn && thinking,
      note: noteOf(state, which, turn),
    }
  }
  return (
    <Players label={texts.players.name} players={state.you === 1 ? [side(1), side(0)] : [side(0), side(1)]} />
  )
}

/** What a side can do now; undefined for the side that waits. */
function noteOf(state: State, which: Side, turn: boolean): string | undefined {
  if (state.passed === which) return texts.players.cannotMove
  if (!turn) return undefined
  if (state.passed !== undefined) return texts.players.movesAgain
  return texts.players.moves(movesOf(state).length)
}

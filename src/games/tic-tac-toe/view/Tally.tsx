/** The series score above the board, and whose turn it is. */
import { useSnapshot } from 'valtio'
import { type Player, Players } from '../../../ui/board/Players'
import { Button } from '../../../ui/controls/Button'
import type { Options } from '../options'
import type { Mark as MarkName } from '../rules'
import { type Five, holderOf } from '../rules/five'
import { texts as gameTexts } from '../texts/game'
import { Mark } from './Mark'
import { resetSeries, series, seriesKey } from './series'

const texts = gameTexts.tally

interface Props {
  readonly options: Options
  /** The rounds of this game, in best of five. */
  readonly five: Five | undefined
  /** The current mark of the only person; null if two people play. */
  readonly you: MarkName | null
  /** Whose turn it is; null if the game is over. */
  readonly turn: MarkName | null
  readonly winner: MarkName | null
  readonly thinking: boolean
  /** There are marks on the board. */
  readonly begun: boolean
  /** Clears the board, if the player may do that. Undefined in what is watched. */
  readonly onReset: (() => void) | undefined
}

export function Tally({ options, five, you, turn, winner, thinking, begun, onReset }: Props) {
  const visit = useSnapshot(series)[seriesKey(options)] ?? { X: 0, O: 0, ties: 0 }
  const wins = (mark: MarkName) => five?.wins[holderOf(mark, five)] ?? 0
  const score = five ? { X: wins('X'), O: wins('O'), ties: five.ties } : visit
  const playerOf = (mark: MarkName) => holderOf(mark, five) + 1
  const label = (mark: MarkName) => {
    if (you !== null) return mark === you ? texts.wins : texts.losses
    // Two people keep their numbers when they swap marks.
    return five ? texts.playerWins(playerOf(mark)) : texts.markWins(mark)
  }
  const name = (mark: MarkName) => {
    if (you !== null) return mark === you ? texts.you : texts.computer
    return five ? texts.player(playerOf(mark)) : texts.markWins(mark)
  }
  const side = (mark: MarkName): Player => ({
    id: mark,
    name: name(mark),
    icon: <Mark mark={mark} />,
    score: score[mark],
    scoreLabel: label(mark),
    turn: turn === mark,
    won: winner === mark,
    thinking: thinking && turn === mark,
    // The mark alone does not say who has it now.
    keepName: mark === you || (you === null && five !== undefined),
  })
  return (
    <Players
      label={texts.name}
      players={[side('X'), { id: 'ties', name: texts.ties, score: score.ties }, side('O')]}
      action={
        !five &&
        onReset && (
          <Button
            variant="quiet"
            disabled={thinking || (!begun && score.X + score.O + score.ties === 0)}
            onClick={() => {
              resetSeries(options)
              onReset()
            }}
          >
            {texts.reset}
          </Button>
        )
      }
    />
  )
}

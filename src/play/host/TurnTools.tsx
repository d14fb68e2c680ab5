/** The tools beside a board and in its end panel: undo, redo, hint, send move. */
import Lightbulb from 'lucide-react/icons/lightbulb'
import Redo2 from 'lucide-react/icons/redo-2'
import Send from 'lucide-react/icons/send'
import Undo2 from 'lucide-react/icons/undo-2'
import { useSnapshot } from 'valtio'
import { goesOn } from '../../engine/core/game/hintParts'
import { Button, IconButton } from '../../ui/controls/Button'
import { loadWithMessage } from '../../ui/loading/loadErrors'
import { GhostButton } from '../replay/race/GhostButton'
import { usePlay } from '../session/core/usePlay'
import type { TurnSession } from '../session/turns/turnSession'
import { frameTexts } from '../texts/frame'

const texts = frameTexts.turns

interface Props {
  readonly play: TurnSession
}

/** The state of the board decides what is possible: with `turn`, each move rerenders the tools. */
function useTools(play: TurnSession) {
  const { board, canUndo, canRedo, seat, thinking, hintPart } = useSnapshot(play.boardView)
  return { turn: board.turn, canUndo, canRedo, seat, thinking, hintGoesOn: goesOn(hintPart) }
}

/** `rival`: the opponent of a race is shown. */
export function TurnTools({ play, rival }: Props & { readonly rival: boolean }) {
  const { entry } = usePlay()
  const { game, hasUndo } = play
  const { phase } = useSnapshot(play.view)
  const { canUndo, canRedo, thinking, hintGoesOn } = useTools(play)
  const { mayHelp } = play.policy
  const undoable = hasUndo && mayHelp
  return (
    <>
      <GhostButton shown={rival} />
      {undoable && (
        <IconButton
          label={texts.undo}
          disabled={!canUndo || phase === 'paused'}
          icon={<Undo2 size={20} aria-hidden="true" />}
          onClick={() => play.undo()}
        />
      )}
      {play.sendable && phase !== 'over' && !canRedo ? (
        <IconButton
          label={texts.sendMove}
          variant={play.waits ? 'primary' : undefined}
          icon={<Send size={20} aria-hidden="true" />}
          onClick={() => void sendMove(entry, play)}
        />
      ) : undoable ? (
        <IconButton
          label={texts.redo}
          data-redo
          disabled={!canRedo || phase !== 'playing'}
          icon={<Redo2 size={20} aria-hidden="true" />}
          onClick={() => play.redo()}
        />
      ) : null}
      {game.hints && mayHelp && (
        <IconButton
          label={texts.hint}
          word={texts.hint}
          disabled={!play.active || thinking || !play.hintable}
          data-more={hintGoesOn || undefined}
          icon={<Lightbulb size={20} aria-hidden="true" />}
          onClick={() => void play.hint()}
        />
      )}
    </>
  )
}

/** In the end panel of a game by link: the other player does not know the end yet. */
export function SendEnd({ play }: Props) {
  const { entry } = usePlay()
  const { seat } = useTools(play)
  if (seat === null || !play.sendable) return null
  return (
    <Button wide onClick={() => void sendMove(entry, play)}>
      {texts.sendMove}
    </Button>
  )
}

export function UndoEnd({ play }: Props) {
  const { canUndo } = useTools(play)
  return canUndo && <Button onClick={() => play.undo()}>{texts.undo}</Button>
}

const sendMove = async (...of: Parameters<typeof import('../byLink/send').sendMove>) =>
  (await loadWithMessage(frameTexts.parts.sendMove, import('../byLink/send')))?.sendMove(...of)

/** Owns the tools beside a board and at its end: back, forward, hints, the move that is sent. */
import Lightbulb from 'lucide-react/icons/lightbulb'
import Redo2 from 'lucide-react/icons/redo-2'
import Send from 'lucide-react/icons/send'
import Undo2 from 'lucide-react/icons/undo-2'
import { useSnapshot } from 'valtio'
import type { TurnGame } from '../engine/core/contract'
import type { CatalogueGame } from '../games/catalogue'
import { Button, IconButton } from '../ui/Button'
import { GhostButton } from './race/GhostButton'
import type { TurnSession } from './session/turn'

interface Props {
  readonly entry: CatalogueGame
  readonly game: TurnGame
  readonly play: TurnSession
}

/** What of the play's view the tools hang on: the state of the board among it, which tells what may be asked for. */
function useTools(play: TurnSession) {
  const { board, canUndo, canRedo, seat, thinking } = useSnapshot(play.view)
  return { turn: board.turn, canUndo, canRedo, seat, thinking }
}

/** `rival`: the one who is raced against is seen. */
export function TurnTools({ entry, game, play, rival }: Props & { readonly rival: boolean }) {
  const { session } = play
  const { phase, racing } = useSnapshot(session.view)
  const { canUndo, canRedo, thinking } = useTools(play)
  const undoable = game.undo !== false
  return (
    <>
      {racing && game.ghost && (
        <GhostButton seen={rival} onSee={(on) => session.setOption('ghost', on ? 'on' : 'off')} />
      )}
      {undoable && (
        <IconButton
          label="Undo"
          disabled={!canUndo || phase === 'paused'}
          icon={<Undo2 size={20} aria-hidden="true" />}
          onClick={() => play.undo()}
        />
      )}
      {play.sendable && phase !== 'over' && !canRedo ? (
        <IconButton
          label="Send move"
          variant={play.waits ? 'primary' : undefined}
          icon={<Send size={20} aria-hidden="true" />}
          onClick={() => void sendMove(entry, game, play)}
        />
      ) : undoable ? (
        <IconButton
          label="Redo"
          data-redo
          disabled={!canRedo || phase !== 'playing'}
          icon={<Redo2 size={20} aria-hidden="true" />}
          onClick={() => play.redo()}
        />
      ) : null}
      {game.hints && (
        <IconButton
          label="Hint"
          disabled={!play.active || thinking || !play.hintable}
          icon={<Lightbulb size={20} aria-hidden="true" />}
          onClick={() => void play.hint()}
        />
      )}
    </>
  )
}

/** In the end panel. */
export function EndMoves({ entry, game, play }: Props) {
  const { seat, canUndo } = useTools(play)
  return (
    <>
      {seat !== null && play.sendable && (
        <Button onClick={() => void sendMove(entry, game, play)}>Send move</Button>
      )}
      {game.undo !== false && canUndo && <Button onClick={() => play.undo()}>Undo</Button>}
    </>
  )
}

/** Few plays go by links. */
const sendMove = async (...of: Parameters<typeof import('./byLink/send').sendMove>) =>
  (await import('./byLink/send')).sendMove(...of)

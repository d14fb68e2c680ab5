/** Owns the tools beside a board and at its end: back, forward, hints, the move that is sent. */
import Lightbulb from 'lucide-react/icons/lightbulb'
import Redo2 from 'lucide-react/icons/redo-2'
import Send from 'lucide-react/icons/send'
import Undo2 from 'lucide-react/icons/undo-2'
import { memo } from 'react'
import { useSnapshot } from 'valtio'
import type { TurnGame } from '../../engine/core/game/contract'
import type { CatalogGame } from '../../games/catalog'
import { Button, IconButton } from '../../ui/controls/Button'
import { arrival } from '../../ui/loading/loadErrors'
import { GhostButton } from '../race/GhostButton'
import type { TurnSession } from '../session/turns/turnSession'

interface Props {
  readonly entry: CatalogGame
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
  const { phase, racing } = useSnapshot(play.session.view)
  const { canUndo, canRedo, thinking } = useTools(play)
  return (
    <Tools
      entry={entry}
      game={game}
      play={play}
      rival={rival}
      racing={racing}
      undo={canUndo && phase !== 'paused'}
      redo={canRedo && phase === 'playing'}
      sends={play.sendable && phase !== 'over' && !canRedo}
      waits={play.waits}
      hint={play.active && !thinking && play.hintable}
    />
  )
}

interface ToolsProps extends Props {
  readonly rival: boolean
  readonly racing: boolean
  /** Which of them can be pressed now. */
  readonly undo: boolean
  readonly redo: boolean
  readonly hint: boolean
  /** The move is sent, instead of done again; and that is what the other waits for. */
  readonly sends: boolean
  readonly waits: boolean
}

/** Most moves change none of what they hang on. */
const Tools = memo(function Tools({
  entry,
  game,
  play,
  rival,
  racing,
  undo,
  redo,
  hint,
  sends,
  waits,
}: ToolsProps) {
  const undoable = game.undo !== false
  return (
    <>
      {racing && game.ghost && (
        <GhostButton seen={rival} onSee={(on) => play.session.setOption('ghost', on ? 'on' : 'off')} />
      )}
      {undoable && (
        <IconButton
          label="Undo"
          disabled={!undo}
          icon={<Undo2 size={20} aria-hidden="true" />}
          onClick={() => play.undo()}
        />
      )}
      {sends ? (
        <IconButton
          label="Send move"
          variant={waits ? 'primary' : undefined}
          icon={<Send size={20} aria-hidden="true" />}
          onClick={() => void sendMove(entry, game, play)}
        />
      ) : undoable ? (
        <IconButton
          label="Redo"
          data-redo
          disabled={!redo}
          icon={<Redo2 size={20} aria-hidden="true" />}
          onClick={() => play.redo()}
        />
      ) : null}
      {game.hints && (
        <IconButton
          label="Hint"
          disabled={!hint}
          icon={<Lightbulb size={20} aria-hidden="true" />}
          onClick={() => void play.hint()}
        />
      )}
    </>
  )
})

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
const sendMove = async (...of: Parameters<typeof import('../byLink/send').sendMove>) =>
  (await arrival('Sending the move', import('../byLink/send')))?.sendMove(...of)

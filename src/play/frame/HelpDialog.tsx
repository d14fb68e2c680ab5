/** The how-to-play dialog: three lines, then the controls of the device in use. */
import { Fragment } from 'react'
import { useSnapshot } from 'valtio'
import { bindingsOf, takenKeys } from '../../engine/input/bindings'
import { keyName, letterName, padName, takesLetter } from '../../engine/input/names'
import { settings } from '../../engine/storage/values/settings'
import type { CatalogGame } from '../../games/catalog'
import { Button } from '../../ui/controls/Button'
import { Kbd } from '../../ui/controls/Kbd'
import { Dialog } from '../../ui/dialogs/Dialog'
import { device } from '../controls/device'
import { useInputNames } from '../controls/useInputNames'
import type { Session } from '../session/core/session'
import { ControlTable } from './ControlTable'
import styles from './HelpDialog.module.css'

interface Props {
  readonly entry: CatalogGame
  readonly session: Session
  readonly onClose: () => void
}

export default function HelpDialog({ entry, session, onClose }: Props) {
  const { players, options, turned } = useSnapshot(session.view)
  const { kind } = useSnapshot(device)
  useInputNames()
  const { game } = session
  const turn = game.kind === 'turn'
  const overrides = useSnapshot(settings.live).value.bindings[entry.id]
  const own = takenKeys(bindingsOf(game.controls, overrides))
  /** A key that means the same in every game; with Alt where this game has it for itself. */
  const common = (code: string) => (
    <Kbd>
      {(turn && game.typing === 'all') || takesLetter(own, code)
        ? `Alt+${letterName(code)}`
        : letterName(code)}
    </Kbd>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={`How to play ${entry.title}`}
      size="medium"
      footer={
        <Button variant="primary" data-autofocus onClick={onClose}>
          Got it
        </Button>
      }
    >
      <div className={styles.help}>
        <ul className={styles.lines}>
          {game.howTo.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <ControlTable id={entry.id} game={game} players={players} options={options} turned={turned} />
        {kind === 'keyboard' && (
          <p className={styles.keys}>
            {game.pauseKeys?.map((key) => (
              <Fragment key={key}>
                <Kbd>{keyName(key)}</Kbd>,{' '}
              </Fragment>
            ))}
            {common('KeyP')} or <Kbd>Esc</Kbd> pauses, {common('KeyR')} restarts, {common('KeyM')} mutes,{' '}
            {common('KeyF')} fills the screen
            {turn && game.undo !== false && <>, {common('KeyU')} takes a move back</>}
            {turn && <>, {common('KeyL')} reads out where one is, and again the board</>}.
          </p>
        )}
        {kind === 'pad' && (
          <p className={styles.keys}>
            <Kbd>{padName('Start')}</Kbd> pauses. In menus the D-pad moves, <Kbd>{padName('A')}</Kbd> chooses
            and <Kbd>{padName('B')}</Kbd> goes back.
            {turn && (
              <>
                {' '}
                <Kbd>{padName('Back')}</Kbd> reads out where one is on a board, and again the board.
              </>
            )}
          </p>
        )}
      </div>
    </Dialog>
  )
}

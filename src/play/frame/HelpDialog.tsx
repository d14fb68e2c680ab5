/** The how-to-play dialog: three lines and those of the chosen mode and rules, then the controls of the device in use. */
import { useSnapshot } from 'valtio'
import { wordsForRules } from '../../engine/core/game/option'
import { bindingsOf, takenKeys } from '../../engine/input/bindings'
import { keyName, letterName, padName, takesLetter } from '../../engine/input/names'
import { settings } from '../../engine/storage/values/settings'
import { Button } from '../../ui/controls/Button'
import { KeyText } from '../../ui/controls/KeyText'
import { Dialog } from '../../ui/dialogs/Dialog'
import { ControlTable } from '../controls/ControlTable'
import { device } from '../controls/device'
import { useInputNames } from '../controls/useInputNames'
import { usePlay } from '../session/core/usePlay'
import type { TurnSession } from '../session/turns/turnSession'
import { helpTexts } from '../texts/help'
import styles from './HelpDialog.module.css'

export default function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const { entry, session } = usePlay()
  const { players, options, turned } = useSnapshot(session.view)
  const { kind } = useSnapshot(device)
  useInputNames()
  const { game } = session
  const turn = game.kind === 'turn'
  const modes = game.options.find(({ pictures, shown }) => pictures && (shown?.(options) ?? true))
  const mode = modes?.says?.[options[modes.id] ?? modes.initial]
  const rules = wordsForRules(game.options, options)
  const overrides = useSnapshot(settings.live).value.bindings[entry.id]
  const own = takenKeys(bindingsOf(game.controls, overrides))
  /** The key of a shortcut: with Alt if the game itself uses the key. */
  const shortcut = (code: string) =>
    (turn && game.typing) || takesLetter(own, code) ? `Alt+${letterName(code)}` : letterName(code)
  return (
    <Dialog
      open
      onClose={onClose}
      title={helpTexts.title(entry.title)}
      size="medium"
      footer={
        <Button variant="primary" data-autofocus onClick={onClose}>
          {helpTexts.close}
        </Button>
      }
    >
      <div className={styles.help}>
        <ul className={styles.lines}>
          {game.howTo.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {[...new Set([mode, rules])].map((line) => line && <li key={line}>{line}</li>)}
        </ul>
        <ControlTable
          id={entry.id}
          game={game}
          players={players}
          away={session.policy.awaySeat}
          options={options}
          turned={turned}
        />
        {kind === 'keyboard' && (
          <p className={styles.keys}>
            <KeyText
              text={[
                helpTexts.keyboard.common,
                turn && (session as TurnSession).hasUndo && helpTexts.keyboard.undo,
                turn && helpTexts.keyboard.position,
              ]
                .filter(Boolean)
                .join(' ')}
              keys={{
                pause: [...(game.spaceKey === 'pause' ? [keyName('Space')] : []), shortcut('KeyP')],
                escape: ['Esc'],
                restart: [shortcut('KeyR')],
                mute: [shortcut('KeyM')],
                fullScreen: [shortcut('KeyF')],
                undo: [shortcut('KeyU')],
                position: [shortcut('KeyL')],
              }}
            />
          </p>
        )}
        {kind === 'pad' && (
          <p className={styles.keys}>
            <KeyText
              text={[helpTexts.pad.common, turn && helpTexts.pad.position].filter(Boolean).join(' ')}
              keys={{
                start: [padName('Start')],
                select: [padName('A')],
                back: [padName('B')],
                position: [padName('Back')],
              }}
            />
          </p>
        )}
      </div>
    </Dialog>
  )
}

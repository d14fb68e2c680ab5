/** The dialog that shows the game as text: copy FEN or PGN, or load either. */
import { CopyText, PasteText, TextDialog } from '../../../ui/dialogs/TextDialog'
import { loaded, type State } from '../rules'
import { NeedsRules } from '../rules/load'
import { pgnOf } from '../rules/pgnOf'
import type { Variant } from '../rules/pieces'
import styles from './GameText.module.css'

interface Props {
  readonly state: State
  /** Name of the opening, if known. */
  readonly opening: string | null
  /** Whether a game can be loaded now. */
  readonly active: boolean
  readonly onLoad: (text: string, rules?: Variant) => void
  readonly onClose: () => void
}

const SWITCH: Readonly<Record<Variant, string>> = {
  full: 'Switch to Full rules and load',
  simplified: 'Switch to Simplified rules and load',
}

export default function GameText({ state, opening, active, onLoad, onClose }: Props) {
  const name = (color: 'w' | 'b', otherwise: string) =>
    state.you === null ? otherwise : state.you === color ? 'You' : 'Computer'
  const load = (text: string, rules?: Variant) => {
    loaded(state, text, rules)
    onLoad(text, rules)
    onClose()
  }
  /** The text needs other rules than those of the game. */
  const remedyOf = (problem: unknown) =>
    problem instanceof NeedsRules
      ? {
          label: SWITCH[problem.rules],
          load: (text: string) => load(text, problem.rules),
        }
      : null
  return (
    <TextDialog title="PGN and FEN" onClose={onClose}>
      {opening && <p className={styles.opening}>{opening}</p>}
      <CopyText
        label="FEN, current position"
        text={state.fen}
        rows={2}
        button="Copy FEN"
        done="FEN copied."
      />
      <CopyText
        label="PGN, whole game"
        text={pgnOf(state, name('w', 'White'), name('b', 'Black'))}
        rows={4}
        button="Copy PGN"
        done="PGN copied."
      />
      <PasteText
        label="Load a game"
        hint={active ? 'Paste a FEN or PGN.' : 'You can load a game on your turn.'}
        rows={3}
        button="Load"
        empty="Paste a FEN or PGN first."
        disabled={!active}
        load={load}
        remedyOf={remedyOf}
      />
    </TextDialog>
  )
}

/** The dialog that shows the game as text: copy FEN or PGN, or load either. */
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { Field } from '../../../ui/controls/Field'
import { Dialog } from '../../../ui/dialogs/Dialog'
import { toast } from '../../../ui/toasts/toast'
import { loaded, type State } from '../rules'
import { NeedsRules } from '../rules/load'
import { pgnOf } from '../rules/pgnOf'
import { RULES_NAMES, type Variant } from '../rules/pieces'
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

export default function GameText({ state, opening, active, onLoad, onClose }: Props) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  /** The rules that the text needs, if they differ from those of the game. */
  const [needs, setNeeds] = useState<Variant | null>(null)
  const name = (color: 'w' | 'b', otherwise: string) =>
    state.you === null ? otherwise : state.you === color ? 'You' : 'Computer'

  const load = (rules?: Variant) => {
    try {
      loaded(state, text, rules)
    } catch (problem) {
      setError((problem as Error).message)
      setNeeds(problem instanceof NeedsRules ? problem.rules : null)
      return
    }
    onLoad(text, rules)
    onClose()
  }
  return (
    <Dialog open title="PGN and FEN" onClose={onClose} className={styles.dialog}>
      <div className={styles.parts}>
        {opening && <p className={styles.opening}>{opening}</p>}
        <Shown name="FEN" label="FEN, current position" text={state.fen} rows={2} />
        <Shown
          name="PGN"
          label="PGN, whole game"
          text={pgnOf(state, name('w', 'White'), name('b', 'Black'))}
          rows={4}
        />
        <form
          className={styles.load}
          onSubmit={(event) => {
            event.preventDefault()
            load()
          }}
        >
          <Field
            label="Load a game"
            hint={active ? 'Paste a FEN or PGN.' : 'You can load a game on your turn.'}
            error={error}
          >
            {(wiring) => (
              <textarea
                {...wiring}
                rows={3}
                spellCheck={false}
                autoComplete="off"
                value={text}
                disabled={!active}
                onChange={(event) => {
                  setText(event.target.value)
                  setError(null)
                  setNeeds(null)
                }}
              />
            )}
          </Field>
          <div className={styles.buttons}>
            <Button type="submit" variant={needs ? undefined : 'primary'} disabled={!active}>
              Load
            </Button>
            {needs && (
              <Button variant="primary" disabled={!active} onClick={() => load(needs)}>
                Switch to {RULES_NAMES[needs]} rules and load
              </Button>
            )}
          </div>
        </form>
      </div>
    </Dialog>
  )
}

function Shown({
  name,
  label,
  text,
  rows,
}: {
  readonly name: string
  readonly label: string
  readonly text: string
  readonly rows: number
}) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast(`${name} copied.`)
    } catch {
      toast(`Couldn’t copy. Select the ${name} and copy it yourself.`, { kind: 'bad' })
    }
  }
  return (
    <div className={styles.shown}>
      <Field label={label}>
        {(wiring) => (
          <textarea
            {...wiring}
            readOnly
            rows={rows}
            spellCheck={false}
            value={text}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <Button icon={<Copy size={18} aria-hidden="true" />} onClick={() => void copy()}>
        Copy {name}
      </Button>
    </div>
  )
}

/** The dialog that shows the game as text: copy FEN or PGN, load either, or set up a position. */
import Pencil from 'lucide-react/icons/pencil'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { CopyText, PasteText, TextDialog } from '../../../ui/dialogs/TextDialog'
import { editorTexts } from '../../../ui/editor/texts/editor'
import { lazyComponent } from '../../../ui/loading/lazyComponent'
import type { Options } from '../options'
import { loaded, type State } from '../rules'
import { NeedsRules } from '../rules/load'
import { pgnOf } from '../rules/pgnOf'
import type { Variant } from '../rules/pieces'
import { dialogTexts as texts } from '../texts/dialog'
import { texts as gameTexts } from '../texts/game'

const Editor = lazyComponent(() => import('./Editor'), { name: editorTexts.title })

interface Props {
  readonly state: State
  /** Those of the board. */
  readonly colors: Options['board']
  /** The opening, if known, or the number of the start. */
  readonly title: ReactNode
  /** Whether a game can be loaded now. */
  readonly active: boolean
  /** Undefined where no other game can begin. */
  readonly onLoad: ((text: string, rules?: Variant) => void) | undefined
  readonly onClose: () => void
}

export default function GameText({ state, colors, title, active, onLoad, onClose }: Props) {
  const [editing, setEditing] = useState(false)
  const name = (color: 'w' | 'b') =>
    state.you === null
      ? gameTexts.colors[color]
      : state.you === color
        ? gameTexts.players.you
        : gameTexts.players.computer
  const load = (text: string, rules?: Variant) => {
    loaded(state, text, rules)
    onLoad?.(text, rules)
    onClose()
  }
  /** The text needs other rules than those of the game. */
  const remedyOf = (problem: unknown) =>
    problem instanceof NeedsRules
      ? {
          label: texts.switchTo[problem.rules],
          load: (text: string) => load(text, problem.rules),
        }
      : null
  const loadHint = state.variant === 'chess960' ? texts.loadHint960 : texts.loadHint
  if (editing)
    return (
      <TextDialog title={editorTexts.title} large onClose={onClose}>
        <Editor.Part
          state={state}
          colors={colors}
          active={active}
          load={load}
          remedyOf={remedyOf}
          onClose={() => setEditing(false)}
        />
      </TextDialog>
    )
  return (
    <TextDialog title={gameTexts.board.dialog} note={title} onClose={onClose}>
      <CopyText label={texts.fen} text={state.fen} rows={2} button={texts.copyFen} done={texts.fenCopied} />
      <CopyText
        label={texts.pgn}
        text={pgnOf(state, name('w'), name('b'))}
        rows={4}
        button={texts.copyPgn}
        done={texts.pgnCopied}
      />
      {onLoad && (
        <>
          <PasteText
            label={texts.load}
            hint={active ? loadHint : texts.loadLater}
            rows={3}
            button={texts.loadButton}
            empty={texts.loadEmpty}
            disabled={!active}
            load={load}
            remedyOf={remedyOf}
          />
          <Button
            icon={<Pencil size={18} aria-hidden="true" />}
            disabled={!active}
            onClick={() => setEditing(true)}
          >
            {editorTexts.title}
          </Button>
        </>
      )}
    </TextDialog>
  )
}

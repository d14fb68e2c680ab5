/** The dialog that shows the maze as text: copy it, paste another one, or draw one. */
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { CopyText, PasteText, TextDialog } from '../../../ui/dialogs/TextDialog'
import { lazyComponent } from '../../../ui/loading/lazyComponent'
import { toast } from '../../../ui/toasts/toast'
import { levelOf, type State } from '../rules'
import { readPosition, writePosition } from '../rules/notation'
import { dialogTexts as texts } from '../texts/dialog'

const Editor = lazyComponent(() => import('./Editor'), { name: texts.draw })

interface Props {
  readonly state: State
  /** Starts a game with the maze in this text. */
  readonly onOpen: (position: string) => void
  /** Shares a link to the maze in this text. */
  readonly onShare: ((position: string) => void) | undefined
  readonly onClose: () => void
}

export default function GameText({ state, onOpen, onShare, onClose }: Props) {
  const [drawing, setDrawing] = useState(false)
  const load = (text: string) => {
    readPosition(text)
    onOpen(text)
    toast(texts.loaded)
    onClose()
  }
  if (drawing)
    return (
      <TextDialog title={texts.draw} large onClose={onClose}>
        <Editor.Part load={load} onShare={onShare} onClose={() => setDrawing(false)} />
      </TextDialog>
    )
  const level = levelOf(state)
  return (
    <TextDialog title={texts.maze} onClose={onClose}>
      <CopyText
        label={texts.maze}
        text={writePosition(level, level.start, state)}
        rows={3}
        button={texts.copy}
        done={texts.copied}
      />
      <PasteText
        label={texts.paste}
        hint={texts.pasteHint}
        rows={5}
        button={texts.load}
        empty={texts.pasteEmpty}
        load={load}
      />
      <Button icon={<Pencil size={18} aria-hidden="true" />} onClick={() => setDrawing(true)}>
        {texts.draw}
      </Button>
    </TextDialog>
  )
}

/** The dialog that edits a custom game, moves it in the list, and saves it as a file. */
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Download from 'lucide-react/icons/download'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialogs/Dialog'
import { download, jsonBlob } from '../../../ui/download'
import { toast } from '../../../ui/toasts/toast'
import {
  type CustomGame,
  changeCustomGame,
  customGames,
  moveCustomGame,
  neighbors,
} from '../../library/library'
import { customTexts } from '../../texts/custom'
import { shellTexts } from '../../texts/shell'
import { fileOf, formOf } from '../gameFile'
import styles from './AddGameDialog.module.css'
import { GameFields } from './GameFields'
import { useGameForm } from './useGameForm'

const texts = customTexts.form

const FORM_ID = 'edit-custom-game'

export default function EditGameDialog({ game, onClose }: { game: CustomGame; onClose(): void }): ReactNode {
  const state = useGameForm(game.id, formOf(game))
  const [moved, setMoved] = useState('')
  const all = useSnapshot(customGames.live).value
  const { before, after, position, count } = neighbors(all, game.id)
  const close = () => {
    state.dropDraft()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const changed = state.check(0)
    if (!changed) return
    const kept = changeCustomGame(game.id, changed)
    close()
    if (kept) toast(customTexts.saved.changed, { kind: 'good' })
    else toast(customTexts.saved.changedForVisit, { kind: 'bad', detail: shellTexts.notSaved })
  }
  const move = (to: CustomGame | null, at: number) => {
    if (!to) return
    moveCustomGame(game.id, to.id)
    setMoved(texts.moved(at, count))
  }
  return (
    <Dialog
      open
      title={texts.edit.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={close}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form={FORM_ID}>
            {texts.edit.submit}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} ref={state.element} className={styles.form} noValidate onSubmit={submit}>
        <GameFields {...state} />
      </form>
      <div className={styles.tools}>
        {count > 1 && (
          <>
            <Button
              icon={<ArrowLeft size={20} aria-hidden />}
              disabled={!before}
              onClick={() => move(before, position - 1)}
            >
              {texts.earlier}
            </Button>
            <Button
              icon={<ArrowRight size={20} aria-hidden />}
              disabled={!after}
              onClick={() => move(after, position + 1)}
            >
              {texts.later}
            </Button>
          </>
        )}
        <Button
          icon={<Download size={20} aria-hidden />}
          onClick={() => download(jsonBlob(fileOf(game)), `${game.title.replace(/[^\w-]+/g, '-')}.json`)}
        >
          {texts.edit.save}
        </Button>
        <p className={styles.moved} role="status">
          {moved}
        </p>
      </div>
    </Dialog>
  )
}

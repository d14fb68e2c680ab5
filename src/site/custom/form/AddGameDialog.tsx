/** The dialog that adds a custom game. */
import FileUp from 'lucide-react/icons/file-up'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialogs/Dialog'
import { toast } from '../../../ui/toasts/toast'
import { addCustomGame, customGames } from '../../library/library'
import { customTexts } from '../../texts/custom'
import { shellTexts } from '../../texts/shell'
import { formOf, readGameFile } from '../gameFile'
import styles from './AddGameDialog.module.css'
import { EMPTY_FORM } from './checkForm'
import { GameFields } from './GameFields'
import { useGameForm } from './useGameForm'

const texts = customTexts.form

const FORM_ID = 'add-custom-game'

export default function AddGameDialog({ onClose }: { onClose(): void }): ReactNode {
  const state = useGameForm('new', EMPTY_FORM)
  const file = useRef<HTMLInputElement>(null)
  const close = () => {
    state.dropDraft()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const game = state.check(customGames.get().length)
    if (!game) return
    const { kept } = addCustomGame(game)
    close()
    if (kept) toast(customTexts.saved.added, { kind: 'good' })
    else toast(customTexts.saved.addedForVisit, { kind: 'bad', detail: shellTexts.notSaved })
  }
  const open = async (chosen: File | undefined) => {
    if (!chosen) return
    const read = readGameFile(await chosen.text().catch(() => ''))
    if (read.ok) state.set(formOf(read.game))
    else toast(customTexts.file.noGame, { kind: 'bad', detail: read.reason })
  }
  return (
    <Dialog
      open
      title={texts.add.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={close}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form={FORM_ID}>
            {texts.add.submit}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} ref={state.element} className={styles.form} noValidate onSubmit={submit}>
        <GameFields {...state} />
        <div className={styles.tools}>
          <Button icon={<FileUp size={20} aria-hidden />} onClick={() => file.current?.click()}>
            {texts.add.fill}
          </Button>
          <input
            ref={file}
            type="file"
            accept="application/json,.json"
            hidden
            aria-label={texts.add.file}
            onChange={(event) => {
              void open(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
        </div>
      </form>
    </Dialog>
  )
}

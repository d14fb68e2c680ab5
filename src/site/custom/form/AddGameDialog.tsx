/** The dialog that adds a custom game. */
import FileUp from 'lucide-react/icons/file-up'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialogs/Dialog'
import { toast } from '../../../ui/toasts/toast'
import { addCustomGame, customGames } from '../../library/library'
import { formOf, readGameFile } from '../gameFile'
import styles from './AddGameDialog.module.css'
import { EMPTY_FORM } from './checkForm'
import { GameFields } from './GameFields'
import { useGameForm } from './useGameForm'

const FORM_ID = 'add-custom-game'

export default function AddGameDialog({ onClose }: { onClose(): void }): ReactNode {
  const state = useGameForm('new', EMPTY_FORM)
  const file = useRef<HTMLInputElement>(null)
  const forget = () => {
    state.forget()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const game = state.check(customGames.get().length)
    if (!game) return
    const { kept } = addCustomGame(game)
    forget()
    if (kept) toast('Your custom game has been added!', { kind: 'good' })
    else
      toast('Your custom game is here for this visit only', {
        kind: 'bad',
        detail: 'It could not be stored: this browser has no room for it, or keeps nothing for this site.',
      })
  }
  const open = async (chosen: File | undefined) => {
    if (!chosen) return
    const read = readGameFile(await chosen.text().catch(() => ''))
    if (read.ok) state.set(formOf(read.game))
    else toast('This file holds no game', { kind: 'bad', detail: read.reason })
  }
  return (
    <Dialog
      open
      title="Add Custom Game"
      onClose={onClose}
      footer={
        <>
          <Button onClick={forget}>Cancel</Button>
          <Button variant="primary" type="submit" form={FORM_ID}>
            Add Game
          </Button>
        </>
      }
    >
      <form id={FORM_ID} ref={state.element} className={styles.form} noValidate onSubmit={submit}>
        <GameFields {...state} />
        <div className={styles.tools}>
          <Button icon={<FileUp size={20} aria-hidden />} onClick={() => file.current?.click()}>
            Fill in from a file
          </Button>
          <input
            ref={file}
            type="file"
            accept="application/json,.json"
            hidden
            aria-label="File of a game"
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

/** The practice list of a game: what was missed, to be solved again or removed. */
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { TurnGame } from '../../engine/core/game/contract'
import { dateText } from '../../engine/core/text'
import { DAY_MS, dayAt } from '../../engine/storage/values/localDay'
import { practice } from '../../engine/storage/values/practice'
import { readSteps } from '../../engine/storage/values/steps'
import { Button, IconButton } from '../../ui/controls/Button'
import { Dialog } from '../../ui/dialogs/Dialog'
import { useStored } from '../../ui/hydrated'
import type { PracticeStart } from '../opening/opening'
import { modeText } from '../opening/options'
import { usePlay } from '../session/core/usePlay'
import { practiceTexts as texts } from '../texts/practice'
import { isDue, type Listed, listOf } from './list'
import { openItem, readItem } from './openItem'
import styles from './Practice.module.css'

export default function PracticeDialog({ onClose }: { onClose(): void }): ReactNode {
  const { session } = usePlay()
  const { id } = session
  const game = session.game as TurnGame
  const today = dayAt(Date.now())
  const items = listOf(useStored(practice), id, today)
  const [removesAll, setRemovesAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const remove = (...gone: readonly Listed[]) => {
    practice.update(...gone.map(({ position }) => ({ do: 'drop', at: [id, position] }) as const))
    practice.flush()
    setRemovesAll(false)
  }
  // The button that had the focus is gone with its item.
  const { length } = items
  useEffect(() => {
    const dialog = list.current?.closest('dialog')
    if (dialog?.contains(document.activeElement)) return
    const scope = length > 0 ? list.current : dialog
    scope?.querySelector('button')?.focus()
  }, [length])
  const footer = removesAll ? (
    <>
      <p className={styles.question}>{texts.removesAll(length)}</p>
      <Button onClick={() => setRemovesAll(false)}>{texts.cancel}</Button>
      <Button variant="danger" onClick={() => remove(...items)}>
        {texts.removeAll}
      </Button>
    </>
  ) : (
    <Button onClick={() => setRemovesAll(true)}>{texts.removeAll}</Button>
  )
  return (
    <Dialog open title={texts.title} onClose={onClose} footer={length > 0 && footer}>
      <p className={styles.text}>{length > 0 ? texts.intro : texts.empty}</p>
      <ul ref={list} className={styles.list} data-practice-list>
        {items.map((item) => (
          <Item
            key={item.position}
            id={id}
            game={game}
            item={item}
            isDue={isDue(item, today)}
            onRemove={() => remove(item)}
          />
        ))}
      </ul>
    </Dialog>
  )
}

interface ItemProps {
  readonly id: string
  readonly game: TurnGame
  readonly item: Listed
  readonly isDue: boolean
  readonly onRemove: () => void
}

/** @returns the item's content; null if it cannot be read, undefined until it is */
function useItem(id: string, game: TurnGame, position: string): PracticeStart | null | undefined {
  const [found, setFound] = useState<PracticeStart | null>()
  useEffect(() => {
    let gone = false
    void readItem(id, game, position).then((item) => !gone && setFound(item))
    return () => {
      gone = true
    }
  }, [id, game, position])
  return found
}

function Item({ id, game, item, isDue: due, onRemove }: ItemProps) {
  const page = usePlay()
  const { kind, added, position } = item
  const about = useId()
  const found = useItem(id, game, position)
  const moves = found ? (readSteps(found.save)?.length ?? 0) : 0
  return (
    <li className={styles.item} data-kind={kind} data-due={due || undefined}>
      <p id={about} className={styles.about}>
        <strong>{texts.kinds[kind]}</strong>
        {found && <span>{modeText(game, found.replay.options)}</span>}
        {found && kind !== 'mate' && <span>{texts.move(moves + 1)}</span>}
        <span>{dateText(added * DAY_MS, { day: 'numeric', month: 'long', timeZone: 'UTC' })}</span>
        {found === null && <span>{texts.unreadable}</span>}
        {!due && <span>{texts.tomorrow}</span>}
      </p>
      {found !== null && (
        <Button
          variant={due ? 'primary' : 'plain'}
          aria-describedby={about}
          onClick={() => void openItem(page, position)}
        >
          {texts.solve}
        </Button>
      )}
      <IconButton
        label={texts.remove}
        variant="quiet"
        aria-describedby={about}
        icon={<X size={20} aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  )
}

/** Owns the options of a game as the visitor chooses them: those that came later wait behind a button where there are many. */
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Lock from 'lucide-react/icons/lock'
import { Fragment, useState } from 'react'
import type { Game, Option, OptionValues } from '../engine/core/contract'
import { records } from '../engine/storage/records'
import { Button } from '../ui/Button'
import { Segmented } from '../ui/Segmented'
import { useStored } from '../ui/takenOver'
import styles from './OptionList.module.css'
import { isOpen, keptPlays } from './reached'

/** So many are shown at once: with more a panel would be higher than a laptop's window. */
const MOST = 2

const NOT_REACHED = { says: 'not reached yet', sign: <Lock size={16} aria-hidden /> }

interface Props {
  readonly id: string
  readonly game: Game
  readonly values: OptionValues
  /** A play goes on: options that may not change in it are shown, but fixed. */
  readonly locked: boolean
  readonly onChange: (id: string, value: string) => void
}

export function OptionList({ id: gameId, game, values, locked, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const shown = game.options.filter((option) => option.shown?.(values) ?? true)
  // What is chosen is seen: whoever comes by an address, or plays as last time, knows what will be played.
  const more = shown.filter(
    ({ id, initial, later }) => later && shown.length > MOST && (values[id] ?? initial) === initial,
  )
  // While the list is open, a choice keeps its place.
  const [unfolded, setUnfolded] = useState<readonly string[]>([])
  const waits = (id: string) => more.some((option) => option.id === id) || (open && unfolded.includes(id))
  const kept = keptPlays(useStored(records), gameId)
  const choicesOf = (option: Option, chosen: string) =>
    option.choices.map((choice) =>
      isOpen(option, choice.value, chosen, kept) ? choice : { ...choice, locked: NOT_REACHED },
    )
  const list = (options: Game['options']) =>
    options.map((option) => {
      const value = values[option.id] ?? option.initial
      const says = option.says?.[value]
      return (
        <Fragment key={option.id}>
          <Segmented
            label={option.label}
            value={value}
            choices={choicesOf(option, value)}
            disabled={locked && option.locked === true}
            onChange={(chosen) => onChange(option.id, chosen)}
          />
          {says && <p className={styles.says}>{says}</p>}
        </Fragment>
      )
    })
  const toggle = () => {
    setUnfolded(open ? [] : more.map(({ id }) => id))
    setOpen(!open)
  }
  return (
    <>
      {list(shown.filter(({ id }) => !waits(id)))}
      {(open || more.length > 0) && (
        <Button
          aria-expanded={open}
          icon={open ? <ChevronUp size={18} aria-hidden /> : <ChevronDown size={18} aria-hidden />}
          onClick={toggle}
        >
          {open ? 'Fewer choices' : 'More choices'}
        </Button>
      )}
      {open && list(shown.filter(({ id }) => waits(id)))}
    </>
  )
}

/**
 * The options of a game in its panels. If there are several, only the first is shown, and a button shows the
 * rest.
 */
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Lock from 'lucide-react/icons/lock'
import { Fragment, type ReactNode, useState } from 'react'
import type { Game, Option, OptionValues } from '../../engine/core/game/contract'
import { records } from '../../engine/storage/values/records'
import { Button } from '../../ui/controls/Button'
import { Segmented } from '../../ui/controls/Segmented'
import { useStored } from '../../ui/hydrated'
import { panelTexts } from '../texts/panels'
import styles from './OptionList.module.css'
import { isOpen, playedOptions } from './unlockedChoices'

const LOCKED = { reason: panelTexts.options.locked, icon: <Lock size={16} aria-hidden /> }

interface Props {
  readonly id: string
  readonly game: Game
  readonly values: OptionValues
  /** A game is running: options that may not change in it are shown, but disabled. */
  readonly locked: boolean
  /** The rules stand beside the list, or what a choice says in their place. */
  readonly besideRules?: boolean
  /** All options are behind the button. */
  readonly folded?: boolean
  /** What else is behind the button. */
  readonly children?: ReactNode
  readonly onChange: (id: string, value: string) => void
}

export function OptionList({
  id: gameId,
  game,
  values,
  locked,
  besideRules,
  folded,
  children,
  onChange,
}: Props) {
  const [open, setOpen] = useState(false)
  const shown = game.options.filter((option) => option.shown?.(values) ?? true)
  const kept = playedOptions(useStored(records), gameId)
  const leavesChoice = (option: Option) =>
    option.choices.filter(({ value }) => isOpen(option, value, values[option.id] ?? option.initial, kept))
      .length > 1
  // Rules come first. Variants, options of the view, and levels that are still locked are behind the button.
  const rules = shown.filter((option) => !option.later && !option.view && leavesChoice(option))
  const first = folded ? [] : rules.slice(0, 1)
  const isChanged = ({ id, initial }: Option) => (values[id] ?? initial) !== initial
  // An option that is set back to its initial value does not vanish under the pointer.
  const [changedAtFirst] = useState(() => shown.filter(isChanged))
  // An option that was changed is always shown, so that visitors see what they will play.
  const more =
    folded || shown.length > 1
      ? shown.filter(
          (option) => !first.includes(option) && !changedAtFirst.includes(option) && !isChanged(option),
        )
      : []
  // While the list is open, a choice keeps its place.
  const [unfolded, setUnfolded] = useState<readonly string[]>([])
  const waits = (id: string) => more.some((option) => option.id === id) || (open && unfolded.includes(id))
  const choicesOf = (option: Option, chosen: string) =>
    option.choices.map((choice) =>
      isOpen(option, choice.value, chosen, kept) ? choice : { ...choice, locked: LOCKED },
    )
  const list = (options: Game['options']) =>
    options.map((option) => {
      const stored = values[option.id] ?? option.initial
      // Beside the button for two people: the level that the button for one would start.
      const value = option.choices.some((choice) => choice.value === stored)
        ? stored
        : (option.starts?.[0]?.value ?? stored)
      const says = option.saysInsteadOfRules && besideRules ? undefined : option.says?.[value]
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
      {(open || more.length > 0 || children) && (
        <Button
          wide
          aria-expanded={open}
          icon={open ? <ChevronUp size={18} aria-hidden /> : <ChevronDown size={18} aria-hidden />}
          onClick={toggle}
        >
          {open ? panelTexts.options.fewer : panelTexts.options.more}
        </Button>
      )}
      {open && list(shown.filter(({ id }) => waits(id)))}
      {open && children}
    </>
  )
}

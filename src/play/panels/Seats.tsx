/** The seats of a game for three or four: keys and pads take them by a press, the computer has the others. */
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { slot } from '../../engine/core/input/input'
import { type Players, SEAT_LOOKS, type Seat, seatsOf } from '../../engine/core/input/seats'
import { type Binding, playerOfKey } from '../../engine/input/bindings'
import { codeOf } from '../../engine/input/keys'
import { onPadFrame } from '../../engine/input/pads/padLoop'
import type { Seating } from '../../engine/input/seating'
import { hueStyle } from '../../ui/board/hues'
import { SeatIcon } from '../../ui/board/SeatIcon'
import { Kbd } from '../../ui/controls/Kbd'
import { holdPads } from '../../ui/input/padNavigation'
import { controlsFor, grouped } from '../controls/ControlTable'
import { device } from '../controls/device'
import { inDialog } from '../controls/shortcuts'
import { usePlay } from '../session/core/usePlay'
import { panelTexts } from '../texts/panels'
import styles from './Seats.module.css'

const texts = panelTexts.seats

interface Props {
  readonly players: Players
  readonly input: { readonly seating: Seating; readonly bindings: readonly Binding[] }
}

export default function Seats({ players, input }: Props) {
  const { seating, bindings } = input
  const { game, view } = usePlay().session
  const { seated, options } = useSnapshot(view)
  const slots = controlsFor(game, options).map(({ action, player }) => slot(action, player))
  const listed = bindings.filter((binding) => slots.includes(binding.slot))
  const byTouch = useSnapshot(device).kind === 'touch'
  const title = byTouch ? texts.touch : texts.title
  useEffect(() => watchJoins(seating, bindings, players), [seating, bindings, players])
  return (
    <div role="group" aria-label={title} className={styles.seats} data-seats>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {seatsOf(players).map((seat) => {
          const isTaken = seated.includes(seat)
          const who = isTaken ? texts.player(seat + 1) : texts.computer
          return (
            <li key={seat}>
              <button
                type="button"
                className={styles.seat}
                style={hueStyle(SEAT_LOOKS[seat].hue)}
                aria-pressed={isTaken}
                aria-label={texts.seat(seat + 1, who)}
                onClick={() => (isTaken ? seating.free(seat) : seating.take(seat))}
              >
                <SeatIcon seat={seat} />
                <span>{who}</span>
                {!byTouch && (
                  <span className={styles.keys} aria-hidden="true">
                    {withoutRepeats(keysOf(listed, seat)).map((name) => (
                      <Kbd key={name}>{name}</Kbd>
                    ))}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The first key of each action of a seat. */
const keysOf = (bindings: readonly Binding[], seat: Seat): readonly string[] =>
  grouped(
    bindings.filter(({ player }) => player === seat).map((binding) => ({ ...binding, player: 0 as const })),
    'keyboard',
    2,
    true,
  ).flatMap(({ first }) => first)

/** 'Num 8', '5', '4', '6': the first key says for all of them where they are, so that they fit in a line. */
function withoutRepeats(names: readonly string[]): readonly string[] {
  const word = /^.* /.exec(names[0] ?? '')?.[0] ?? ''
  return word !== '' && names.every((name) => name.startsWith(word))
    ? names.map((name, n) => (n === 0 ? name : name.slice(word.length)))
    : names
}

/** Takes seats by presses, until the returned function is called. */
function watchJoins(seating: Seating, bindings: readonly Binding[], players: Players): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.repeat || inDialog()) return
    const seat = playerOfKey(bindings, players, codeOf(event))
    if (seat !== undefined) seating.take(seat)
  }
  addEventListener('keydown', onKey)
  // The game's input gives a pad its seat. Once that press is over, the pad moves the focus, as elsewhere.
  const settled = new Set<number>()
  const stopPads = onPadFrame((pads) => {
    for (const [number, pad] of pads.entries())
      if (seating.ofPad(number) === null) settled.delete(number)
      else if (pad.size === 0) settled.add(number)
  })
  const release = holdPads((number) => !settled.has(number) && !inDialog())
  return () => {
    removeEventListener('keydown', onKey)
    stopPads()
    release()
  }
}

/** The hint over the field in a first game: what to do, for the device in use, until it was done. */
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { TutorialHintContent } from '../../engine/core/game/realtimeFeatures'
import type { QuarterTurns } from '../../engine/core/game/shape'
import { isForFour } from '../../engine/core/live/shares'
import { declarationTexts } from '../../engine/core/texts/declarations'
import { type Binding, bindingsOf } from '../../engine/input/bindings'
import { rotatedBindings, rotatedLabel } from '../../engine/input/rotated'
import { changeTaught, settings } from '../../engine/storage/values/settings'
import { KeyCaps, KeyText } from '../../ui/controls/KeyText'
import { classes } from '../../ui/styles/classes'
import { grouped } from '../controls/ControlTable'
import { device } from '../controls/device'
import type { RealtimeSession } from '../session/realtime/realtimeSession'
import look from './HintWords.module.css'
import { type HintEdge, type HintPlace, tutorialPlaces } from './hintPlace'
import { around, boxesOf } from './measured'
import styles from './TutorialHint.module.css'

interface Props {
  readonly play: RealtimeSession
  readonly turned: QuarterTurns
}

const CHECK_MS = 150

export function TutorialHint({ play, turned }: Props) {
  const { id, game } = play
  const { phase, players, options, interlude } = useSnapshot(play.view)
  const { taught } = useSnapshot(settings.live).value
  const { tutorialHint } = game
  // Only for one player.
  const open = tutorialHint !== undefined && !taught[id] && players === 1 && !isForFour(game, options)
  const playing = open && phase === 'playing' && interlude === null
  useEffect(() => {
    if (!playing || !tutorialHint) return
    const timer = setInterval(
      () => tutorialHint.until.some((name) => play.has(name)) && changeTaught(id),
      CHECK_MS,
    )
    return () => clearInterval(timer)
  }, [playing, tutorialHint, play, id])
  if (!playing) return null
  return <HintText play={play} turned={turned} hint={tutorialHint} />
}

/** As large as there is space for. */
const SIZES = ['1.4rem', '', '15px']

/** Where nothing comes from: outside the field if there is space, else over its edge. */
function place(hint: HTMLElement, edge: HintEdge): void {
  hint.removeAttribute('style')
  const stage = hint.offsetParent?.getBoundingClientRect()
  const game = hint.closest('[data-game]')
  const field = game?.querySelector('[data-field]')?.getBoundingClientRect()
  if (!game || !stage || !field) return
  const inBar = boxesOf(game.querySelectorAll('[data-stat], [data-tools] > *'))
  const controls = boxesOf(game.querySelectorAll('[data-touch-controls] *'))
  const parts = game.hasAttribute('data-fills') ? inBar : [...inBar, ...controls, field]
  /** Centers it, and returns whether it fits: its size is known only now. */
  const put = (found: HintPlace, fontSize = '') => {
    Object.assign(hint.style, { fontSize, maxWidth: `${found.width}px`, inset: 'auto' })
    const { width, height } = hint.getBoundingClientRect()
    hint.style.left = `${found.left - stage.left + (found.width - width) / 2}px`
    // Above it is the header of the page.
    hint.style.top = `${found.top - stage.top + Math.max(0, found.height - height) / 2}px`
    return height <= found.height
  }
  const places = tutorialPlaces(stage, field, parts, around(inBar), [...inBar, ...controls], edge)
  const fits = places.some((each) => SIZES.some((size) => put(each, size)))
  const last = places.at(-1)
  if (!fits && last) put(last)
}

const MOST_KEYS = 4

const { up, left, down, right } = declarationTexts.directions

/** The keys of the four directions as they are seen: up, left, down, right. Null for other controls. */
function crossOf(
  bindings: readonly Binding[],
  kind: 'keyboard' | 'pad',
  turned: QuarterTurns,
): readonly string[] | null {
  const names = [up, left, down, right].flatMap((way) => {
    const binding = bindings.find(({ label }) => rotatedLabel(label, turned) === way)
    return binding ? (grouped([binding], kind, 1, true)[0]?.names.slice(0, 1) ?? []) : []
  })
  return names.length === MOST_KEYS ? names : null
}

function HintText({ play, turned, hint }: Props & { readonly hint: TutorialHintContent }) {
  const { id, game } = play
  const shown = useRef<HTMLParagraphElement>(null)
  const { kind } = useSnapshot(device)
  const { bindings: changed } = useSnapshot(settings.live).value
  const { by, keys, touch, mouse } = hint
  const own = bindingsOf(game.controls, changed[id]).filter(({ group, label }) => (group ?? label) === by)
  const bindings = rotatedBindings(own, turned)
  const [row] = kind === 'touch' ? [] : grouped(bindings, kind, 1, true)
  const cross = kind === 'touch' ? null : crossOf(bindings, kind, turned)
  const names = cross ?? (row && row.names.length > MOST_KEYS ? row.first : row?.names) ?? []
  // In a rotated view with a half for each player, this device's player is at the lower edge.
  const edge = turned !== 0 && game.live?.halves?.axis === 'x' ? 'aboveOwn' : hint.atTop ? 'upper' : 'lower'
  const text = kind === 'touch' ? touch : kind === 'keyboard' && mouse !== undefined ? mouse : keys
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another size
  useLayoutEffect(() => {
    const element = shown.current
    const stage = element?.offsetParent
    if (!element || !stage) return
    // The header of the page is hidden when the game starts, which leaves more space.
    const watcher = new ResizeObserver(() => place(element, edge))
    watcher.observe(stage)
    // These get their sizes later than the space around them.
    const parts = stage.closest('[data-game]')?.querySelectorAll('[data-bar], [data-field], [data-controls]')
    for (const part of parts ?? []) watcher.observe(part)
    // The field has moved away from the place of the start panel.
    const moved = () => place(element, edge)
    stage.addEventListener('transitionend', moved)
    return () => {
      watcher.disconnect()
      stage.removeEventListener('transitionend', moved)
    }
  }, [kind, names.join(), edge])
  return (
    <p ref={shown} className={classes(look.words, styles.hint)} data-tutorial-hint aria-hidden="true">
      <KeyText
        text={text}
        keys={{ keys: names }}
        show={() => <KeyCaps names={names} cross={cross !== null} />}
      />
    </p>
  )
}

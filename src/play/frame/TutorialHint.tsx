/** The hint over the field in a first game: what to do, for the device in use, until it was done. */
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { QuarterTurns } from '../../engine/core/game/shape'
import { bindingsOf } from '../../engine/input/bindings'
import { rotatedBindings } from '../../engine/input/rotated'
import { changeTaught, settings } from '../../engine/storage/values/settings'
import { KeyText } from '../../ui/controls/KeyText'
import { grouped } from '../controls/ControlTable'
import { device } from '../controls/device'
import type { RealtimeSession } from '../session/realtime/realtimeSession'
import styles from './TutorialHint.module.css'

interface Props {
  readonly play: RealtimeSession
  readonly turned: QuarterTurns
}

const CHECK_MS = 150

export function TutorialHint({ play, turned }: Props) {
  const { id, game } = play
  const { phase, players, interlude } = useSnapshot(play.view)
  const { taught } = useSnapshot(settings.live).value
  const { tutorialHint } = game
  // Only for one player.
  const open = tutorialHint !== undefined && !taught[id] && players === 1
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
  return <HintText play={play} turned={turned} />
}

function HintText({ play, turned }: Props) {
  const { id, game } = play
  const { kind } = useSnapshot(device)
  const { bindings: changed } = useSnapshot(settings.live).value
  if (!game.tutorialHint) return null
  const { by, keys, touch, mouse } = game.tutorialHint
  const own = bindingsOf(game.controls, changed[id])
  const bindings = rotatedBindings(own, turned)
  const rows = kind === 'touch' ? [] : grouped(bindings, kind, 1, true)
  const names = rows.find(({ label }) => label === by)?.names ?? []
  const text = kind === 'touch' ? touch : kind === 'keyboard' && mouse !== undefined ? mouse : keys
  return (
    <p className={styles.hint} data-tutorial-hint aria-hidden="true">
      <KeyText text={text} keys={{ keys: names }} />
    </p>
  )
}

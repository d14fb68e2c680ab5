/**
 * The assists in the pause panel: folded, with the active ones in the summary. Loaded when a game has begun.
 */
import { useSnapshot } from 'valtio'
import { settings } from '../../engine/storage/values/settings'
import { USUAL_SPEED } from '../session/assists/speed'
import type { Session } from '../session/core/session'
import { AssistList } from './AssistList'
import { assistsOf } from './assistsOf'
import styles from './PauseAssists.module.css'

export default function PauseAssists({ session }: { readonly session: Session }) {
  const { hud } = useSnapshot(session.view)
  const { gameSpeed, forgive, aimHelp, toggleHold, steady, pressPause, byEar, oneSwitch, hideClock } =
    useSnapshot(settings.live).value
  const tools = assistsOf(session.game, hud)
  const chosen = [
    tools.speed && gameSpeed < USUAL_SPEED && `${gameSpeed} % speed`,
    tools.rewind && forgive && 'ends are forgiven',
    tools.aim && aimHelp && 'help with aiming',
    tools.hold && toggleHold && 'press instead of hold',
    tools.autoRepeat && steady > 0 && `${steady} presses a second`,
    pressPause && 'a pause between presses',
    oneSwitch && 'one switch',
    tools.audioCues && byEar && 'by ear',
    tools.clock && hideClock && 'no clock',
  ].filter(Boolean)
  return (
    <details className={styles.tools} data-tools-of-play>
      <summary className={styles.line}>
        Tools of play
        {chosen.length > 0 && <span className={styles.chosen}>{chosen.join(', ')}</span>}
      </summary>
      <div className={styles.list}>
        <AssistList {...tools} />
        {tools.speed && (
          <p className={styles.note}>The result tells of a slower speed. It has best results of its own.</p>
        )}
      </div>
    </details>
  )
}

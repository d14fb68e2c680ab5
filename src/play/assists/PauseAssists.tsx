/**
 * The assists in the pause panel: collapsed, with the active ones in the summary. Loaded after the first start.
 */
import { useSnapshot } from 'valtio'
import { settings } from '../../engine/storage/values/settings'
import { usePlay } from '../session/core/usePlay'
import { USUAL_SPEED } from '../session/view/view'
import { assistTexts } from '../texts/assists'
import { playedTexts } from '../texts/played'
import { AssistList } from './AssistList'
import { assistsOf } from './assistsOf'
import styles from './PauseAssists.module.css'

export default function PauseAssists() {
  const { session } = usePlay()
  const { hud } = useSnapshot(session.view)
  const { gameSpeed, forgive, aimHelp, toggleHold, steady, pressPause, byEar, oneSwitch, hideClock } =
    useSnapshot(settings.live).value
  const assists = assistsOf(session.game, hud, session.policy)
  const texts = assistTexts.active
  const active = [
    assists.speed && gameSpeed < USUAL_SPEED && playedTexts.speed(gameSpeed),
    assists.rewind && forgive && texts.rewind,
    assists.aim && aimHelp && playedTexts.aimAssist,
    assists.hold && toggleHold && playedTexts.toggleHold,
    assists.autoRepeat && steady > 0 && playedTexts.autoRepeat(steady),
    pressPause && playedTexts.debounce,
    oneSwitch && playedTexts.switchAccess,
    assists.audioCues && byEar && texts.audioCues,
    assists.clock && hideClock && texts.hideClock,
  ].filter(Boolean)
  return (
    <details className={styles.assists} data-assists>
      <summary className={styles.line}>
        <span>{assistTexts.title}</span>
        {active.length > 0 && <span className={styles.active}>{active.join(', ')}</span>}
      </summary>
      <div className={styles.list}>
        <AssistList {...assists} />
        {assists.speed && <p className={styles.note}>{assistTexts.gameSpeed.note}</p>}
      </div>
    </details>
  )
}

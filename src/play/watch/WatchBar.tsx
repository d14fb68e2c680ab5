/** The bar below a replay: play and pause, single steps, speed, and the position with its marks. */
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ChevronsLeft from 'lucide-react/icons/chevrons-left'
import ChevronsRight from 'lucide-react/icons/chevrons-right'
import CodeXml from 'lucide-react/icons/code-xml'
import Download from 'lucide-react/icons/download'
import Flag from 'lucide-react/icons/flag'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Share2 from 'lucide-react/icons/share-2'
import { useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { Replay } from '../../engine/core/replay/replay'
import { codeOf } from '../../engine/input/keys'
import { Button, IconButton } from '../../ui/controls/Button'
import { classes } from '../../ui/styles/classes'
import { useMedia } from '../../ui/useMedia'
import { inDialog } from '../controls/shortcuts'
import { changeSpeed, jumpTo, SPEEDS, stepBy, toggle, type Watcher } from '../replay/playback/watcher'
import { panelTexts } from '../texts/panels'
import { replayTexts } from '../texts/replays'
import styles from './WatchBar.module.css'

interface Props {
  readonly watcher: Watcher
  readonly replay: Replay
  readonly onResume: (at: number) => void
  readonly onReview?: (() => void) | undefined
  readonly retries?: boolean | undefined
  readonly onRace: (() => void) | undefined
  /** Passing the replay on by its address; null in embedded replays. */
  readonly passing: { readonly onShare: () => void; readonly onEmbed: () => void } | null
  /** Null in replays that other pages embed. */
  readonly onSave: (() => void) | null
  readonly onClose: () => void
}

const texts = replayTexts.watch

/** One second, or a few moves. */
const longStep = ({ unit }: Watcher) => (unit === 'tick' ? 60 : 5)

export function WatchBar({
  watcher,
  replay,
  onResume,
  onReview,
  retries,
  onRace,
  passing,
  onSave,
  onClose,
}: Props) {
  const { at, length, playing, speed, text, marks } = useSnapshot(watcher.view)
  // A layout effect: keys count as soon as the bar is visible.
  useLayoutEffect(() => listenKeys(watcher, onClose), [watcher, onClose])
  const phonePortrait = useMedia(PHONE_PORTRAIT)
  const unit = watcher.unit
  const jump = (to: number) => jumpTo(watcher, to)
  return (
    <div className={classes('screen-only', styles.bar)} data-unit={unit} role="group" aria-label={texts.bar}>
      <div className={styles.steps}>
        <IconButton
          label={playing ? texts.pause : texts.play}
          variant="primary"
          data-autofocus
          icon={playing ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
          onClick={() => toggle(watcher)}
        />
        {unit === 'move' && (
          <IconButton
            label={texts.firstMove}
            disabled={at === 0}
            icon={<ChevronsLeft size={20} aria-hidden="true" />}
            onClick={() => jump(0)}
          />
        )}
        <IconButton
          label={texts.previous[unit]}
          disabled={at === 0}
          icon={<ChevronLeft size={20} aria-hidden="true" />}
          onClick={() => stepBy(watcher, -1)}
        />
        <IconButton
          label={texts.next[unit]}
          disabled={at >= length}
          icon={<ChevronRight size={20} aria-hidden="true" />}
          onClick={() => stepBy(watcher, 1)}
        />
        {unit === 'move' && (
          <IconButton
            label={texts.lastMove}
            disabled={at >= length}
            icon={<ChevronsRight size={20} aria-hidden="true" />}
            onClick={() => jump(length)}
          />
        )}
      </div>
      <div className={styles.position} data-position>
        <input
          type="range"
          className={styles.range}
          aria-label={texts.position}
          aria-valuetext={text}
          min={0}
          max={length}
          value={at}
          data-shortcuts
          data-nudge={longStep(watcher)}
          onChange={(event) => jump(event.currentTarget.valueAsNumber)}
        />
        <div className={styles.marks} aria-hidden="true">
          {marks.map(({ at: moment, kind }) => (
            <span
              key={moment}
              title={texts.marks[kind]}
              data-mark={kind}
              style={{ insetInlineStart: `${(moment / Math.max(1, length)) * 100}%` }}
            />
          ))}
        </div>
      </div>
      <output className={`${styles.text} tabular`} data-watch-text>
        {text}
      </output>
      <select
        className={styles.speed}
        aria-label={texts.speed}
        value={speed}
        onChange={(event) => {
          watcher.view.speed = Number(event.currentTarget.value)
        }}
      >
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {texts.speeds(each)}
          </option>
        ))}
      </select>
      <div className={styles.actions}>
        {onRace && (
          <Button
            icon={<Flag size={20} aria-hidden="true" />}
            aria-label={texts.race}
            title={texts.race}
            onClick={onRace}
          >
            <span className={styles.word}>{texts.race}</span>
          </Button>
        )}
        <Button disabled={replay.result !== 'open' && at >= length} onClick={() => onResume(at)}>
          {retries && phonePortrait ? texts.tryAgain : texts.playFromHere}
        </Button>
        {onReview && <Button onClick={onReview}>{texts.review}</Button>}
        {passing && (
          <>
            <IconButton
              label={texts.share}
              icon={<Share2 size={20} aria-hidden="true" />}
              onClick={passing.onShare}
            />
            <IconButton
              className={styles.wideOnly}
              label={panelTexts.tools.embed}
              icon={<CodeXml size={20} aria-hidden="true" />}
              onClick={passing.onEmbed}
            />
          </>
        )}
        {onSave && (
          <IconButton
            label={texts.saveAsFile}
            icon={<Download size={20} aria-hidden="true" />}
            onClick={onSave}
          />
        )}
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </div>
  )
}

/**
 * Keys: Space plays and pauses, left and right step (with Shift: long steps), up and down change the speed, Home
 * and End jump, Escape closes.
 */
function listenKeys(watcher: Watcher, onClose: () => void): () => void {
  const long = longStep(watcher)
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || inDialog()) return
    const target = event.target instanceof Element ? event.target : null
    const steps = event.shiftKey ? long : 1
    const onSelect = target?.closest('select') !== null && target !== null
    const keys: Record<string, (() => void) | undefined> = {
      ArrowLeft: onSelect ? undefined : () => stepBy(watcher, -steps),
      ArrowRight: onSelect ? undefined : () => stepBy(watcher, steps),
      ArrowUp: onSelect ? undefined : () => changeSpeed(watcher, 1),
      ArrowDown: onSelect ? undefined : () => changeSpeed(watcher, -1),
      Home: onSelect ? undefined : () => stepBy(watcher, -watcher.view.at),
      End: onSelect ? undefined : () => stepBy(watcher, watcher.view.length),
      Space: target?.closest('button, a[href], select') ? undefined : () => toggle(watcher),
      Escape: onClose,
    }
    const code = codeOf(event)
    // Held arrows repeat; Space and Escape do not.
    const act = event.repeat && (code === 'Space' || code === 'Escape') ? undefined : keys[code]
    if (!act) return
    event.preventDefault()
    act()
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}

/** A phone in portrait: a review leaves the space to its board. */
export const PHONE_PORTRAIT = '(max-width: 600px) and (orientation: portrait)'

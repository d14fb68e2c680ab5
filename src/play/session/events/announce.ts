/** Turns an event into sound, toast, status line and vibration, by the tables of the game. */
import { vibrate } from '../../../engine/browser'
import {
  entryOf,
  type Game,
  type Message,
  type PlayEvent,
  type Words,
} from '../../../engine/core/game/contract'
import type { QuarterTurns } from '../../../engine/core/game/shape'
import { rumble } from '../../../engine/input/pads/gamepads'
import { isSoundName, sound } from '../../../engine/sound/port'
import { settings } from '../../../engine/storage/values/settings'
import { dropToast, toast } from '../../../ui/toasts/toast'
import { playEventCues, playTone } from '../assists/audioCues'
import { isSpoken } from './screenReaderDetail'
import { SESSION_SOUNDS } from './sessionSounds'

/** A sound, even a muted one, for captions and the flash on sounds. */
export interface Heard {
  readonly game: Game
  readonly event: PlayEvent
  /** The name of the sound; null for a pure tone. */
  readonly sound: string | null
}

const listeners = new Set<(heard: Heard) => void>()

/** Calls `listener` for every sound of a game until the returned function is called. */
export function onHeard(listener: (heard: Heard) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Session events with a good message; games mark their own. */
const GOOD = new Set(['NewBest', 'Won'])
/** Messages about records do not replace the message about the end of the game. */
const RECORD = new Set(['NewBest', 'NotBest'])

/** The topic of a game's messages: a newer one replaces the one before. */
const PLAY = 'play'

/** Messages during a game are short: they must not cover the field for long. */
const IN_PLAY_MS = 2200

export function soundEvent(game: Game, event: PlayEvent): void {
  const cue = entryOf(game.sounds, event) ?? entryOf(SESSION_SOUNDS, event)
  if (!cue) return
  const how = typeof cue === 'string' ? { name: cue } : cue(event)
  if (!how) return
  const heard = { game, event, sound: 'hertz' in how ? null : how.name }
  for (const listener of listeners) listener(heard)
  if ('hertz' in how) playTone(how)
  else if (isSoundName(how.name)) sound.play(how.name, how)
}

/** Passes an event to sounds, toasts, the status line (`say`) and vibration, by the game's tables. */
export function announce(
  game: Game,
  event: PlayEvent,
  turned: QuarterTurns,
  say: (text: string) => void,
): void {
  soundEvent(game, event)
  playEventCues(game, event)
  const { text, detail, good } = messageOf(game, event, turned)
  const kind = good || GOOD.has(event.type) ? 'good' : 'plain'
  const topic = RECORD.has(event.type) ? 'record' : PLAY
  if (text) toast(text, { detail, kind, ms: IN_PLAY_MS, topic })
  const status = isSpoken(game, event) && statusText(game, event, turned)
  if (status) say(status)
  const ms = entryOf(game.haptics, event)
  if (!ms || !settings.get().vibration) return
  vibrate(ms)
  rumble(ms)
}

/** Removes the message of an earlier move, which would lie over the end. That of the last move stays. */
export function dropEarlierMessage(game: Game, last: readonly PlayEvent[]): void {
  if (!last.some((event) => entryOf(game.toasts, event))) dropToast(PLAY)
}

export function statusText(game: Game, event: PlayEvent, turned: QuarterTurns = 0): string {
  const { text, detail } = messageOf(game, event, turned)
  return textFor(entryOf(game.status, event), event, turned) ?? [text, detail].filter(Boolean).join(' ')
}

function messageOf(game: Game, event: PlayEvent, turned: QuarterTurns): Message {
  const message = textFor(entryOf(game.toasts, event), event, turned)
  return typeof message === 'string' ? { text: message } : (message ?? { text: '' })
}

function textFor<Text extends string | Message>(
  words: Words<PlayEvent, Text> | undefined,
  event: PlayEvent,
  turned: QuarterTurns,
): Text | null {
  return typeof words === 'function' ? words(event, turned) : (words ?? null)
}

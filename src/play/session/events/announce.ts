/** Turns an event into sound, toast, status line and vibration, by the tables of the game. */
import {
  entryOf,
  type Game,
  type Message,
  type PlayEvent,
  type Words,
} from '../../../engine/core/game/contract'
import { isSoundName, sound } from '../../../engine/sound/port'
import { settings } from '../../../engine/storage/values/settings'
import { toast } from '../../../ui/toasts/toast'
import { hearEvent, playTone } from '../assists/audioCues'
import { isSpoken } from './screenReaderDetail'
import { SESSION_SOUNDS } from './sessionSounds'
import { notifyHeard } from './soundListeners'

/** The session's own good news; a game says of its own which is good. */
const GOOD = new Set(['NewBest', 'Won'])
/** What is told of the record does not take the place of how the play ended. */
const RECORD = new Set(['NewBest', 'NotBest'])

/** News of a play is old soon, and must not lie over the field for long. */
const IN_PLAY_MS = 2200

/** What an event sounds like, and nothing else of it. */
export function soundEvent(game: Game, event: PlayEvent): void {
  const cue = entryOf(game.sounds, event) ?? entryOf(SESSION_SOUNDS, event)
  if (!cue) return
  const how = typeof cue === 'string' ? { name: cue } : cue(event)
  if (!how) return
  notifyHeard({ game, event, sound: 'hertz' in how ? null : how.name })
  if ('hertz' in how) playTone(how)
  else if (isSoundName(how.name)) sound.play(how.name, how)
}

/** Sounds, toasts, the status line (`say`) and vibration, as the game's tables have them. */
export function announce(game: Game, event: PlayEvent, turned: boolean, say: (text: string) => void): void {
  soundEvent(game, event)
  hearEvent(game, event)
  const { text, detail, good } = messageOf(game, event, turned)
  const kind = good || GOOD.has(event.type) ? 'good' : 'plain'
  // One at a time: newer news of a play replaces older.
  const topic = RECORD.has(event.type) ? 'record' : 'play'
  if (text) toast(text, { detail, kind, ms: IN_PLAY_MS, topic })
  const status = isSpoken(game, event) && statusText(game, event, turned)
  if (status) say(status)
  const ms = entryOf(game.haptics, event)
  if (ms && settings.get().vibration) navigator.vibrate?.(ms)
}

/** What the status line says at an event; '' where that is nothing. */
export function statusText(game: Game, event: PlayEvent, turned = false): string {
  const { text, detail } = messageOf(game, event, turned)
  return worded(entryOf(game.status, event), event, turned) ?? [text, detail].filter(Boolean).join(' ')
}

function messageOf(game: Game, event: PlayEvent, turned: boolean): Message {
  const message = worded(entryOf(game.toasts, event), event, turned)
  return typeof message === 'string' ? { text: message } : (message ?? { text: '' })
}

function worded<Text extends string | Message>(
  words: Words<PlayEvent, Text> | undefined,
  event: PlayEvent,
  turned: boolean,
): Text | null {
  return typeof words === 'function' ? words(event, turned) : (words ?? null)
}

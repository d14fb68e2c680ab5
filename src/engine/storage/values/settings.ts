/** Owns the visitor's settings: look, sound, motion, hands, tools of play, bindings and the options last chosen for each game. */
import * as v from 'valibot'
import { PALETTE_NAMES } from '../../core/palette'
import { versionedFormat } from '../store/format'
import { openStore } from '../store/page'

const level = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const names = v.array(v.string())

/** Speeds of games in real time, percent of the usual one; the slowest is for practice. */
export const SPEEDS = [25, 50, 60, 70, 80, 90, 100] as const

/** Presses a second that a hold can become, where every press counts. */
export const RHYTHMS = [0, 4, 6, 8] as const

/** How much sticks and fingers move, percent of the usual. */
export const SENSITIVITIES = [50, 75, 100, 125, 150, 200] as const

/** How long a choice is lit for one switch, ms. */
export const SCAN_MS = { least: 500, usual: 1000, most: 3000 } as const

/** Sizes of text, percent of the usual one. */
export const TEXT_SIZES = [100, 125, 150, 175, 200] as const

/** What is missing takes its default; what is odd does not fit. */
export const settingsSchema = v.object({
  theme: v.optional(v.picklist(['system', 'dark', 'light']), 'system'),
  effects: v.optional(level, 0.7),
  music: v.optional(level, 0.35),
  muted: v.optional(v.boolean(), false),
  motion: v.optional(v.picklist(['system', 'full', 'reduced']), 'system'),
  vibration: v.optional(v.boolean(), true),
  /** On-screen controls: arrows lie under the other hand, buttons under this one. */
  hand: v.optional(v.picklist(['right', 'left']), 'right'),
  /** Of on-screen controls, by their usual size. */
  controlSize: v.optional(v.pipe(v.number(), v.minValue(0.8), v.maxValue(1.4)), 1),
  /** A stick that comes where the thumb goes down, in place of four arrows. */
  stick: v.optional(v.boolean(), false),
  /** Whether the site may keep a copy of itself in this browser, or the visitor removed it. */
  offline: v.optional(v.picklist(['auto', 'removed']), 'auto'),
  /** Whether there are daily games, with streak and medals; without them nothing of them is seen. */
  daily: v.optional(v.boolean(), true),
  /** Percent of the usual speed at which games in real time run. */
  gameSpeed: v.optional(v.picklist(SPEEDS), 100),
  /** Of what is held (arrows, thrust), one press switches the hold on and the next one off. */
  toggleHold: v.optional(v.boolean(), false),
  /** Presses that come too soon after another have no effect. */
  pressPause: v.optional(v.boolean(), false),
  /** What is held where every press counts becomes so many presses a second; 0 leaves it a hold. */
  steady: v.optional(v.picklist(RHYTHMS), 0),
  /** A press near a target counts as one on it, in games that are about hitting. */
  aimHelp: v.optional(v.boolean(), false),
  /** A game in real time goes back some seconds instead of ending, a few times a play. */
  forgive: v.optional(v.boolean(), false),
  /** Tones tell by side and pitch where things are, in games that have such. */
  byEar: v.optional(v.boolean(), false),
  /** How much of a play is told to screen readers as it goes on. */
  speech: v.optional(v.picklist(['little', 'some', 'much']), 'some'),
  /** Everything is played by one switch: what can be chosen is lit in turn. */
  oneSwitch: v.optional(v.boolean(), false),
  /** How long each is lit, ms. */
  scanMs: v.optional(v.pipe(v.number(), v.minValue(SCAN_MS.least), v.maxValue(SCAN_MS.most)), SCAN_MS.usual),
  /** The time of a play is told at its end alone. */
  hideClock: v.optional(v.boolean(), false),
  /** By game id, then by action slot ('left', 'left@1'): what replaces the game's own keys and pad buttons. */
  bindings: v.optional(
    v.record(v.string(), v.record(v.string(), v.object({ keys: v.optional(names), pad: v.optional(names) }))),
    {},
  ),
  /** By game id: what its first play teaches on the field was done once. */
  taught: v.optional(v.record(v.string(), v.boolean()), {}),
  /** By game id: option values last chosen. */
  options: v.optional(v.record(v.string(), v.record(v.string(), v.string())), {}),
  /** Percent of the usual size, which is the one that the browser is set to. */
  textSize: v.optional(v.picklist(TEXT_SIZES), 100),
  /** Between text and ground, lines and ground, figures and field. */
  contrast: v.optional(v.picklist(['system', 'usual', 'more']), 'system'),
  /** A thicker, darker edge round the figures of scenes and around what is pressed. */
  outlines: v.optional(v.boolean(), false),
  /** Grounds of fields without pattern and movement. */
  calm: v.optional(v.boolean(), false),
  /** What is heard is also written, at the edge of the field. */
  captions: v.optional(v.boolean(), false),
  /** The rim of the field lights up at sounds that matter. */
  soundLight: v.optional(v.boolean(), false),
  /** The colours that boards and scenes draw with. */
  palette: v.optional(v.picklist(PALETTE_NAMES), 'usual'),
  /** How long messages in passing stay: as usual, three times as long, or until they are closed. */
  messages: v.optional(v.picklist(['usual', 'longer', 'closed']), 'usual'),
  /** How much sticks and fingers that drag or stroke move, percent of the usual. */
  sensitivity: v.optional(v.picklist(SENSITIVITIES), 100),
  /** The mouse's pointer on the whole site: the system's own, or a larger one of ours. */
  pointer: v.optional(v.picklist(['system', 'large', 'largest']), 'system'),
})

export type Settings = v.InferOutput<typeof settingsSchema>

/** How a first visit finds everything. */
export const DEFAULT_SETTINGS: Settings = v.parse(settingsSchema, {})

/** The visitor's settings, stored under `settings`. */
export const settings = openStore('settings', versionedFormat(1, settingsSchema, DEFAULT_SETTINGS, 2))

/** Changes some of the settings. */
export function changeSettings(part: Partial<Settings>): void {
  settings.update(...Object.entries(part).map(([name, value]) => ({ do: 'set', at: [name], value }) as const))
}

/** The one thing that a game's first play teaches was done: it is never told again. */
export function changeTaught(id: string): void {
  settings.update({ do: 'set', at: ['taught', id], value: true })
}

/** How much sticks and fingers move, 1 being the usual. */
export function sensitivityNow(): number {
  return settings.get().sensitivity / 100
}

/** Whether movement is to be replaced by fades: the setting, or the system's wish. */
export function reducedMotion(): boolean {
  const { motion } = settings.get()
  if (motion !== 'system') return motion === 'reduced'
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * The visitor's settings. The names of fields and values are stored, so they stay; where the code has another term today, the
 * field says it.
 */
import * as v from 'valibot'
import { mediaQuery } from '../../browser'
import { PALETTE_NAMES } from '../../core/palette'
import { versionedFormat } from '../store/format'
import { openStore } from '../store/page'

const level = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const names = v.array(v.string())

/** Game speeds of real-time games, percent of normal. The slowest is for practice. */
export const SPEEDS = [25, 50, 60, 70, 80, 90, 100] as const

/** Auto-repeat rates, presses per second. */
export const AUTO_REPEAT_RATES = [0, 4, 6, 8] as const

/** Sensitivities of sticks and touch, percent of normal. */
export const SENSITIVITIES = [50, 75, 100, 125, 150, 200] as const

/** Scan intervals of switch access, ms. */
export const SCAN_MS = { min: 500, usual: 1000, max: 3000 } as const

/** Text sizes, percent of normal. */
export const TEXT_SIZES = [100, 125, 150, 175, 200] as const

/** The last of the nicknames of live play, which are numbered from 0. */
export const LAST_NICKNAME = 1023

/** A missing field takes its default; an invalid one does not fit. */
export const settingsSchema = v.object({
  theme: v.optional(v.picklist(['system', 'dark', 'light']), 'system'),
  effects: v.optional(level, 0.7),
  music: v.optional(level, 0.35),
  muted: v.optional(v.boolean(), false),
  motion: v.optional(v.picklist(['system', 'full', 'reduced']), 'system'),
  vibration: v.optional(v.boolean(), true),
  /** The hand for on-screen buttons; arrows are on the other side. */
  hand: v.optional(v.picklist(['right', 'left']), 'right'),
  /** Size of on-screen controls; 1 is normal. */
  controlSize: v.optional(v.pipe(v.number(), v.minValue(0.8), v.maxValue(1.4)), 1),
  /** A virtual stick that appears where the thumb touches, instead of four arrows. */
  stick: v.optional(v.boolean(), false),
  /** Whether the site may store an offline copy of itself, or the visitor removed it. */
  offline: v.optional(v.picklist(['auto', 'removed']), 'auto'),
  /** Shows daily games, streaks and medals. When off, nothing of them is shown anywhere. */
  daily: v.optional(v.boolean(), true),
  /** Speed of real-time games, percent of normal. */
  gameSpeed: v.optional(v.picklist(SPEEDS), 100),
  /** Toggle instead of hold: one press begins a hold (arrows, thrust), the next one ends it. */
  toggleHold: v.optional(v.boolean(), false),
  /** Debounce in the code (`engine/input/debounce.ts`): presses that follow another too soon have no effect. */
  pressPause: v.optional(v.boolean(), false),
  /** Auto-repeat in the code (`engine/input/autoRepeat.ts`): a hold becomes this many presses per second, where every press counts. 0 is off. */
  steady: v.optional(v.picklist(AUTO_REPEAT_RATES), 0),
  /** Aim assist in the code (`engine/core/game/aim.ts`): a press near a target counts as a hit, in games about hitting targets. */
  aimHelp: v.optional(v.boolean(), false),
  /** Rewind in the code (`play/session/assists/rewind.ts`): a real-time game goes back a few seconds instead of ending, a few times per game. */
  forgive: v.optional(v.boolean(), false),
  /** Audio cues in the code (`engine/core/game/audioCues.ts`): side and pitch of tones say where things are, in games that have them. */
  byEar: v.optional(v.boolean(), false),
  /** Screen reader detail in the code (`play/session/events/screenReaderDetail.ts`): how much screen readers announce during a game. */
  speech: v.optional(v.picklist(['little', 'some', 'much']), 'some'),
  /** Switch access in the code (`engine/input/switchAccess.ts`): controls are highlighted one by one, and any input selects. */
  oneSwitch: v.optional(v.boolean(), false),
  /** How long each control is highlighted, ms. */
  scanMs: v.optional(v.pipe(v.number(), v.minValue(SCAN_MS.min), v.maxValue(SCAN_MS.max)), SCAN_MS.usual),
  /** Shows the time of a game only at its end. */
  hideClock: v.optional(v.boolean(), false),
  /** By game id, then by action slot ('left', 'left@1'): the keys and pad buttons that replace the game's own. */
  bindings: v.optional(
    v.record(v.string(), v.record(v.string(), v.object({ keys: v.optional(names), pad: v.optional(names) }))),
    {},
  ),
  /** By game id: whether the tutorial hint was followed once; by id and '@tilt': whether tilt steering was offered. */
  taught: v.optional(v.record(v.string(), v.boolean()), {}),
  /** By game id: the options chosen last. */
  options: v.optional(v.record(v.string(), v.record(v.string(), v.string())), {}),
  /** Percent of the browser's own text size. */
  textSize: v.optional(v.picklist(TEXT_SIZES), 100),
  /** Contrast of text, lines and figures with their background. */
  contrast: v.optional(v.picklist(['system', 'usual', 'more']), 'system'),
  /** Thicker, darker edges of figures and buttons. */
  outlines: v.optional(v.boolean(), false),
  /** Backgrounds without pattern and movement. */
  calm: v.optional(v.boolean(), false),
  /** Shows sounds as text at the edge of the field. */
  captions: v.optional(v.boolean(), false),
  /** Glow in the code (`play/frame/Glow.tsx`): the edge of the field flashes on sounds that matter. */
  soundLight: v.optional(v.boolean(), false),
  /** The color palette of boards and scenes. */
  palette: v.optional(v.picklist(PALETTE_NAMES), 'usual'),
  /** Toast duration in the code (`ui/toasts/toastDuration.ts`): how long notifications stay, as usual, three times as long, or until they are closed. */
  messages: v.optional(v.picklist(['usual', 'longer', 'closed']), 'usual'),
  /** Sensitivity of sticks, and of fingers that drag or swipe, percent of normal. */
  sensitivity: v.optional(v.picklist(SENSITIVITIES), 100),
  /** The number of the visitor's nickname in live play; null before the first one is chosen. */
  nickname: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_NICKNAME))),
    null,
  ),
  /** The mouse pointer on the whole site: the system's, or a larger one of ours. */
  pointer: v.optional(v.picklist(['system', 'large', 'largest']), 'system'),
  /** Whether the site was offered in the language that the browser prefers. */
  languageOffered: v.optional(v.boolean(), false),
  /** The back of playing cards, in every game with cards. */
  cardBack: v.optional(v.picklist(['diamond', 'scales', 'night', 'lattice']), 'diamond'),
})

export type Settings = v.InferOutput<typeof settingsSchema>

/** The settings of a first visit. */
export const DEFAULT_SETTINGS: Settings = v.parse(settingsSchema, {})

/** The visitor's settings, stored under `settings`. */
export const settings = openStore('settings', versionedFormat(1, settingsSchema, DEFAULT_SETTINGS, 2))

/** Changes some of the settings. */
export function changeSettings(part: Partial<Settings>): void {
  settings.update(...Object.entries(part).map(([name, value]) => ({ do: 'set', at: [name], value }) as const))
}

/** What was shown is never shown again. @param name - a name in `taught`, such as the id of a game */
export function changeTaught(name: string): void {
  settings.update({ do: 'set', at: ['taught', name], value: true })
}

/** Sensitivity of sticks and touch; 1 is normal. */
export function sensitivityNow(): number {
  return settings.get().sensitivity / 100
}

/** Whether movement is replaced by fades: by the setting, or by the system's preference. */
export function reducedMotion(): boolean {
  const { motion } = settings.get()
  if (motion !== 'system') return motion === 'reduced'
  return mediaQuery('(prefers-reduced-motion: reduce)')?.matches ?? false
}

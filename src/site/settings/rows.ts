/**
 * Owns the list of all settings, in the order in which dialog and page show them.
 *
 * A new setting: its field at the end of `engine/storage/values/settings.ts`, a file in `rows/` that exports its `SettingsRow`
 * (rows that belong together may share a file), and its name in the list below, at the end of its group. The page finds
 * it by its words, and profiles take it along by themselves
 * (`profileWords.ts` has a word for it).
 */
import type { SettingsRow } from './row'
import { BINDINGS } from './rows/bindings'
import { CAPTIONS, SOUND_LIGHT } from './rows/captions'
import { DELETE, EXPORT, IMPORT, OFFLINE, PROFILES, PUT_ASIDE, RECORDS } from './rows/data'
import { DAILY, MESSAGES, MOTION, THEME } from './rows/look'
import { CONTROL_SIZE, HAND, SENSITIVITY, STICK } from './rows/screenControls'
import { CALM, COLOURS, CONTRAST, OUTLINES, POINTER, TEXT_SIZE } from './rows/sight'
import { MUTE, VIBRATION, VOLUMES } from './rows/sound'
import {
  AIM,
  BY_EAR,
  CLOCK,
  FORGIVE,
  HOLD,
  ONE_SWITCH,
  PRESS_PAUSE,
  SPEECH,
  SPEED,
  STEADY,
} from './rows/tools'

export const ROWS: readonly SettingsRow[] = [
  // Look
  THEME,
  TEXT_SIZE,
  CONTRAST,
  COLOURS,
  OUTLINES,
  CALM,
  MOTION,
  DAILY,
  MESSAGES,
  POINTER,
  // Sound
  MUTE,
  VOLUMES,
  VIBRATION,
  CAPTIONS,
  SOUND_LIGHT,
  // Controls
  HAND,
  CONTROL_SIZE,
  STICK,
  SENSITIVITY,
  BINDINGS,
  // Tools
  SPEED,
  FORGIVE,
  AIM,
  HOLD,
  STEADY,
  PRESS_PAUSE,
  ONE_SWITCH,
  BY_EAR,
  SPEECH,
  CLOCK,
  // Data
  PROFILES,
  EXPORT,
  IMPORT,
  RECORDS,
  OFFLINE,
  PUT_ASIDE,
  DELETE,
]

/**
 * The list of all settings, in the order in which the dialog and the page show them.
 *
 * To add a setting, add its field at the end of `engine/storage/values/settings.ts`, its texts to `../texts/settings.ts`, its
 * `SettingsRow` to a file in `rows/` and to the list below, and its name for profiles to `profiles/settingNames.ts`.
 */
import { MULTILINGUAL } from '../languages/languages'
import type { SettingsRow } from './row'
import {
  AIM,
  AUDIO_CUES,
  AUTO_REPEAT,
  CLOCK,
  DEBOUNCE,
  HOLD,
  REWIND,
  SCREEN_READER_DETAIL,
  SPEED,
  SWITCH_ACCESS,
} from './rows/assists'
import { BINDINGS } from './rows/bindings'
import { CAPTIONS, SOUND_LIGHT } from './rows/captions'
import { DELETE, EXPORT, IMPORT, MOVE, OFFLINE, PROFILES, RECORDS, UNREADABLE } from './rows/data'
import { CARD_BACK, DAILY, LANGUAGE, MESSAGES, MOTION, THEME } from './rows/look'
import { CONTROL_SIZE, HAND, SENSITIVITY, STICK } from './rows/screenControls'
import { MUTE, VIBRATION, VOLUMES } from './rows/sound'
import { CALM, CONTRAST, OUTLINES, PALETTE, POINTER, TEXT_SIZE } from './rows/vision'

export const ROWS: readonly SettingsRow[] = [
  // Look
  THEME,
  TEXT_SIZE,
  CONTRAST,
  PALETTE,
  OUTLINES,
  CALM,
  MOTION,
  DAILY,
  MESSAGES,
  POINTER,
  CARD_BACK,
  ...(MULTILINGUAL ? [LANGUAGE] : []),
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
  // Assists
  SPEED,
  REWIND,
  AIM,
  HOLD,
  AUTO_REPEAT,
  DEBOUNCE,
  SWITCH_ACCESS,
  AUDIO_CUES,
  SCREEN_READER_DETAIL,
  CLOCK,
  // Data
  PROFILES,
  EXPORT,
  IMPORT,
  MOVE,
  RECORDS,
  OFFLINE,
  UNREADABLE,
  DELETE,
]

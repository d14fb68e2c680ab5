/** Owns what the settings of a profile are called where it is said what one changes. */
import type { ProfileSettings } from './profiles'

export const PROFILE_WORDS: Readonly<Record<keyof ProfileSettings, string>> = {
  theme: 'theme',
  effects: 'volume of effects',
  music: 'volume of music',
  muted: 'mute',
  motion: 'motion',
  vibration: 'vibration',
  hand: 'left or right hand',
  controlSize: 'size of arrows and buttons',
  stick: 'stick or arrows',
  daily: 'daily games',
  gameSpeed: 'game speed',
  toggleHold: 'press instead of hold',
  pressPause: 'pause between presses',
  hideClock: 'the clock',
  bindings: 'keys and pad buttons',
  textSize: 'size of text',
  contrast: 'contrast',
  outlines: 'outlines',
  calm: 'calm backgrounds',
  captions: 'captions',
  soundLight: 'light for sound',
  palette: 'colours',
}

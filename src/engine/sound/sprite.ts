/** Owns where the rendered sounds are: the files with their hashed addresses, and what lies where in them. */
import music from '../../../assets/sounds/music.json'
import musicMp3 from '../../../assets/sounds/music.mp3?url'
import musicWebm from '../../../assets/sounds/music.webm?url'
import sprite from '../../../assets/sounds/sprite.json'
import spriteMp3 from '../../../assets/sounds/sprite.mp3?url'
import spriteWebm from '../../../assets/sounds/sprite.webm?url'
import { at } from '../core/at'
import { SOUND_NAMES, type SoundName } from './names'

export interface AudioFile {
  readonly url: string
  readonly format: 'webm' | 'mp3'
}

/** What is tried first stands first. */
export const EFFECT_FILES: readonly AudioFile[] = [
  { url: spriteWebm, format: 'webm' },
  { url: spriteMp3, format: 'mp3' },
]
/** The same music in both formats: the first that the browser can play is taken. */
export const MUSIC_FILES: readonly AudioFile[] = [
  { url: musicWebm, format: 'webm' },
  { url: musicMp3, format: 'mp3' },
]

/** Start and length in ms. */
export type Span = [number, number]

const spans: Readonly<Record<SoundName, readonly number[]>> = sprite
const spanOf = (numbers: readonly number[]): Span => [at(numbers, 0), at(numbers, 1)]

/** Where each sound lies in the effects' files. */
// `fromEntries` forgets the names.
export const EFFECTS = Object.fromEntries(SOUND_NAMES.map((name) => [name, spanOf(spans[name])])) as Record<
  SoundName,
  Span
>

/**
 * One round of the music. The file goes on a little before and after it, with the same music, so that the
 * loop closes without a gap wherever a decoder leaves silence at the file's ends.
 */
export const MUSIC: Span = spanOf(music.loop)

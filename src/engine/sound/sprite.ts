/** The rendered sounds: the files with their hashed addresses, and where each sound is in them. */
import music from '../../../assets/sounds/music.json'
import musicMp3 from '../../../assets/sounds/music.mp3?url'
import musicWebm from '../../../assets/sounds/music.webm?url'
import sprite from '../../../assets/sounds/sprite.json'
import spriteMp3 from '../../../assets/sounds/sprite.mp3?url'
import spriteWebm from '../../../assets/sounds/sprite.webm?url'
import { itemAt } from '../core/itemAt'
import { SOUND_NAMES, type SoundName } from './names'

export interface AudioFile {
  readonly url: string
  readonly format: 'webm' | 'mp3'
}

/** The formats of a sound that there are. A single file has one format of the effects or none, and no music. */
const filesOf = (webm: string, mp3: string): readonly AudioFile[] => {
  const files = [
    { url: webm, format: 'webm' },
    { url: mp3, format: 'mp3' },
  ] as const
  return files.filter(({ url }) => url !== '')
}

/** In the order in which formats are tried. */
export const EFFECT_FILES = filesOf(spriteWebm, spriteMp3)
/** The music, in the same order of formats. */
export const MUSIC_FILES = filesOf(musicWebm, musicMp3)

/** Start and length in ms. */
export type Span = [number, number]

const spans: Readonly<Record<SoundName, readonly number[]>> = sprite
const spanOf = (numbers: readonly number[]): Span => [itemAt(numbers, 0), itemAt(numbers, 1)]

/** Where each sound is in the files. The cast is needed because `fromEntries` drops the names. */
export const EFFECTS = Object.fromEntries(SOUND_NAMES.map((name) => [name, spanOf(spans[name])])) as Record<
  SoundName,
  Span
>

/**
 * One loop of the music. The file contains a little more of the same music before and after it, so that there is no gap
 * where a decoder adds silence at the file's ends.
 */
export const MUSIC: Span = spanOf(music.loop)

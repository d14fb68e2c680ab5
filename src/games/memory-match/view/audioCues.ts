/** Owns Memory Match by ear: each face has two tones of its own, one for each ear. */
import { type AudioCues, placedTone, SCALE } from '../../../engine/core/game/audioCues'
import { facesOf } from '../rules/decks'

const NOTE_MS = 220

/** All faces of the largest sets: no two of one deck have the same place in it. */
const DECKS = ['pictures', 'letters', 'numbers'].map((deck) => facesOf(deck, Number.POSITIVE_INFINITY))

/** Two steps of the scale, by the face's place in its deck: the second tells apart what has the same first. */
export function notesOf(face: string): readonly [number, number] {
  const at = Math.max(0, ...DECKS.map((deck) => deck.indexOf(face)))
  return [at % SCALE.length, (at * 4 + Math.floor(at / SCALE.length)) % SCALE.length]
}

export const audioCues: AudioCues = {
  event({ type, emoji }) {
    if (type !== 'flip') return []
    return notesOf(emoji as string).map((step, hand) => placedTone(hand, step / (SCALE.length - 1), NOTE_MS))
  },
}

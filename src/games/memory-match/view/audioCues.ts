/** Audio cues of Memory Match: each face has a distinct pair of tones, one per ear. */
import { type AudioCues, placedTone, SCALE } from '../../../engine/core/game/audioCues'
import { facesOf, toneOf } from '../rules/decks'

const NOTE_MS = 220

/** All faces of the largest sets: faces of one deck have distinct indices. */
const DECKS = (['pictures', 'letters', 'numbers'] as const).map((deck) =>
  facesOf(deck, Number.POSITIVE_INFINITY),
)

/** Two steps of the scale by the face's index in its deck. The second one distinguishes faces with the same first. */
export function notesOf(face: string): readonly [number, number] {
  return tonesAt(Math.max(0, ...DECKS.map((deck) => deck.indexOf(face))))
}

function tonesAt(at: number): readonly [number, number] {
  return [at % SCALE.length, (at * 4 + Math.floor(at / SCALE.length)) % SCALE.length]
}

export const audioCues: AudioCues = {
  event({ type, emoji, tone }) {
    // The card itself sounds.
    if (type !== 'flip' || (tone === undefined && toneOf(String(emoji)) !== null)) return []
    const notes = typeof tone === 'number' ? tonesAt(tone) : notesOf(emoji as string)
    return notes.map((step, hand) => placedTone(hand, step / (SCALE.length - 1), NOTE_MS))
  },
}

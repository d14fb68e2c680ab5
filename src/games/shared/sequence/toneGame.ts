/** Shared declarations of the sequence games: tones, texts, vibration and records. */
import type { TurnGame } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import type { SequenceOptions } from './options'
import type { SequenceEvent, SequenceMove, SequenceState } from './sequence'
import { type Stat, sequenceTexts as texts } from './texts/game'

/**
 * A pad: its name in a sentence, its tone in Hz, and its side for audio cues, -1 (left) to 1 (right). Default:
 * center.
 */
interface Tone {
  readonly name: string
  readonly hertz: number
  readonly side?: number
}

/** Duration of the tone when a pad is pressed, in ms. A shown pad sounds for as long as it is lit. */
const PRESS_MS = 240

const SILENT = () => null

/** Declares such a game, except for its look, keys and help. */
export function toneGame(tones: readonly Tone[]) {
  const tone = (pad: number) => itemAt(tones, pad)
  const heard = (pad: number, ms: number) => {
    const { hertz, side } = tone(pad)
    return { hertz, ms, ...(side !== undefined && { side }) }
  }
  return {
    music: false,
    undo: false,
    sounds: {
      show: (event) => heard(event.pad, event.ms),
      press: (event) => heard(event.pad, PRESS_MS),
      wrong: 'mismatch',
      level: 'levelUp',
      Refused: SILENT,
    },
    status: {
      show: (event) => texts.status.shown(event.step, tone(event.pad).name),
      yourTurn: ({ steps }) => texts.status.yourTurn(steps),
      passed: ({ player, steps }) => texts.status.passed(player, steps),
      level: (event) => texts.status.level(event.level, event.points),
      wrong: (event) => texts.status.wrong(tone(event.pad).name, tone(event.expected).name),
    },
    captions: texts.captions,
    haptics: { press: 10, wrong: 120, level: 40 },
    stats: texts.stats,
    best: [{ of: 'Score', better: 'higher' }],
  } as const satisfies Partial<TurnGame<SequenceState, SequenceMove, SequenceEvent, SequenceOptions, Stat>>
}

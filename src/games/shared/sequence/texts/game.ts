/** Texts of the games with a growing sequence. */
import { plural } from '../../../../engine/core/text'

const passOn = 'Pass it on: repeat the sequence and add a step. A mistake puts you out.'

export const sequenceTexts = {
  options: {
    goal: { label: 'Goal', none: 'None', levels: (levels: number) => `${levels} levels` },
    order: {
      label: 'Repeat',
      forwards: 'Forward',
      backwards: 'Backward',
      says: { backwards: 'Repeat the sequence from its last step to its first.' },
    },
    pace: { label: 'Speed', slow: 'Slow', usual: 'Normal', fast: 'Fast' },
    senses: {
      label: 'Sequence',
      both: 'Light and sound',
      sound: 'Sound only',
      says: { sound: 'Listen, then repeat the sequence. Nothing lights up.' },
    },
    players: { label: 'Players', 1: 'One', says: { 2: passOn, 3: passOn, 4: passOn } },
  },
  stats: { Level: 'Level', Score: 'Score', Player: 'Player', Steps: 'Steps' },
  status: {
    /** @param name - of the pad that is shown: 'red' */
    shown: (step: number, name: string) => `${step}: ${name}.`,
    yourTurn: (steps: number) => plural(steps, { one: 'Your turn: # step.', other: 'Your turn: # steps.' }),
    passed: (player: number, steps: number) =>
      plural(steps, {
        one: `Player ${player}: repeat # step, then add one.`,
        other: `Player ${player}: repeat # steps, then add one.`,
      }),
    level: (level: number, points: number) => `Level ${level} complete, +${points}.`,
    wrong: (pressed: string, expected: string) => `That was ${pressed}. It should have been ${expected}.`,
  },
  /** What is heard. */
  captions: {
    show: 'tone',
    press: 'your tone',
    wrong: 'wrong tone',
    level: 'level complete',
    Refused: 'not now',
  },
  ends: {
    complete: (levels: number) => `All ${levels} levels complete`,
    noMistake: 'Without a mistake.',
    mistake: (step: number, steps: number) => `Mistake at step ${step} of ${steps}.`,
    playerWins: (player: number) => `Player ${player} wins`,
    steps: (steps: number) =>
      plural(steps, { one: 'The sequence had # step.', other: 'The sequence had # steps.' }),
  },
  /** The line above the pads, when several people play. */
  turn: {
    add: (player: number) => `Player ${player}: add one`,
    repeat: (player: number) => `Player ${player}: repeat`,
  },
  /** A pad that is lit, for screen readers. */
  lit: (name: string) => `${name}, lit`,
}

export type Stat = keyof typeof sequenceTexts.stats

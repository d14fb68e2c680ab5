/** Owns Rock Paper Scissors as the arcade sees it: its options, keys, sounds and words. */
import { defineTurn } from '../../engine/core/contract'
import { choice } from '../../engine/core/declare'
import { CHOOSING, type Move, rules, type State } from './rules'
import type { Hand } from './rules/hands'
import { Board } from './view/Board'

export default defineTurn<State, Move, Hand>({
  rules,
  Board,
  options: [
    choice('match', 'Match', 'endless', [
      ['endless', 'Endless'],
      ['3', 'First to 3'],
      ['5', 'First to 5'],
      ['10', 'First to 10'],
    ]),
    choice('computer', 'Computer', 'random', [
      ['random', 'Plain luck'],
      ['learns', 'Learns you'],
    ]),
  ],
  controls: [
    { action: 'rock', label: 'Rock', keys: ['KeyR'], pad: ['X'] },
    { action: 'paper', label: 'Paper', keys: ['KeyP'], pad: ['Y'] },
    { action: 'scissors', label: 'Scissors', keys: ['KeyS'], pad: ['B'] },
  ],
  command: (action) => action,
  // What was shown cannot be unseen.
  undo: false,
  sounds: {
    choose: 'whoosh',
    win: (event) => ({ name: 'match', pitch: 1 + Math.min(8, event.streak as number) * 0.04 }),
    lose: 'mismatch',
    tie: 'toggle',
    reset: 'shuffle',
  },
  status: {
    choose: CHOOSING,
    win: (event) => `You win. ${event.reason}`,
    lose: (event) => `You lose. ${event.reason}`,
    tie: (event) => `It's a tie. ${event.reason}`,
    reset: 'The score is back at nothing.',
  },
  haptics: { choose: 10, win: 40, lose: 20, tie: 10 },
  best: [{ of: 'Longest streak', better: 'higher', shown: 'Streak', peak: true }],
  howTo: [
    'Pick a hand; the computer shows its own a second later.',
    'Rock crushes scissors, scissors cut paper, paper covers rock.',
    'Scores stay until you reset them. Finish when you like, or play a match.',
  ],
})

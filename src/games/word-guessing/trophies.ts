/** Owns the trophies of Word Guessing. */
import type { Trophy } from '../../engine/core/trophy'

export const trophies: readonly Trophy[] = [
  {
    id: 'spotless',
    title: 'Letter Perfect',
    text: 'Find three words in one play without a wrong letter in any of them.',
    won: (play) => play.count('found', 'points', 10) >= 3,
  },
  {
    id: 'streak',
    title: 'Well Read',
    text: 'Find six words in a row.',
    won: (play) => play.most('found', 'streak') >= 6,
  },
  {
    id: 'ten',
    title: 'Ten Out of Ten',
    text: 'Find all words of a play of 10 words.',
    won: (play) => play.options.length === '10' && play.result === 'won' && play.figure('Words') >= 10,
  },
  {
    id: 'survival',
    title: 'Walking Dictionary',
    text: 'Find 20 words in Survival.',
    won: (play) => play.options.length === 'survival' && play.count('found') >= 20,
  },
]

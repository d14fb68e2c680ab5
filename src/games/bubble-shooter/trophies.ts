import type { Trophy } from '../../engine/core/game/trophy'
import type { Options } from './options'

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'clear',
    title: 'Ceiling Swept',
    text: 'Clear the whole field.',
    won: (play) => play.result === 'won',
  },
  {
    id: 'drop',
    title: 'Avalanche',
    text: 'Drop ten bubbles with one shot in a single field.',
    won: (play) => play.max('clear', 'loose') >= 10 && play.options.mode === 'field',
  },
  {
    id: 'run',
    title: 'No Shot Wasted',
    text: 'Clear bubbles with eight shots in a row in a single field.',
    won: (play) => play.max('clear', 'run') >= 8 && play.options.mode === 'field',
  },
  {
    id: 'few',
    title: 'Sharpshooter',
    text: 'Clear the whole field with 35 shots or fewer.',
    won: (play) => play.result === 'won' && play.stat('Shots') <= 35,
  },
  {
    id: 'rows',
    title: 'Against the Ceiling',
    text: 'Clear a single field with new rows.',
    won: (play) => play.result === 'won' && play.options.ceiling === 'rows' && play.options.mode === 'field',
  },
]

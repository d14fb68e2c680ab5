/** The trophies of Bubble Shooter. */
import { asAtFirst, type Trophy } from '../../engine/core/game/trophy'

export const trophies: readonly Trophy[] = [
  {
    id: 'clear',
    title: 'Ceiling Swept',
    text: 'Clear the whole field.',
    won: (play) => play.result === 'won',
  },
  {
    id: 'drop',
    title: 'Avalanche',
    text: 'Let ten bubbles fall with one shot.',
    won: (play) => play.most('clear', 'loose') >= 10 && asAtFirst(play, { mode: 'field' }),
  },
  {
    id: 'run',
    title: 'No Shot Wasted',
    text: 'Clear something with eight shots in a row.',
    won: (play) => play.most('clear', 'run') >= 8 && asAtFirst(play, { mode: 'field' }),
  },
  {
    id: 'few',
    title: 'Sharpshooter',
    text: 'Clear the whole field with 35 shots or fewer.',
    won: (play) => play.result === 'won' && play.figure('Shots') <= 35,
  },
  {
    id: 'rows',
    title: 'Against the Ceiling',
    text: 'Clear the whole field while new rows come in.',
    won: (play) =>
      play.result === 'won' && play.options.ceiling === 'rows' && asAtFirst(play, { mode: 'field' }),
  },
]

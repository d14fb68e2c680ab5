/** Names of the help and assists that a game is played with: in results, records, shared texts and the pause panel. */
import { listText, numberText, percentText, plural } from '../../engine/core/text'

/** @param speed - percent of the standard speed */
const speedText = (speed: number) => `${percentText(speed / 100)} speed`

export const playedTexts = {
  hints: (count: number) => plural(count, { one: '# hint', other: '# hints' }),
  undone: (count: number) => plural(count, { one: '# move undone', other: '# moves undone' }),
  speed: speedText,
  autoRepeat: (rate: number) => `auto-repeat (${numberText(rate)} per second)`,
  aimAssist: 'aim assist',
  rewinds: (count: number) => plural(count, { one: '# rewind', other: '# rewinds' }),
  /** Records do not count them. */
  rewound: 'rewinds',
  live: 'Live',
  toggleHold: 'toggle instead of hold',
  debounce: 'repeated presses ignored',
  switchAccess: 'switch access',

  playedAt: (speed: number) => `Played at ${percentText(speed / 100)} speed.`,
  playedWith: (help: readonly string[]) => `Played with ${listText(help)}.`,
  playedAtWith: (speed: number, help: readonly string[]) =>
    `Played at ${percentText(speed / 100)} speed with ${listText(help)}.`,
}

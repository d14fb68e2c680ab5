/** The bot of a turn-based game: levels, chance by a seed, a time limit, and hints. */
import type { TurnBot } from '../../engine/core/game/contract'
import { createRandom, draw, pick } from '../../engine/core/math/random'
import type { CodeExample } from './example'
import { type Matches, rules } from './turns'

/** Leaves a multiple of three. */
const best = ({ left }: Matches) => (left % 3 === 0 ? 1 : left % 3)

export const bot: TurnBot<Matches, number> = {
  levels: ['easy', 'hard'],
  choose: (state, level, { random }) => (level === 'hard' ? best(state) : pick(random, rules.legal(state))),
  hint: (state) => ({ move: best(state), text: 'Leave a multiple of three.' }),
}

export const example: CodeExample = {
  title: 'Levels and hints of a bot',
  run() {
    const random = createRandom(4)
    const thinking = { random: () => draw(random), overtime: () => false }
    const state = rules.start({}, 1)
    return [`takes ${bot.choose(state, 'hard', thinking)}`, `${bot.hint?.(state, thinking).text}`]
  },
  gives: ['takes 1', 'Leave a multiple of three.'],
}

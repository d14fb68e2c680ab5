/** Owns the computer opponent of Checkers: four levels by how far they look, and a hint. */
import type { Thinking, TurnBot } from '../../../engine/core/contract'
import { shuffled } from '../../../engine/core/random'
import { isTied, movesOf, type Path, type State, TIE_AFTER } from '../rules'
import { count } from '../rules/squares'
import { DEEPEST, type Found, search, WIN } from './search'

/** Half moves that each level looks ahead; Expert as far as its time allows. */
const DEPTH: Readonly<Record<string, number>> = { easy: 1, normal: 2, hard: 4, expert: DEEPEST }
/** Share of moves that Easy makes without looking at all. */
const EASY_CARELESS = 0.4

function ask(state: State, depth: number, thinking: Thinking): Found {
  return search({
    position: { red: state.red, white: state.white, kings: state.kings, turn: state.turn },
    tournament: state.tournament,
    quiet: state.quiet,
    tieAfter: state.tournament ? TIE_AFTER.tournament : TIE_AFTER.simplified,
    depth,
    moves: shuffled(thinking.random, movesOf(state)),
    overtime: thinking.overtime,
  })
}

/** Squares are numbered on the board; a capture says how much it takes. */
function tell(state: State, { move, value, depth }: Found): string {
  const way = `${(move.path[0] as number) + 1} to ${(move.path.at(-1) as number) + 1}`
  const taken = count(move.taken)
  if (value > WIN - 200) {
    const left = Math.ceil((WIN - value) / 2)
    return left <= 1 ? `${way} wins now` : `${way} wins in ${left}`
  }
  if (value < 200 - WIN) return `${way} lasts longest`
  if (movesOf(state).length === 1) return `${way} is the only move`
  if (taken > 0) return `${way} takes ${taken === 1 ? 'a piece' : `${taken} pieces`}`
  return depth > 1 && value > 80 ? `${way} keeps you ahead` : `${way} looks best`
}

export const bot: TurnBot<State, Path> = {
  levels: ['easy', 'normal', 'hard', 'expert'],

  choose(state, level, thinking) {
    const careless = level === 'easy' && thinking.random() < EASY_CARELESS
    if (careless || isTied(state))
      return (shuffled(thinking.random, movesOf(state))[0] as { path: Path }).path
    return ask(state, DEPTH[level] ?? 1, thinking).move.path
  },

  hint(state, thinking) {
    const found = ask(state, DEPTH.expert as number, thinking)
    return { move: found.move.path, text: tell(state, found) }
  },
}

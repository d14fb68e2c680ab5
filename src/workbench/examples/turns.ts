/** The smallest turn-based game: take one or two of ten matches; who takes the last one wins. */
import type { TurnRules } from '../../engine/core/game/contract'
import type { CodeExample } from './example'

/** States never change: a move gives another one. */
export interface Matches {
  readonly left: number
  readonly turn: 1 | 2
}

export const rules: TurnRules<Matches, number> = {
  start: () => ({ left: 10, turn: 1 }),
  apply({ left, turn }, move) {
    if (!rules.legal({ left, turn }).includes(move)) return { refused: 'Take one or two.' }
    return { state: { left: left - move, turn: turn === 1 ? 2 : 1 }, events: [] }
  },
  legal: ({ left }) => [1, 2].filter((count) => count <= left),
  hud: ({ left }) => ({ Matches: left }),
  outcome: ({ left, turn }) =>
    left > 0 ? null : { result: turn === 1 ? 'lost' : 'won', title: `Player ${turn === 1 ? 2 : 1} wins` },
}

export const example: CodeExample = {
  title: 'Turn-based rules',
  run() {
    const state = rules.start({}, 1)
    return [JSON.stringify(rules.apply(state, 2, 0)), JSON.stringify(rules.apply(state, 5, 0))]
  },
  gives: ['{"state":{"left":8,"turn":2},"events":[]}', '{"refused":"Take one or two."}'],
}

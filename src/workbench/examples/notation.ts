/** A position as text: links, editors and pasted texts use it; what cannot be read says why. */
import type { TurnRules } from '../../engine/core/game/contract'
import type { CodeExample } from './example'
import { type Matches, rules } from './turns'

export const notation: NonNullable<TurnRules<Matches, number>['notation']> = {
  write: ({ left, turn }) => `${left} ${turn}`,
  read(text) {
    const [, left, turn] = /^(\d+) ([12])$/.exec(text) ?? []
    if (left === undefined)
      throw new Error('A position is the number of matches and whose turn it is: “7 2”.')
    return { left: Number(left), turn: turn === '1' ? 1 : 2 }
  },
}

export const example: CodeExample = {
  title: 'A position as text',
  run() {
    const state = notation.read('7 2', {})
    const messages = ['7 3'].map((text) => {
      try {
        return JSON.stringify(notation.read(text, {}))
      } catch (error) {
        return (error as Error).message
      }
    })
    return [notation.write(state), JSON.stringify(rules.legal(state)), ...messages]
  },
  gives: ['7 2', '[1,2]', 'A position is the number of matches and whose turn it is: “7 2”.'],
}

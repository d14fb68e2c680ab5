/** Test helpers for Spider: tables from a few columns. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { type Options, options } from '../../../src/games/spider/options'
import { rules, type State } from '../../../src/games/spider/rules'
import { mover } from '../../support/moves'

export const { apply, play, refused } = mover(rules)

export const chosen = (more: Partial<Options> = {}) => completeOptions(options, more)

/**
 * A table with these columns, read as positions are. The cards that they do not have are complete runs as far as they go, and
 * the rest lies face down in the last column, below an ace.
 */
export function tableOf(columns: readonly string[], suits: Options['suits'] = '1', stock = ''): State {
  const letters = { 1: 'S', 2: 'SH', 4: 'SHDC' }[suits]
  const all = [...letters].flatMap((suit) =>
    Array.from({ length: 8 / letters.length }, () => [...'KQJT98765432A'].map((rank) => rank + suit)).flat(),
  )
  for (const card of (columns.join('') + stock).replaceAll('.', '').match(/../g) ?? []) {
    const at = all.indexOf(card)
    if (at < 0) throw new Error(`too many ${card}`)
    all.splice(at, 1)
  }
  const runs: string[] = []
  for (const suit of letters)
    for (
      const run = [...'KQJT98765432A'].map((rank) => rank + suit);
      run.every((card) => all.includes(card));
    ) {
      for (const card of run) all.splice(all.indexOf(card), 1)
      runs.push(suit)
    }
  const last = all.length > 0 ? `${all.slice(1).join('')}.${all[0]}` : ''
  const rest = last.startsWith('.') ? last.slice(1) : last
  const ten = Array.from({ length: 10 }, (_, at) => (at === 9 && rest ? rest : (columns[at] ?? '')))
  return rules.notation.read([runs.join(''), stock, ...ten].join('_'), chosen({ suits }))
}

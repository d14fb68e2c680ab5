import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { declarationTexts } from '../../engine/core/texts/declarations'
import { texts } from './texts/game'
import { stepTexts } from './texts/steps'

const { techniques } = stepTexts

/** Practice deals classic grids of its own. */
const isGame = ({ practice }: OptionValues) => practice === 'off'

export const options = [
  choice(
    'level',
    texts.options.level.label,
    'classic',
    [
      ['classic', texts.options.level.classic],
      ['easy', texts.options.level.easy],
      ['medium', texts.options.level.medium],
      ['hard', texts.options.level.hard],
      ['expert', texts.options.level.expert],
    ],
    { shown: isGame },
  ),
  choice(
    'kind',
    texts.options.kind.label,
    'classic',
    [
      ['classic', texts.options.kind.classic],
      ['x', texts.options.kind.x],
      ['killer', texts.options.kind.killer],
    ],
    {
      later: true,
      shown: isGame,
      says: texts.options.kind.says,
    },
  ),
  choice(
    'check',
    texts.options.check.label,
    'off',
    [
      ['off', texts.options.check.off],
      ['on', texts.options.check.on],
    ],
    { later: true },
  ),
  choice(
    'practice',
    texts.options.practice.label,
    'off',
    [
      ['off', texts.options.practice.off],
      ['locked', techniques['Locked candidates']],
      ['naked-pair', techniques['Naked pair']],
      ['hidden-pair', techniques['Hidden pair']],
      ['naked-triple', techniques['Naked triple']],
      ['hidden-triple', techniques['Hidden triple']],
      ['x-wing', techniques['X-Wing']],
      ['skyscraper', techniques.Skyscraper],
      ['xy-wing', techniques['XY-Wing']],
      ['swordfish', techniques.Swordfish],
    ],
    {
      later: true,
      says: texts.options.practice.says,
      saysInsteadOfRules: true,
      puzzles: { value: 'locked', label: declarationTexts.puzzles.techniques },
    },
  ),
] as const

export type Options = ValuesOf<typeof options>

import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { declarationTexts } from '../../engine/core/texts/declarations'
import { texts } from './texts/game'
import { stepTexts } from './texts/steps'

const { techniques } = stepTexts

const PRACTICE = {
  ...texts.options.practice,
  locked: techniques['Locked candidates'],
  'naked-pair': techniques['Naked pair'],
  'hidden-pair': techniques['Hidden pair'],
  'naked-triple': techniques['Naked triple'],
  'hidden-triple': techniques['Hidden triple'],
  'x-wing': techniques['X-Wing'],
  skyscraper: techniques.Skyscraper,
  'xy-wing': techniques['XY-Wing'],
  swordfish: techniques.Swordfish,
}

/** Practice deals classic grids of its own. */
const isGame = ({ practice }: OptionValues) => practice === 'off'

export const options = [
  choice('level', texts.options.level, ['classic', 'easy', 'medium', 'hard', 'expert'], { shown: isGame }),
  choice('kind', texts.options.kind, ['classic', 'x', 'killer'], { later: true, shown: isGame }),
  choice('check', texts.options.check, ['off', 'on'], { later: true }),
  choice(
    'practice',
    PRACTICE,
    [
      'off',
      'locked',
      'naked-pair',
      'hidden-pair',
      'naked-triple',
      'hidden-triple',
      'x-wing',
      'skyscraper',
      'xy-wing',
      'swordfish',
    ],
    {
      later: true,
      saysInsteadOfRules: true,
      puzzles: { value: 'locked', label: declarationTexts.puzzles.techniques },
    },
  ),
] as const

export type Options = ValuesOf<typeof options>

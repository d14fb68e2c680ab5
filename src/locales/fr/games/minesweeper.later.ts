import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/minesweeper/texts/hints'
import type * as moves from '../../../games/minesweeper/texts/moves'
import type * as review from '../../../games/minesweeper/texts/review'
import type { Translation } from '../../translation'

const UNCOUNTED =
  'Il y a trop de façons de placer les mines pour toutes les compter. Ici, aucune paire de nombres ne prouve qu’une case est sûre.'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  lessThanOnePercent: 'moins de 1\u202f%',
  moreThan99Percent: 'plus de 99\u202f%',
  guess: (chance) =>
    `Rien n’est certain\u00a0: il faut deviner. La case en surbrillance est la plus sûre, avec ${chance} de risque de mine.`,
  guessFlagged: (chance) =>
    `Rien n’est certain\u00a0: il faut deviner. La case à drapeau en surbrillance est la plus sûre, avec ${chance} de risque de mine. Retire d’abord le drapeau.`,
  noneCertain: 'Aucune des cases en surbrillance n’est certaine\u00a0: il faut deviner.',
  count: (chance) =>
    `Compte toutes les façons de placer les mines. Dans ${chance} d’entre elles, l’une des cases en surbrillance est une mine. Aucune autre case n’est plus sûre.`,
  uncounted: UNCOUNTED,
  mostCovered: `${UNCOUNTED} La case en surbrillance a le plus de voisines couvertes.`,
  first: 'La première case n’est jamais une mine. Commence ici, ou où tu veux.',
  wrongFlag:
    'Le drapeau en surbrillance est mal placé\u00a0: les nombres et le total de mines n’y laissent aucune mine.',
  oneWrong: 'L’un de tes drapeaux est mal placé.',
  compareFlags:
    'Compare les nombres en surbrillance\u00a0: un drapeau voisin est sur une case qui ne peut pas être une mine.',
  safe: (number) =>
    `La case en surbrillance est sûre\u00a0: le ${number} voisin en surbrillance a déjà toutes ses mines.`,
  oneProves: 'Regarde ces cases\u00a0: l’un des nombres prouve quelque chose.',
  countMines: (number) =>
    `Compte les mines du ${number} en surbrillance\u00a0: quand elles sont toutes connues, ses autres voisines sont sûres.`,
  somethingCertain: 'Regarde ces cases\u00a0: il y a là quelque chose de certain.',
  rules: {
    'one-one': {
      rule: 'Motif 1-1\u00a0: il manque le même nombre de mines aux nombres en surbrillance, et l’un ne touche que des cases que l’autre touche aussi. Les autres cases de celui-ci sont sûres.',
      safe: 'Motif 1-1\u00a0: la case en surbrillance est sûre. Toutes les mines qui manquent au nombre voisin sont dans des cases qu’il partage avec un autre nombre.',
    },
    'one-two': {
      rule: 'Motif 1-2\u00a0: il manque à un nombre en surbrillance plus de mines qu’à un autre, autant de plus qu’il a de cases couvertes à lui seul. Ces cases sont des mines.',
      safe: 'Motif 1-2\u00a0: la case en surbrillance est sûre. Toutes les mines qui manquent aux nombres voisins sont dans d’autres cases.',
    },
    several: {
      rule: 'Combinaison\u00a0: deux d’entre eux ne suffisent pas. Suppose qu’une case couverte à côté des nombres en surbrillance est une mine et suis ce qu’ils imposent.',
      safe: 'Combinaison\u00a0: la case en surbrillance est sûre. Avec une mine ici, les nombres ne peuvent pas tous être justes.',
    },
    count: {
      rule: 'Mines restantes\u00a0: les nombres seuls ne le prouvent pas. Compare les mines restantes à celles qu’il faut aux nombres.',
      safe: 'Mines restantes\u00a0: la case en surbrillance est sûre. Avec une mine ici, les nombres et les mines restantes ne s’accordent pas.',
    },
  },
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  flag: (row, column) => `Drapeau en ligne ${row}, colonne ${column}`,
  unflag: (row, column) => `Drapeau retiré en ligne ${row}, colonne ${column}`,
  ask: (row, column) => `Point d’interrogation en ligne ${row}, colonne ${column}`,
  unask: (row, column) => `Point d’interrogation retiré en ligne ${row}, colonne ${column}`,
  opened: (row, column, cells) =>
    plural(cells, {
      one: `Ligne ${row}, colonne ${column}\u00a0: # case découverte`,
      many: `Ligne ${row}, colonne ${column}\u00a0: # de cases découvertes`,
      other: `Ligne ${row}, colonne ${column}\u00a0: # cases découvertes`,
    }),
  mine: (row, column) => `Ligne ${row}, colonne ${column}\u00a0: une mine`,
  openedAround: (row, column, cells) =>
    plural(cells, {
      one: `Autour (ligne ${row}, colonne ${column})\u00a0: # case découverte`,
      many: `Autour (ligne ${row}, colonne ${column})\u00a0: # de cases découvertes`,
      other: `Autour (ligne ${row}, colonne ${column})\u00a0: # cases découvertes`,
    }),
  mineAround: (row, column) => `Autour (ligne ${row}, colonne ${column})\u00a0: une mine`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  open: 'Grille découverte',
  better: (row, column) => `Découvrir la case en ligne ${row}, colonne ${column}`,
  guess: 'C’était au hasard.',
  needless: (row, column) =>
    `La case en ligne ${row}, colonne ${column} était sûre. Ce coup était au hasard.`,
  provenMine: (row, column) =>
    `Les nombres autour de la case en ligne ${row}, colonne ${column} y prouvaient une mine.`,
  summary: { guesses: 'Au hasard', avoidable: 'Évitables', bv: '3BV', efficiency: 'Efficacité' },
}

import type { hintTexts as english } from '../hints'

const UNCOUNTED =
  'Il y a trop de façons de placer les mines pour toutes les compter. Ici, aucune paire de nombres ne prouve qu’une case est sûre.'

export const hintTexts: typeof english = {
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
  first: 'La première case n’est jamais une mine. Commence où tu veux.',
  wrongFlag:
    'Le drapeau en surbrillance est faux\u00a0: les nombres et le total de mines n’y laissent aucune mine.',
  oneWrong: 'L’un de tes drapeaux est faux.',
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
      rule: 'Motif 1-1\u00a0: il manque autant de mines aux nombres en surbrillance, et l’un ne touche que des cases que l’autre touche aussi. Les autres cases de celui-ci sont sûres.',
      safe: 'Motif 1-1\u00a0: la case en surbrillance est sûre. Toutes les mines qui manquent au nombre voisin sont dans des cases qu’il partage avec un autre nombre.',
    },
    'one-two': {
      rule: 'Motif 1-2\u00a0: il manque à un nombre en surbrillance plus de mines qu’à un autre, autant de plus qu’il a de cases couvertes à lui seul. Ces cases sont des mines.',
      safe: 'Motif 1-2\u00a0: la case en surbrillance est sûre. Toutes les mines qui manquent aux nombres voisins sont dans d’autres cases.',
    },
    several: {
      rule: 'Plusieurs nombres\u00a0: deux d’entre eux ne suffisent pas. Suppose qu’une case couverte à côté des nombres en surbrillance est une mine et suis ce qu’ils imposent.',
      safe: 'Plusieurs nombres\u00a0: la case en surbrillance est sûre. Avec une mine ici, les nombres ne peuvent pas tous être justes.',
    },
    count: {
      rule: 'Mines restantes\u00a0: les nombres seuls ne le prouvent pas. Compare les mines restantes à celles qu’il faut aux nombres.',
      safe: 'Mines restantes\u00a0: la case en surbrillance est sûre. Avec une mine ici, les nombres et les mines restantes ne s’accordent pas.',
    },
  },
}

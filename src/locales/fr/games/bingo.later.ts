import type * as print from '../../../games/bingo/texts/print'
import type { Translation } from '../../translation'

export const printTexts: Translation<typeof print.printTexts> = {
  free: 'Offert',
  rules: {
    line: 'Marque les numéros annoncés. La première ligne, colonne ou diagonale pleine gagne, ou les quatre coins.',
    corners: 'Marque les numéros annoncés. Le premier carton aux quatre coins marqués gagne.',
    x: 'Marque les numéros annoncés. Le premier carton aux deux diagonales marquées gagne.',
    frame: 'Marque les numéros annoncés. Le premier carton dont tout le bord est marqué gagne.',
    full: 'Marque les numéros annoncés. Le premier carton plein gagne.',
  },
  list: 'Liste de tirage\u00a0: barre chaque numéro que tu annonces.',
}

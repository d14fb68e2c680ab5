import { percentText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/minesweeper/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    level: {
      label: 'Difficulté',
      beginner: 'Débutant',
      intermediate: 'Intermédiaire',
      expert: 'Expert',
      custom: 'Perso',
    },
    cols: { label: 'Largeur' },
    rows: { label: 'Hauteur' },
    share: { label: 'Mines', percent: (percent) => percentText(percent / 100) },
    boards: {
      label: 'Grille',
      any: 'N’importe laquelle',
      certain: 'Sans hasard',
      says: {
        any: 'Certaines grilles demandent de deviner.',
        certain: 'La logique suffit pour ouvrir chaque case.',
      },
    },
    marks: { label: 'Points d’interrogation', off: 'Non', on: 'Oui' },
    practice: {
      label: 'Technique',
      off: 'Non',
      rules: {
        'one-one': 'Motif 1-1',
        'one-two': 'Motif 1-2',
        several: 'Combinaison',
        count: 'Mines restantes',
      },
      says: {
        'one-one':
          'Il manque le même nombre de mines à deux nombres. Toutes les cases couvertes de l’un sont aussi celles de l’autre. Les autres cases de celui-ci sont donc sûres.',
        'one-two':
          'Il manque à un nombre plus de mines qu’à son voisin\u00a0: autant de plus qu’il a de cases couvertes à lui seul. Ces cases sont des mines, et celles du voisin seul sont sûres. 1-2-1 et 1-2-2-1 sont ce motif des deux côtés.',
        several:
          'Ni un nombre ni deux nombres ne prouvent rien. Suppose qu’une case couverte est une mine et suis ce que les nombres imposent. Si un nombre ne peut pas être juste, la case est sûre.',
        count:
          'Les nombres seuls ne prouvent rien. Compare les mines restantes à celles qu’il faut aux nombres. Là où aucune mine ne peut rester, les autres cases sont sûres.',
      },
    },
  },
  controls: { flag: 'Drapeau' },
  stats: {
    'Mines left': 'Mines restantes',
    Time: 'Temps',
    '3BV': '3BV',
    '3BV/s': '3BV/s',
    'Efficiency %': 'Efficacité\u202f%',
  },
  best: { time: 'Meilleur temps', speed: 'Meilleur 3BV/s' },
  status: {
    opened: (cells) =>
      plural(cells, {
        one: '# case découverte.',
        many: '# de cases découvertes.',
        other: '# cases découvertes.',
      }),
    flagged: (left) =>
      plural(left, {
        one: 'Drapeau posé. # mine restante.',
        many: 'Drapeau posé. # de mines restantes.',
        other: 'Drapeau posé. # mines restantes.',
      }),
    unflagged: (left) =>
      plural(left, {
        one: 'Drapeau retiré. # mine restante.',
        many: 'Drapeau retiré. # de mines restantes.',
        other: 'Drapeau retiré. # mines restantes.',
      }),
    ask: 'Point d’interrogation posé.',
    unask: 'Point d’interrogation retiré.',
  },
  captions: {
    open: 'case découverte',
    flag: 'drapeau posé',
    unflag: 'drapeau retiré',
    ask: 'point d’interrogation posé',
    unask: 'point d’interrogation retiré',
    explode: 'une mine explose',
    Refused: 'cette case ne peut pas être découverte',
  },
  howTo: [
    'Découvre une case. Un nombre compte les mines voisines. Découvre tout sauf les mines.',
    'Pose un drapeau\u00a0: clic droit, appui long ou bouton «\u202fDrapeau\u202f».',
    'Appuie sur un nombre dont toutes les mines ont un drapeau\u00a0: ses voisines se découvrent.',
  ],
  ends: {
    lost: 'Partie terminée\u202f! Tu as touché une mine\u202f!',
    opened: (open, all) =>
      plural(all, {
        one: `Cases découvertes\u00a0: ${open} sur #.`,
        many: `Cases découvertes\u00a0: ${open} sur #.`,
        other: `Cases découvertes\u00a0: ${open} sur #.`,
      }),
    wrongFlags: (flags) =>
      plural(flags, {
        one: '# drapeau était mal placé.',
        many: '# de drapeaux étaient mal placés.',
        other: '# drapeaux étaient mal placés.',
      }),
    won: 'Grille déminée',
    found: (mines) =>
      plural(mines, { one: '# mine trouvée.', many: '# de mines trouvées.', other: 'Les # mines trouvées.' }),
  },
  board: {
    name: 'Champ de mines',
    mine: 'mine',
    mineHit: 'la mine touchée',
    wrongFlag: 'drapeau mal placé',
    flag: 'drapeau',
    question: 'point d’interrogation',
    covered: 'couverte',
    tool: 'Appui',
    openTool: 'Découvrir',
    flagTool: 'Drapeau',
    zoomIn: 'Zoom avant',
    zoomOut: 'Zoom arrière',
  },
}

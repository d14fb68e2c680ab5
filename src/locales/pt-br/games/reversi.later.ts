import { percentText, plural } from '../../../engine/core/text'
import type * as dialog from '../../../games/reversi/texts/dialog'
import type * as hints from '../../../games/reversi/texts/hints'
import type * as moves from '../../../games/reversi/texts/moves'
import type * as review from '../../../games/reversi/texts/review'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  moves: {
    label: 'Jogadas desta partida',
    button: 'Copiar jogadas',
    done: 'Jogadas copiadas.',
  },
  position: {
    label: 'Posição: X são as pretas, O são as brancas; no fim, quem joga',
    button: 'Copiar posição',
    done: 'Posição copiada.',
  },
  loadHint: 'Cole jogadas como f5d6c3 ou uma posição.',
  loadEmpty: 'Cole jogadas ou uma posição antes.',
}

export const hintTexts: Translation<typeof hints.hintTexts> = {
  themes: {
    only: 'Você só tem uma jogada.',
    corners: 'Veja os cantos.',
    count: 'O fim está perto: conte cada peça.',
    noCorner: 'Mantenha o oponente longe dos cantos.',
    few: 'Deixe poucas boas jogadas para o oponente.',
  },
  flips: (discs) =>
    plural(discs, {
      one: 'A melhor jogada vira a peça em destaque.',
      many: 'A melhor jogada vira as peças em destaque.',
      other: 'A melhor jogada vira as peças em destaque.',
    }),
  onlyLegal: 'É a única jogada possível.',
  corner: 'Uma peça em um canto nunca pode ser virada. Você pode ocupar um.',
  countToWin: (side) =>
    `Conte até a última casa: com a melhor destas jogadas, as ${side.toLowerCase()} vencem.`,
  countToTie: 'Conte até a última casa: a melhor destas jogadas leva ao empate.',
  countToLoss: (foe) =>
    `Conte até a última casa: jogando bem, as ${foe.toLowerCase()} vencem. Salve o máximo de peças que puder.`,
  avoid: (squares, foe) =>
    plural(squares, {
      one: `Evite a casa em destaque: com uma peça ali, as ${foe.toLowerCase()} podem ocupar um canto.`,
      many: `Evite as casas em destaque: com uma peça em qualquer uma delas, as ${foe.toLowerCase()} podem ocupar um canto.`,
      other: `Evite as casas em destaque: com uma peça em qualquer uma delas, as ${foe.toLowerCase()} podem ocupar um canto.`,
    }),
  noReply: (foe) => `Uma destas jogadas deixa as ${foe.toLowerCase()} sem jogada.`,
  fewReplies: (replies, foe) =>
    plural(replies, {
      one: `Deixe poucas jogadas ao oponente. Após a melhor, as ${foe.toLowerCase()} só têm #.`,
      many: `Deixe poucas jogadas ao oponente. Após a melhor, as ${foe.toLowerCase()} só têm #.`,
      other: `Deixe poucas jogadas ao oponente. Após a melhor, as ${foe.toLowerCase()} só têm #.`,
    }),
  fewFlipped: (discs) =>
    plural(discs, {
      one: 'No começo, menos peças é melhor. A melhor jogada só vira #.',
      many: 'No começo, menos peças é melhor. A melhor jogada só vira #.',
      other: 'No começo, menos peças é melhor. A melhor jogada só vira #.',
    }),
  replies: (replies, foe) =>
    plural(replies, {
      one: `Veja o que as ${foe.toLowerCase()} podem fazer depois. A melhor jogada deixa # resposta.`,
      many: `Veja o que as ${foe.toLowerCase()} podem fazer depois. A melhor jogada deixa # de respostas.`,
      other: `Veja o que as ${foe.toLowerCase()} podem fazer depois. A melhor jogada deixa # respostas.`,
    }),
  only: (square) => `${square} é a única jogada.`,
  keepsTie: (square) => `${square} mantém o empate.`,
  winsBy: (square, discs) =>
    plural(discs, {
      one: `${square} vence por # peça.`,
      many: `${square} vence por # de peças.`,
      other: `${square} vence por # peças.`,
    }),
  losesBy: (square, discs) =>
    plural(discs, {
      one: `${square} perde por apenas # peça.`,
      many: `${square} perde por apenas # de peças.`,
      other: `${square} perde por apenas # peças.`,
    }),
  takesCorner: (square) => `${square} ocupa o canto.`,
  keepsAhead: (square) => `${square} mantém sua vantagem.`,
  looksBest: (square) => `${square} parece a melhor jogada.`,
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  move: (side, square) => `${side} ${square}`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  chances: 'Chances de vitória',
  opening: 'Abertura',
  loss: {
    one: 'custa # ponto de chance de vitória',
    many: 'custa # de pontos de chance de vitória',
    other: 'custa # pontos de chance de vitória',
  },
  leadsToTie: (square) => `Após ${square}, as melhores jogadas levam ao empate.`,
  leadsToWin: (square, winner, discs) =>
    plural(discs, {
      one: `Após ${square}, as melhores jogadas levam à vitória das ${winner.toLowerCase()} por # peça.`,
      many: `Após ${square}, as melhores jogadas levam à vitória das ${winner.toLowerCase()} por # de peças.`,
      other: `Após ${square}, as melhores jogadas levam à vitória das ${winner.toLowerCase()} por # peças.`,
    }),
  ledToTie: 'As melhores jogadas levavam ao empate.',
  ledToWin: (winner, discs) =>
    plural(discs, {
      one: `As melhores jogadas levavam à vitória das ${winner.toLowerCase()} por # peça.`,
      many: `As melhores jogadas levavam à vitória das ${winner.toLowerCase()} por # de peças.`,
      other: `As melhores jogadas levavam à vitória das ${winner.toLowerCase()} por # peças.`,
    }),
  behind: (discs) =>
    plural(discs, {
      one: 'termina # peça atrás da melhor',
      many: 'termina # de peças atrás da melhor',
      other: 'termina # peças atrás da melhor',
    }),
  chance: (best, square, chance) =>
    `A melhor jogada mantém ${percentText(best)} de chance de vitória; ${square}, só ${percentText(chance)}.`,
  values: 'Nas casas: por quantas peças a jogada deve vencer (+) ou perder (-).',
  givesCorner: (square, foe) => `Após ${square}, as ${foe.toLowerCase()} podem ocupar um canto.`,
}

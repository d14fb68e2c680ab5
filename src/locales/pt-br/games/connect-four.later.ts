import { plural } from '../../../engine/core/text'
import type * as dialog from '../../../games/connect-four/texts/dialog'
import type * as hints from '../../../games/connect-four/texts/hints'
import type * as moves from '../../../games/connect-four/texts/moves'
import type * as review from '../../../games/connect-four/texts/review'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  position: {
    label: 'Colunas jogadas, de 1 a 7',
    button: 'Copiar colunas',
    done: 'Colunas copiadas.',
  },
  loadHint: 'Cole as colunas jogadas, como 4453.',
  loadEmpty: 'Cole as colunas jogadas antes.',
  counts: (red, yellow) =>
    `Esta posição é impossível: o vermelho começa e os lados se revezam, mas há ${red} peças vermelhas e ${yellow} amarelas.`,
  redWon: 'Esta posição é impossível: o vermelho já tinha quatro em linha antes da última peça.',
  yellowWon: 'Esta posição é impossível: o amarelo já tinha quatro em linha antes da última peça.',
  noOrder: 'Esta posição é impossível: nenhuma ordem de jogadas leva a ela.',
}

export const hintTexts: Translation<typeof hints.hintTexts> = {
  themes: {
    win: 'Você já pode fazer quatro.',
    block: 'O oponente ameaça fazer quatro.',
    lost: 'O oponente tem mais de uma ameaça.',
    twoWays: 'Procure duas ameaças de uma vez.',
    avoid: 'Pense também na casa acima da sua peça.',
    quiet: 'Nada é urgente: monte suas fileiras.',
    pop: 'Pense também em tirar uma peça.',
  },
  near: (discs) =>
    plural(discs, {
      one: 'Veja ao redor da peça em destaque.',
      many: 'Veja ao redor das peças em destaque.',
      other: 'Veja ao redor das peças em destaque.',
    }),
  amongCells: 'A maioria das fileiras passa pelo meio: compare as casas em destaque.',
  popWins: (disc) =>
    `Tirar uma peça faz a coluna descer: o ${disc.toLowerCase()} fica com quatro nas casas em destaque.`,
  mayPop: (disc) =>
    `Você também pode tirar uma peça: veja o que desce por cima de cada peça em destaque (${disc.toLowerCase()}).`,
  win: (disc) => `O ${disc.toLowerCase()} precisa de mais uma peça na fileira em destaque.`,
  block: (foe) => `O ${foe.toLowerCase()} precisa de mais uma peça na fileira em destaque: bloqueie.`,
  lost: (foe) =>
    `O ${foe.toLowerCase()} pode fazer quatro a seguir, não importa o que você faça: veja as casas em destaque.`,
  twoWays: (disc, foe) =>
    `Com uma peça, o ${disc.toLowerCase()} ganha dois jeitos de fazer quatro. O ${foe.toLowerCase()} só pode bloquear um.`,
  avoid: (cells, foe) =>
    plural(cells, {
      one: `Evite a casa em destaque: o ${foe.toLowerCase()} faria quatro logo acima dela.`,
      many: `Evite as casas em destaque: o ${foe.toLowerCase()} faria quatro logo acima de uma.`,
      other: `Evite as casas em destaque: o ${foe.toLowerCase()} faria quatro logo acima de uma.`,
    }),
  noLine:
    'A melhor casa não faz parte de nenhuma fileira aberta. O que importa é quem terá de preencher as outras casas.',
  lines: (lines, disc) =>
    plural(lines, {
      one: `Nada é urgente: conte as fileiras. A melhor casa está em # fileira que o ${disc.toLowerCase()} ainda pode completar.`,
      many: `Nada é urgente: conte as fileiras. A melhor casa está em # de fileiras que o ${disc.toLowerCase()} ainda pode completar.`,
      other: `Nada é urgente: conte as fileiras. A melhor casa está em # fileiras que o ${disc.toLowerCase()} ainda pode completar.`,
    }),
  looksBest: (column) => `A coluna ${column} parece a melhor.`,
  popLooksBest: (column) => `Tirar da coluna ${column} parece o melhor.`,
  tie: (column) => `A coluna ${column} leva ao empate.`,
  keepsWin: (column) => `A coluna ${column} mantém a vitória.`,
  isLost: (column) => `A coluna ${column} parece a melhor, embora a posição esteja perdida.`,
  winsNow: (column) => `A coluna ${column} vence agora.`,
  winsIn: (column, moves) =>
    plural(moves, {
      one: `Coluna ${column}: vitória em # jogada.`,
      many: `Coluna ${column}: vitória em # de jogadas.`,
      other: `Coluna ${column}: vitória em # jogadas.`,
    }),
  losesNext: (foe) => `Qualquer coluna serve: o ${foe.toLowerCase()} vence na próxima jogada.`,
  losesIn: (column, foe, moves) =>
    plural(moves, {
      one: `A coluna ${column} resiste mais tempo: o ${foe.toLowerCase()} vence em # jogada.`,
      many: `A coluna ${column} resiste mais tempo: o ${foe.toLowerCase()} vence em # de jogadas.`,
      other: `A coluna ${column} resiste mais tempo: o ${foe.toLowerCase()} vence em # jogadas.`,
    }),
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  drop: (disc, column) => `${disc}, coluna ${column}`,
  pop: (disc, column) => `${disc}: peça tirada da coluna ${column}`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  chances: 'Chances de vitória',
  loss: {
    one: 'custa # ponto de chance de vitória',
    many: 'custa # de pontos de chance de vitória',
    other: 'custa # pontos de chance de vitória',
  },
  winsLater: (moves) =>
    plural(moves, {
      one: 'vence # jogada mais tarde',
      many: 'vence # de jogadas mais tarde',
      other: 'vence # jogadas mais tarde',
    }),
  losesSooner: (moves) =>
    plural(moves, {
      one: 'perde # jogada mais cedo',
      many: 'perde # de jogadas mais cedo',
      other: 'perde # jogadas mais cedo',
    }),
  winsIn: (column, winner, moves) =>
    plural(moves, {
      one: `Após a coluna ${column}, o ${winner.toLowerCase()} vence em # jogada.`,
      many: `Após a coluna ${column}, o ${winner.toLowerCase()} vence em # de jogadas.`,
      other: `Após a coluna ${column}, o ${winner.toLowerCase()} vence em # jogadas.`,
    }),
  lost: (column, foe) => `Após a coluna ${column}, o ${foe.toLowerCase()} vence se jogar bem.`,
  tied: (column) => `Após a coluna ${column}, jogando bem, dá empate.`,
  values: 'Nas colunas: jogadas até a vitória (+) ou a derrota (-); = é empate.',
  another: 'Outra coluna era melhor.',
}

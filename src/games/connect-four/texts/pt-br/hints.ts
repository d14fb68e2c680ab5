import { plural } from '../../../../engine/core/text'
import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  columns: 'Veja as colunas em destaque: a melhor está entre elas.',
  popWins: (disc) => `Tirar uma peça faz a coluna descer: ${disc} fica com quatro nas casas em destaque.`,
  mayPop: (disc) =>
    `Você também pode tirar uma peça: veja o que desce por cima de cada peça em destaque (${disc}).`,
  win: (disc) => `${disc} precisa de mais uma peça na fileira em destaque.`,
  block: (foe) => `${foe} precisa de mais uma peça na fileira em destaque: bloqueie.`,
  lost: (foe) => `${foe} pode fazer quatro a seguir, não importa o que você faça: veja as casas em destaque.`,
  twoWays: (disc, foe) =>
    `Com uma peça, ${disc} ganha dois jeitos de fazer quatro. ${foe} só pode bloquear um.`,
  avoid: (cells, foe) =>
    plural(cells, {
      one: `Evite a casa em destaque: ${foe} faria quatro logo acima dela.`,
      many: `Evite as casas em destaque: ${foe} faria quatro logo acima de uma.`,
      other: `Evite as casas em destaque: ${foe} faria quatro logo acima de uma.`,
    }),
  noLine:
    'A melhor casa não faz parte de nenhuma fileira aberta. O que importa é quem terá de preencher as outras casas.',
  lines: (lines, disc) =>
    plural(lines, {
      one: `Nada é urgente: conte as fileiras. A melhor casa está em # fileira que ${disc} ainda pode completar.`,
      many: `Nada é urgente: conte as fileiras. A melhor casa está em # de fileiras que ${disc} ainda pode completar.`,
      other: `Nada é urgente: conte as fileiras. A melhor casa está em # fileiras que ${disc} ainda pode completar.`,
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
  losesNext: (foe) => `Qualquer coluna serve: ${foe} vence na próxima jogada.`,
  losesIn: (column, foe, moves) =>
    plural(moves, {
      one: `A coluna ${column} resiste mais tempo: ${foe} vence em # jogada.`,
      many: `A coluna ${column} resiste mais tempo: ${foe} vence em # de jogadas.`,
      other: `A coluna ${column} resiste mais tempo: ${foe} vence em # jogadas.`,
    }),
}

import { listText, plural } from '../../../engine/core/text'
import type { sessionTexts as english } from '../session'

const rewindsLeft = (left: number) =>
  left === 0
    ? 'Não restam rebobinadas.'
    : plural(left, {
        one: 'Resta # rebobinada.',
        many: 'Restam # de rebobinadas.',
        other: 'Restam # rebobinadas.',
      })

export const sessionTexts: typeof english = {
  pause: {
    asked: 'Sem pressa.',
    hidden: 'Em pausa durante sua ausência.',
    blur: 'Em pausa: a janela perdeu o foco.',
    gamepad: 'Em pausa: o controle foi desconectado.',
    context: 'Em pausa: os gráficos foram interrompidos.',
    turned: 'Em pausa: a tela foi girada.',
    left: 'Volte mais uma vez para sair desta partida.',
    restored: 'Sua partida está bem onde você parou.',
    watched: 'Continuando daqui. Esta partida não vai contar para os recordes.',
    turn: 'Esta partida é jogada trocando links.',
    peer: 'Seu oponente pausou a partida.',
    away: 'Seu oponente se ausentou. Quando voltar, vai poder continuar.',
    lost: 'A conexão caiu. Você vai poder continuar quando ela voltar.',
    gone: 'Seu oponente saiu. Escolha acima como continuar.',
    alone: 'Seu oponente saiu. Você pode terminar esta partida por conta própria.',
    elsewhere: 'Esta partida continuou em outra aba.',
    ended: 'Seus dados foram excluídos ou substituídos em outra aba.',
  },

  leavesLive: 'Volte mais uma vez para sair da partida ao vivo',

  rewound: 'Alguns segundos rebobinados',
  rewindsLeft,
  rewoundStatus: (left) => `Alguns segundos rebobinados. Continue jogando. ${rewindsLeft(left)}`,
  moveUndone: 'Jogada desfeita.',
  moveRedone: 'Jogada refeita.',
  noHint: 'Nenhuma dica encontrada. Tente de novo.',
  computerFailed: 'O computador não conseguiu jogar. Tente “Desfazer” ou “Reiniciar”.',
  trophiesEarned: (titles) =>
    plural(titles.length, {
      one: `Troféu conquistado: ${listText(titles)}`,
      many: `Troféus conquistados: ${listText(titles)}`,
      other: `Troféus conquistados: ${listText(titles)}`,
    }),

  rulesPart: 'Regras',
  rewindPart: 'Rebobinar',

  cannotResume: {
    text: 'Não é possível continuar sua partida salva.',
    otherLanguage: 'As palavras são de outro idioma: mude para ele para continuar.',
    older: 'Ela começou em uma versão anterior deste jogo.',
    newer: 'Ela começou em uma versão mais nova deste jogo. Recarregue a página para usar essa versão.',
  },
  tooLongToSave: {
    text: 'Esta partida é longa demais para continuar sendo salva',
    detail: (move) => `Na sua próxima visita, ela continua da jogada ${move}.`,
  },

  address: {
    unknownValue: (option, asked, values) =>
      `Valor desconhecido no link para “${option}”: “${asked}”. Opções: ${listText(values)}.`,
    badSeed: (asked, max) => `A semente “${asked}” do link não é um número inteiro de 0 a ${max}.`,
    noPositions: 'Este jogo não pode começar de uma posição.',
    badPosition: 'A posição do link não pode ser lida.',
    positionIsOver: (outcome) => `Nenhuma jogada é possível nesta posição. ${outcome}`,
  },
}

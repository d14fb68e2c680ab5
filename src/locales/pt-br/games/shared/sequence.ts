import { plural } from '../../../../engine/core/text'
import type * as game from '../../../../games/shared/sequence/texts/game'
import type { Translation } from '../../../translation'

const passOn = 'Passe adiante: repita a sequência e acrescente um passo. Quem erra sai.'

export const sequenceTexts: Translation<typeof game.sequenceTexts> = {
  options: {
    goal: { label: 'Meta', none: 'Nenhuma', levels: (levels) => `${levels} níveis` },
    order: {
      label: 'Repetir',
      forwards: 'Na ordem',
      backwards: 'Ao contrário',
      says: { backwards: 'Repita a sequência do último passo ao primeiro.' },
    },
    pace: { label: 'Velocidade', slow: 'Lenta', usual: 'Normal', fast: 'Rápida' },
    senses: {
      label: 'Sequência',
      both: 'Luz e som',
      sound: 'Só som',
      says: { sound: 'Escute e repita a sequência. Nada acende.' },
    },
    players: { label: 'Jogadores', 1: 'Um', says: { 2: passOn, 3: passOn, 4: passOn } },
  },
  stats: { Level: 'Nível', Score: 'Pontos', Player: 'Jogador', Steps: 'Passos' },
  status: {
    shown: (step, name) => `${step}: ${name}.`,
    yourTurn: (steps) =>
      plural(steps, {
        one: 'Sua vez: # passo.',
        many: 'Sua vez: # de passos.',
        other: 'Sua vez: # passos.',
      }),
    passed: (player, steps) =>
      plural(steps, {
        one: `Jogador ${player}: repita # passo e acrescente um.`,
        many: `Jogador ${player}: repita # de passos e acrescente um.`,
        other: `Jogador ${player}: repita # passos e acrescente um.`,
      }),
    level: (level, points) => `Nível ${level} completo, +${points}.`,
    wrong: (pressed, expected) => `Você apertou: ${pressed}. O certo era: ${expected}.`,
  },
  captions: {
    show: 'tom',
    press: 'seu tom',
    wrong: 'tom errado',
    level: 'nível completo',
    Refused: 'agora não',
  },
  ends: {
    complete: (levels) => `Todos os ${levels} níveis completos`,
    noMistake: 'Sem nenhum erro.',
    mistake: (step, steps) => `Erro no passo ${step} de ${steps}.`,
    playerWins: (player) => `O jogador ${player} venceu`,
    steps: (steps) =>
      plural(steps, {
        one: 'A sequência tinha # passo.',
        many: 'A sequência tinha # de passos.',
        other: 'A sequência tinha # passos.',
      }),
  },
  turn: {
    add: (player) => `Jogador ${player}: acrescente um`,
    repeat: (player) => `Jogador ${player}: repita`,
  },
  lit: (name) => `${name}, aceso`,
}

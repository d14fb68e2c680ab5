import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/air-hockey/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    match: {
      label: 'Duelo',
      single: 'Duelo único',
      cup: 'Copa',
      pairs: 'Dois contra dois',
      says: {
        single: 'Um duelo contra o computador.',
        cup: 'Seis oponentes e mesas.',
        pairs: 'Até quatro aqui, dois rebatedores por metade.',
      },
    },
    goals: {
      label: 'Duração',
      goals: (goals) => plural(goals, { one: '# gol', many: '# de gols', other: '# gols' }),
      time: '2 minutos',
    },
    pucks: { label: 'Discos', 1: 'Um', 2: 'Dois' },
    rival: { label: 'Oponente' },
  },
  stats: {
    You: 'Você',
    Computer: 'Computador',
    'Player 1': 'Jogador 1',
    'Player 2': 'Jogador 2',
    'Team 1': 'Equipe 1',
    'Team 2': 'Equipe 2',
    Tilda: 'Tilda',
    Bruno: 'Bruno',
    Hugo: 'Hugo',
    Silas: 'Silas',
    Olga: 'Olga',
    Freya: 'Freya',
    Time: 'Tempo',
    Stars: 'Estrelas',
  },
  best: { time: 'Vitória mais rápida', stars: 'Mais estrelas' },
  toasts: { reset: 'O disco preso voltou ao centro', time: 'O próximo gol decide!' },
  status: {
    time: 'Tempo esgotado.',
    timeTied: 'Tempo esgotado, e deu empate. O próximo gol decide.',
    goal: {
      left: (left, right) => `Gol do lado esquerdo, ${left} a ${right}.`,
      right: (left, right) => `Gol do lado direito, ${left} a ${right}.`,
      top: (left, right) => `Gol do lado de cima, ${left} a ${right}.`,
      bottom: (left, right) => `Gol do lado de baixo, ${left} a ${right}.`,
    },
  },
  captions: {
    serve: 'disco em jogo',
    hit: 'rebatedor bate no disco',
    rail: 'disco bate na borda',
    clash: 'discos se chocam',
    goal: 'gol',
    nudge: 'sopro solta o disco',
    reset: 'disco volta ao centro',
    meet: 'chega o oponente',
    time: 'tempo esgotado',
    Over: 'fim do duelo',
  },
  tutorialHint: {
    keys: 'Bata no disco com {keys}',
    touch: 'Arraste seu rebatedor até o disco',
    mouse: 'Mova seu rebatedor até o disco ou use {keys}',
  },
  howTo: [
    'Acerte o disco no gol do outro lado. São cinco gols, salvo indicação contrária.',
    'Mova o rebatedor com mouse, dedo, teclas ou analógico. Ele não sai da sua metade.',
    'Com dois jogadores, cada um tem uma metade. O disco rebate nas bordas.',
  ],
  ends: {
    playerWins: (player) => `O jogador ${player} venceu`,
    computerWins: 'O computador venceu',
    youWin: 'Você venceu',
    score: (left, right) => `${left}–${right}`,
    yourTeam: 'Sua equipe venceu',
    otherTeam: 'A outra equipe venceu',
    teamWins: (team) => `A equipe ${team} venceu`,
  },
  rivals: {
    turtle: {
      name: 'Tilda',
      fullName: 'A tartaruga Tilda',
      says: 'Não tem pressa',
      intro: 'Tilda, a tartaruga, fica perto do gol e não tem pressa.',
    },
    bull: {
      name: 'Bruno',
      fullName: 'O touro Bruno',
      says: 'Avança sempre; mesa redonda',
      intro: 'Bruno, o touro, avança em todo disco e deixa o gol aberto. A mesa dele é redonda.',
    },
    hedgehog: {
      name: 'Hugo',
      fullName: 'O ouriço Hugo',
      says: 'Se esconde atrás de dois postes',
      intro: 'Hugo, o ouriço, tem dois postes no meio da mesa.',
    },
    seal: {
      name: 'Silas',
      fullName: 'A foca Silas',
      says: 'Joga de tabela; postes móveis',
      intro: 'Silas, a foca, joga de tabela nas bordas. Os postes da mesa se movem.',
    },
    octopus: {
      name: 'Olga',
      fullName: 'O polvo Olga',
      says: 'Joga com dois discos',
      intro: 'Olga, o polvo, joga com dois discos ao mesmo tempo.',
    },
    falcon: {
      name: 'Freya',
      fullName: 'O falcão Freya',
      says: 'Chuta onde você não está; gelo rápido',
      intro: 'Freya, o falcão, é veloz e chuta onde você não está. O gelo também é rápido.',
    },
  },
  cup: {
    goals: (goals) =>
      plural(goals, {
        one: 'Duelo de # gol',
        many: 'Duelo de # de gols',
        other: 'Duelo de # gols',
      }),
    stars: (two) => `Vitória: 1 estrela; até ${two} gols sofridos: 2; nenhum: 3`,
    beat: (name, stars) =>
      plural(stars, {
        one: `Você venceu ${name}: # estrela`,
        many: `Você venceu ${name}: # de estrelas`,
        other: `Você venceu ${name}: # estrelas`,
      }),
    rivalWins: (fullName) => `${fullName} venceu`,
  },
  join: 'Entre a qualquer momento',
  goal: 'Gol!',
}

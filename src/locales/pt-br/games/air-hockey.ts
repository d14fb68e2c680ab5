import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/air-hockey/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    match: {
      label: 'Duelo',
      single: 'Duelo único',
      cup: 'Copa',
      says: {
        single: 'Um duelo contra o computador.',
        cup: 'Quatro oponentes, cada um mais forte que o anterior.',
      },
    },
    goals: {
      label: 'Duração',
      goals: (goals) => plural(goals, { one: '# gol', many: '# de gols', other: '# gols' }),
      time: '2 minutos',
    },
    pucks: { label: 'Discos', 1: 'Um', 2: 'Dois' },
  },
  stats: {
    You: 'Você',
    Computer: 'Computador',
    'Player 1': 'Jogador 1',
    'Player 2': 'Jogador 2',
    Beaten: 'Vencidos',
    Tilda: 'Tilda',
    Bruno: 'Bruno',
    Silas: 'Silas',
    Freya: 'Freya',
    Time: 'Tempo',
  },
  best: { time: 'Vitória mais rápida', beaten: 'Mais vencidos' },
  toasts: { reset: 'O disco preso voltou ao centro', time: 'O próximo gol decide!' },
  status: {
    beaten: (name, score) => `Você venceu ${name}, ${score}.`,
    beatenBy: (name, score) => `${name} venceu, ${score}.`,
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
    meet: 'próximo oponente',
    beaten: 'duelo vencido',
    beatenBy: 'duelo perdido',
    time: 'tempo esgotado',
    Over: 'fim do duelo',
  },
  tutorialHint: {
    keys: 'Bata no disco com {keys}',
    touch: 'Arraste seu rebatedor até o disco',
    mouse: 'Mova seu rebatedor até o disco ou use {keys}',
  },
  howTo: [
    'Acerte o disco no gol do outro lado. O padrão é vencer com cinco gols.',
    'Mova o rebatedor com mouse, dedo, teclas ou analógico. Ele não sai da sua metade.',
    'Com dois jogadores, cada um tem uma metade. O disco rebate nas bordas.',
  ],
  ends: {
    playerWins: (player) => `O jogador ${player} venceu`,
    computerWins: 'O computador venceu',
    youWin: 'Você venceu',
    score: (left, right) => `${left}–${right}`,
  },
  rivals: {
    turtle: {
      name: 'Tilda',
      fullName: 'A tartaruga Tilda',
      intro: 'Tilda, a tartaruga, fica perto do gol e não tem pressa.',
    },
    bull: {
      name: 'Bruno',
      fullName: 'O touro Bruno',
      intro: 'Bruno, o touro, avança em todo disco e deixa o gol aberto.',
    },
    seal: {
      name: 'Silas',
      fullName: 'A foca Silas',
      intro: 'Silas, a foca, joga de tabela nas bordas.',
    },
    falcon: {
      name: 'Freya',
      fullName: 'O falcão Freya',
      intro: 'Freya, o falcão, é veloz e chuta onde você não está.',
    },
  },
  cup: {
    rivalWins: (name) => `${name} venceu`,
    secondChance: (score) => `${score}. Você tem uma segunda chance: repita este duelo.`,
    replay: 'Repetir duelo',
    youBeat: (name) => `Você venceu ${name}`,
    next: (score, intro) => `${score}. A seguir: ${intro}`,
    nextMatch: 'Próximo duelo',
    won: 'Você venceu a copa',
    firstTry: 'Você venceu os quatro na primeira tentativa.',
    secondTry: 'Você venceu os quatro, um deles na segunda tentativa.',
    lost: 'Fora da copa',
    lostTo: (fullName, score) => `${fullName} venceu, ${score}.`,
  },
}

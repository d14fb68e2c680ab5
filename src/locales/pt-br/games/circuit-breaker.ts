import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/circuit-breaker/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    from: { label: 'Começar no', 1: 'Nível 1', 4: 'Nível 4', 7: 'Nível 7' },
    growth: {
      label: 'Modo',
      off: 'Clássico',
      on: 'Sobrecarga',
      boards: 'Placas',
      says: {
        off: 'Os circuitos param de crescer no nível 10.',
        on: 'Números escondidos desde o nível 1 e circuitos cada vez maiores.',
        boards: 'Oito aparelhos: ao tocar, os números somem, cada vida é uma estrela.',
      },
    },
    board: { label: 'Placa' },
  },
  controls: { cursor: 'Cursor', tap: 'Tocar', reset: 'Reiniciar' },
  stats: {
    Score: 'Pontos',
    Level: 'Nível',
    Time: 'Tempo',
    Lives: 'Vidas',
    'Level score': 'Pontos do nível',
    'Final Score': 'Pontos finais',
    Circuits: 'Circuitos',
    Circuit: 'Circuito',
    Stars: 'Estrelas',
  },
  toasts: { failure: 'Falha no sistema!' },
  status: {
    wrong: (lives) =>
      plural(lives, {
        one: 'Nó errado. Resta # vida. Comece a sequência de novo.',
        many: 'Nó errado. Restam # de vidas. Comece a sequência de novo.',
        other: 'Nó errado. Restam # vidas. Comece a sequência de novo.',
      }),
    hide: 'Os números estão escondidos.',
    reset: 'Sequência reiniciada.',
    connected: (points) =>
      plural(points, {
        one: 'Circuito conectado, # ponto.',
        many: 'Circuito conectado, # de pontos.',
        other: 'Circuito conectado, # pontos.',
      }),
    level: (level) => `Nível ${level}.`,
    circuit: (circuit, of) => `Circuito ${circuit} de ${of}.`,
    second: (left) =>
      plural(left, { one: 'Resta # segundo.', many: 'Restam # de segundos.', other: 'Restam # segundos.' }),
  },
  captions: {
    node: 'nó conectado',
    wrong: 'nó errado',
    reset: 'sequência reiniciada',
    hide: 'números escondidos',
    second: 'tique-taque: o tempo está acabando',
    connected: 'circuito conectado',
    level: 'próximo circuito',
    cleared: 'o aparelho acende',
    failure: 'pane',
  },
  tutorialHint: {
    keys: 'Aperte {keys} no nó 1, depois no 2 e assim por diante',
    touch: 'Toque no nó 1, depois no 2 e assim por diante',
    mouse: 'Clique no nó 1, depois no 2 e assim por diante, ou aperte {keys}',
  },
  howTo: [
    'Toque nos nós na ordem dos números; cada um está ligado ao anterior.',
    'Já no nível 3 ou antes, os números logo se escondem. Memorize a sequência.',
    'Um toque errado custa uma das três vidas. Reiniciar a sequência é de graça.',
  ],
  words: { start: 'Começar a hackear', again: 'Tentar de novo', menu: 'Menu principal' },
  success: {
    title: 'Circuito conectado',
    complete: (level) => `Nível ${level} completo.`,
    next: 'Próximo nível',
    menu: 'Menu principal',
  },
  ends: {
    left: 'Circuito conectado',
    lost: 'Falha no sistema',
    time: (level) => `O tempo acabou no nível ${level}.`,
    lives: (level) => `As vidas acabaram no nível ${level}.`,
    board: (board, stars) =>
      plural(stars, {
        one: `${board}: # estrela`,
        many: `${board}: # de estrelas`,
        other: `${board}: # estrelas`,
      }),
    circuit: (circuit, of) => `Circuito ${circuit} de ${of}.`,
  },
  board: {
    level: (level) => `Nível ${level}`,
    circuit: (circuit, of) => `Circuito ${circuit} de ${of}`,
    memorize: 'Memorize os números',
    next: (step, steps) => `Agora: ${step} de ${steps}`,
    rules: ['Os números somem ao primeiro toque', 'Cada vida que você mantém é uma estrela'],
    cleared: 'Consertado!',
  },
  boards: {
    radio: 'Rádio',
    camera: 'Câmera',
    robot: 'Robô',
    synth: 'Sintetizador',
    rover: 'Rover',
    arcade: 'Fliperama',
    satellite: 'Satélite',
    mainframe: 'Supercomputador',
  },
}

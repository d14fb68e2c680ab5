import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/pong/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    points: { label: 'Vence com' },
    margin: { label: 'Vantagem', 1: 'Um ponto', 2: 'Dois pontos' },
    ball: {
      label: 'Modo',
      classic: 'Clássico',
      wild: 'Maluco',
      ladder: 'Escada',
      sides: 'Quatro lados',
      pairs: 'Dois contra dois',
      says: {
        classic: 'Sem efeito: vale o ponto da batida.',
        wild: 'A raquete dá efeito, e os ralis são mais rápidos.',
        ladder: 'Cinco oponentes com manias.',
        sides: 'Até quatro aqui, uma pessoa por lado.',
        pairs: 'Até quatro aqui, duas raquetes por metade.',
      },
    },
    rival: { label: 'Oponente' },
  },
  stats: {
    You: 'Você',
    Computer: 'Computador',
    'Player 1': 'Jogador 1',
    'Player 2': 'Jogador 2',
    'Team 1': 'Equipe 1',
    'Team 2': 'Equipe 2',
    Rally: 'Rali',
    Stars: 'Estrelas',
  },
  best: { rally: 'Rali mais longo', stars: 'Mais estrelas' },
  points: {
    left: (left, right) => `Ponto do lado esquerdo, ${left} a ${right}.`,
    right: (left, right) => `Ponto do lado direito, ${left} a ${right}.`,
    top: (left, right) => `Ponto do lado de cima, ${left} a ${right}.`,
    bottom: (left, right) => `Ponto do lado de baixo, ${left} a ${right}.`,
  },
  captions: {
    serve: 'saque',
    hit: 'batida na raquete',
    wall: 'batida na parede',
    goal: 'ponto',
    lost: 'bola perdida',
  },
  tutorialHint: { keys: 'Alcance a bola com {keys}', touch: 'Arraste sua raquete até a bola' },
  howTo: [
    'Não deixe a bola passar pela sua raquete. Cada batida a deixa mais rápida.',
    'Perto das pontas da raquete, a bola sai mais desviada.',
    'Use teclas, controle, mouse ou dedo. Dois jogadores: meia quadra para cada um.',
  ],
  ends: {
    youWin: 'Você venceu',
    computerWins: 'O computador venceu',
    playerWins: (player) => `O jogador ${player} venceu`,
    yourTeam: 'Sua equipe venceu',
    otherTeam: 'A outra equipe venceu',
    teamWins: (team) => `A equipe ${team} venceu`,
    score: (left, right) => `${left} a ${right}.`,
    beat: (name, stars) =>
      plural(stars, {
        one: `Você venceu ${name}: # estrela`,
        many: `Você venceu ${name}: # de estrelas`,
        other: `Você venceu ${name}: # estrelas`,
      }),
    place: (place, of) => `${place}º lugar de ${of}`,
    rivalWins: (name) => `${name} venceu`,
  },
  rivals: {
    dot: { name: 'Ponto', says: 'Joga sem pressa' },
    echo: { name: 'Eco', says: 'Copia a bola: jogue em ângulo' },
    curl: { name: 'Curva', says: 'Faz curva em toda bola' },
    smash: { name: 'Pancada', says: 'Acelera toda bola' },
    ace: { name: 'Ás', says: 'Mira onde você não está' },
  },
  court: {
    points: (points) => `Até ${points} pontos`,
    lives: (lives) => `${lives} vidas para cada um`,
    join: 'Entre a qualquer momento',
    pass: 'As bolas da sua equipe passam',
    goal: (two, three) => `Até ${two} perdidos: 2 estrelas; até ${three}: 3`,
  },
}

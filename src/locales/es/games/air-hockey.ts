import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/air-hockey/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    match: {
      label: 'Duelo',
      single: 'Duelo único',
      cup: 'Copa',
      says: { single: 'Un duelo contra la máquina.', cup: 'Cuatro rivales, cada uno mejor que el anterior.' },
    },
    goals: {
      label: 'Duración',
      goals: (goals) => plural(goals, { one: '# gol', many: '# de goles', other: '# goles' }),
      time: '2 minutos',
    },
    pucks: { label: 'Discos', 1: 'Uno', 2: 'Dos' },
  },
  stats: {
    You: 'Tú',
    Computer: 'Máquina',
    'Player 1': 'Jugador 1',
    'Player 2': 'Jugador 2',
    Beaten: 'Vencidos',
    Tilda: 'Tilda',
    Bruno: 'Bruno',
    Silas: 'Silas',
    Freya: 'Freya',
    Time: 'Tiempo',
  },
  best: { time: 'Victoria más rápida', beaten: 'Más vencidos' },
  toasts: { reset: 'El disco atascado vuelve al centro', time: '¡El próximo gol gana!' },
  status: {
    beaten: (name, score) => `Vences a ${name}, ${score}.`,
    beatenBy: (name, score) => `Gana ${name}, ${score}.`,
    time: 'Tiempo agotado.',
    timeTied: 'Tiempo agotado y empate. El próximo gol gana.',
    goal: {
      left: (left, right) => `Gol para el lado izquierdo, ${left} a ${right}.`,
      right: (left, right) => `Gol para el lado derecho, ${left} a ${right}.`,
      top: (left, right) => `Gol para el lado de arriba, ${left} a ${right}.`,
      bottom: (left, right) => `Gol para el lado de abajo, ${left} a ${right}.`,
    },
  },
  captions: {
    serve: 'saque',
    hit: 'el mazo golpea el disco',
    rail: 'el disco da en la banda',
    clash: 'chocan los discos',
    goal: 'gol',
    nudge: 'un soplo libera el disco',
    reset: 'el disco vuelve al centro',
    meet: 'siguiente rival',
    beaten: 'duelo ganado',
    beatenBy: 'duelo perdido',
    time: 'tiempo agotado',
    Over: 'fin del duelo',
  },
  tutorialHint: {
    keys: 'Golpea el disco con {keys}',
    touch: 'Arrastra tu mazo contra el disco',
    mouse: 'Mueve tu mazo contra el disco o usa {keys}',
  },
  howTo: [
    'Mete el disco en la meta contraria. En el duelo estándar ganan cinco goles.',
    'Mueve tu mazo con ratón, dedo, teclas o palanca. No sale de su mitad.',
    'Dos jugadores: media mesa cada uno. El disco rebota en las bandas.',
  ],
  ends: {
    playerWins: (player) => `Gana el jugador ${player}`,
    computerWins: 'Gana la máquina',
    youWin: 'Ganas',
    score: (left, right) => `${left}–${right}`,
  },
  rivals: {
    turtle: {
      name: 'Tilda',
      fullName: 'la tortuga Tilda',
      intro: 'Tilda, la tortuga, no se aleja de su meta y se toma su tiempo.',
    },
    bull: {
      name: 'Bruno',
      fullName: 'el toro Bruno',
      intro: 'Bruno, el toro, embiste cada disco y deja su meta abierta.',
    },
    seal: { name: 'Silas', fullName: 'la foca Silas', intro: 'Silas, la foca, tira contra las bandas.' },
    falcon: {
      name: 'Freya',
      fullName: 'el halcón Freya',
      intro: 'Freya, el halcón, es veloz y tira donde no estás.',
    },
  },
  cup: {
    rivalWins: (name) => `Gana ${name}`,
    secondChance: (score) => `${score}. Tienes una segunda oportunidad: repite este duelo.`,
    replay: 'Repetir duelo',
    youBeat: (name) => `Vences a ${name}`,
    next: (score, intro) => `${score}. Ahora: ${intro}`,
    nextMatch: 'Siguiente duelo',
    won: 'Ganas la copa',
    firstTry: 'Venciste a los cuatro a la primera.',
    secondTry: 'Venciste a los cuatro, a uno de ellos en el segundo intento.',
    lost: 'Fuera de la copa',
    lostTo: (fullName, score) => `Gana ${fullName}, ${score}.`,
  },
}

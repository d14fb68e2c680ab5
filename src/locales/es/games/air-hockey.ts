import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/air-hockey/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    match: {
      label: 'Duelo',
      single: 'Duelo único',
      cup: 'Copa',
      pairs: 'Dos contra dos',
      says: {
        single: 'Un duelo contra la máquina.',
        cup: 'Seis rivales y mesas.',
        pairs: 'Hasta cuatro aquí, dos mazos en cada mitad.',
      },
    },
    goals: {
      label: 'Duración',
      goals: (goals) => plural(goals, { one: '# gol', many: '# de goles', other: '# goles' }),
      time: '2 minutos',
    },
    pucks: { label: 'Discos', 1: 'Uno', 2: 'Dos' },
    rival: { label: 'Rival' },
  },
  stats: {
    You: 'Tú',
    Computer: 'Máquina',
    'Player 1': 'Jugador 1',
    'Player 2': 'Jugador 2',
    'Team 1': 'Equipo 1',
    'Team 2': 'Equipo 2',
    Tilda: 'Tilda',
    Bruno: 'Bruno',
    Hugo: 'Hugo',
    Silas: 'Silas',
    Olga: 'Olga',
    Freya: 'Freya',
    Time: 'Tiempo',
    Stars: 'Estrellas',
  },
  best: { time: 'Victoria más rápida', stars: 'Más estrellas' },
  toasts: { reset: 'El disco atascado vuelve al centro', time: '¡El próximo gol gana!' },
  status: {
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
    meet: 'aparece el rival',
    time: 'tiempo agotado',
    Over: 'fin del duelo',
  },
  tutorialHint: {
    keys: 'Golpea el disco con {keys}',
    touch: 'Arrastra tu mazo contra el disco',
    mouse: 'Mueve tu mazo contra el disco o usa {keys}',
  },
  howTo: [
    'Mete el disco en la meta contraria. Ganan cinco goles, si no se indica otra cosa.',
    'Mueve tu mazo con ratón, dedo, teclas o palanca. No sale de su mitad.',
    'Dos jugadores: media mesa cada uno. El disco rebota en las bandas.',
  ],
  ends: {
    playerWins: (player) => `Gana el jugador ${player}`,
    computerWins: 'Gana la máquina',
    youWin: 'Ganas',
    score: (left, right) => `${left}–${right}`,
    yourTeam: 'Gana tu equipo',
    otherTeam: 'Gana el otro equipo',
    teamWins: (team) => `Gana el equipo ${team}`,
  },
  rivals: {
    turtle: {
      name: 'Tilda',
      fullName: 'la tortuga Tilda',
      says: 'Se toma su tiempo',
      intro: 'Tilda, la tortuga, no se aleja de su meta y se toma su tiempo.',
    },
    bull: {
      name: 'Bruno',
      fullName: 'el toro Bruno',
      says: 'Embiste en una mesa redonda',
      intro: 'Bruno, el toro, embiste cada disco y deja su meta abierta. Su mesa es redonda.',
    },
    hedgehog: {
      name: 'Hugo',
      fullName: 'el erizo Hugo',
      says: 'Se esconde tras dos postes',
      intro: 'Hugo, el erizo, tiene dos postes en medio de su mesa.',
    },
    seal: {
      name: 'Silas',
      fullName: 'la foca Silas',
      says: 'Tira de rebote; postes móviles',
      intro: 'Silas, la foca, tira de rebote en las bandas. Los postes de su mesa se mueven.',
    },
    octopus: {
      name: 'Olga',
      fullName: 'el pulpo Olga',
      says: 'Juega con dos discos',
      intro: 'Olga, el pulpo, juega con dos discos a la vez.',
    },
    falcon: {
      name: 'Freya',
      fullName: 'el halcón Freya',
      says: 'Tira donde no estás; hielo rápido',
      intro: 'Freya, el halcón, es veloz y tira donde no estás. Su hielo también es rápido.',
    },
  },
  cup: {
    goals: (goals) =>
      plural(goals, {
        one: 'Duelo a # gol',
        many: 'Duelo a # de goles',
        other: 'Duelo a # goles',
      }),
    stars: (two) => `Ganar: 1 estrella; hasta ${two} en contra: 2; ninguno: 3`,
    beat: (name, stars) =>
      plural(stars, {
        one: `Vences a ${name}: # estrella`,
        many: `Vences a ${name}: # de estrellas`,
        other: `Vences a ${name}: # estrellas`,
      }),
    rivalWins: (fullName) => `Gana ${fullName}`,
  },
  join: 'Entra cuando quieras',
  goal: '¡Gol!',
}

import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/tap-the-glitch/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    pace: {
      label: 'Modo',
      normal: 'Normal',
      storm: 'Tormenta',
      shifts: 'Turnos',
      says: {
        normal: 'Los glitches llegan más rápido en cada nivel.',
        storm: 'Diez niveles más difícil desde el principio.',
        shifts: 'Ocho turnos con oleadas y un jefe.',
      },
    },
    shift: { label: 'Turno' },
    length: { label: 'Duración', 60: '60 s', endless: 'Sin fin' },
  },
  controls: { cursor: 'Cursor', tap: 'Tocar' },
  stats: {
    Score: 'Puntos',
    Level: 'Nivel',
    Combo: 'Combo',
    Time: 'Tiempo',
    Health: 'Salud',
    'Final Score': 'Puntos finales',
    'Level Reached': 'Nivel alcanzado',
    'Max Combo': 'Combo máximo',
    Stars: 'Estrellas',
  },
  mostStars: 'Más estrellas',
  status: {
    system: { SECURE: 'Sistema seguro.', WARNING: 'Sistema en alerta.', CRITICAL: 'Sistema crítico.' },
    level: (level) => `Nivel ${level}.`,
    wave: (wave) => `Oleada ${wave} de 4.`,
    first: (what, points) =>
      `${what}: ${plural(points, { one: '# punto', many: '# de puntos', other: '# puntos' })}.`,
    boss: 'Ha llegado el jefe. Golpéalo una y otra vez.',
    bossDown: 'Jefe derrotado.',
  },
  captions: {
    spawn: 'aparece un glitch',
    hit: 'glitch eliminado',
    miss: 'fallo',
    expire: 'un glitch se coló',
    level: 'nivel nuevo',
    status: 'cambia el estado del sistema',
    wave: 'nueva oleada',
    boss: 'aparece el jefe',
    bossHit: 'golpe al jefe',
    bossDown: 'el jefe explota',
  },
  tutorialHint: {
    keys: 'Elimina los glitches con {keys}',
    touch: 'Toca los glitches',
    mouse: 'Haz clic en los glitches o pulsa {keys}',
  },
  howTo: [
    'Elimina a tiempo los glitches: Píxel 10 puntos, Estática 20, Corrupción 30, Virus 50.',
    'Los toques rápidos hacen un combo que multiplica los puntos, hasta por diez.',
    'Los glitches que se cuelan quitan salud y los virus se propagan. Aguanta 60 segundos.',
  ],
  words: { start: 'Arrancar sistema', again: 'Reiniciar sistema' },
  ends: {
    won: 'Sistema a salvo',
    lost: 'Sistema dañado',
    down: 'El sistema no ha sobrevivido al turno.',
    shift: (shift, stars) =>
      plural(stars, {
        one: `Turno ${shift}: # estrella`,
        many: `Turno ${shift}: # de estrellas`,
        other: `Turno ${shift}: # estrellas`,
      }),
    boss: 'Otra estrella por derrotar al jefe.',
    secure: 'Otra estrella por acabar con más del 70\u00a0% de salud.',
    all: '¡Las tres estrellas!',
  },
  glitches: { pixel: 'Píxel', static: 'Estática', corruption: 'Corrupción', virus: 'Virus' },
  screen: {
    status: { SECURE: 'SEGURO', WARNING: 'ALERTA', CRITICAL: 'CRÍTICO' },
    level: (level) => `Nivel ${level}`,
    won: 'A salvo',
    lost: 'Dañado',
    shift: (shift) => `Turno ${shift}`,
    goal: 'Estrellas: sobrevivir, vencer al jefe, más del 70\u00a0%',
    wave: (wave) => `Oleada ${wave}`,
    boss: '¡El jefe!',
    bossDown: 'Jefe derrotado',
    first: (what, points) => `${what} ${points}`,
  },
  shifts: {
    pixels: 'Solo píxeles',
    static: 'Estática',
    corruption: 'Corrupción',
    viruses: 'Los virus se propagan',
    hoppers: 'Glitches que saltan',
    swarms: 'De tres en tres',
    rush: 'Hora punta',
    meltdown: 'Colapso total',
  },
}

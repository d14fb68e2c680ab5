import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/asteroids/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    saucers: {
      label: 'Modo',
      off: 'Clásico',
      on: 'Platillos',
      sectors: 'Sectores',
      says: {
        off: 'Solo rocas, nivel tras nivel.',
        on: 'Platillos que disparan y vidas por puntos.',
        sectors: 'Doce sectores: una estrella por nave que quede.',
      },
    },
    sector: { label: 'Sector' },
  },
  controls: { turn: 'Girar', thrust: 'Impulso', fire: 'Disparar', hyperspace: 'Salto' },
  stats: {
    Score: 'Puntos',
    Lives: 'Vidas',
    Level: 'Nivel',
    Wave: 'Oleada',
    Stars: 'Estrellas',
    'Final Score': 'Puntos finales',
    'Level Reached': 'Nivel alcanzado',
  },
  toasts: { destroyed: '¡Nave destruida!', extra: 'Vida extra' },
  status: {
    destroyed: (lives) =>
      plural(lives, {
        one: '¡Nave destruida! Te queda # vida.',
        many: '¡Nave destruida! Te quedan # de vidas.',
        other: '¡Nave destruida! Te quedan # vidas.',
      }),
    level: (level) => `Nivel ${level}.`,
    wave: (wave, waves) => `Oleada ${wave} de ${waves}.`,
    mother: 'Llega la nave nodriza.',
    charge: 'La nave nodriza se carga.',
    charging: 'El salto se está cargando.',
    largeSaucer: 'Aparece un platillo grande.',
    smallSaucer: 'Aparece un platillo pequeño.',
    downed: (points) =>
      plural(points, {
        one: 'Platillo derribado, # punto.',
        many: 'Platillo derribado, # de puntos.',
        other: 'Platillo derribado, # puntos.',
      }),
    motherDowned: (points) =>
      plural(points, {
        one: 'Nave nodriza derribada, # punto.',
        many: 'Nave nodriza derribada, # de puntos.',
        other: 'Nave nodriza derribada, # puntos.',
      }),
  },
  captions: {
    charge: 'la nave nodriza se carga',
    dented: 'nave nodriza alcanzada',
    mother: 'llega la nave nodriza',
    motherDowned: 'nave nodriza derribada',
    wave: 'siguiente oleada',
    secured: 'sector asegurado',
    streak: 'racha de aciertos',
    beat: 'latido',
    downed: 'platillo derribado',
    extra: 'vida extra',
    fired: 'dispara un platillo',
    saucer: 'aparece un platillo',
    shoot: 'disparo',
    thrust: 'motor',
    rock: 'se rompe una roca',
    destroyed: 'nave destruida',
    respawn: 'nave nueva',
    jump: 'salto',
    arrive: 'reaparece la nave',
    charging: 'el salto no está listo',
    cleared: 'sin rocas',
  },
  tutorialHint: {
    keys: 'Dispara a las rocas con {keys}',
    touch: 'Toca «Disparar» o cualquier lugar para disparar a las rocas',
  },
  howTo: [
    'Dispara a las rocas: 20, 40 o 60 puntos, más cuanto más pequeñas.',
    'La nave deriva y sale por el borde opuesto. Salto: cada 3 segundos.',
    'Ratón o táctil: pulsa para girar y disparar, mantén para volar; salto: pulsa la nave.',
  ],
  ends: {
    over: '¡Fin del juego!',
    secured: (sector, stars) =>
      plural(stars, {
        one: `${sector}, sector asegurado: # estrella`,
        many: `${sector}, sector asegurado: # de estrellas`,
        other: `${sector}, sector asegurado: # estrellas`,
      }),
    wave: (wave, waves) => `Llegaste a la oleada ${wave} de ${waves}.`,
  },
  field: {
    extra: 'Vida extra',
    level: (level) => `Nivel ${level}`,
    wave: (wave, waves) => `Oleada ${wave} de ${waves}`,
    rule: 'Cada nave que conserves es una estrella',
    streak: (hits) => `${hits} aciertos`,
    secured: 'Sector asegurado',
  },
  sectors: {
    harbor: 'Puerto',
    gravel: 'Grava',
    lanes: 'Carriles',
    nest: 'Nido',
    rapids: 'Rápidos',
    ambush: 'Emboscada',
    hail: 'Granizo',
    shipyard: 'Astillero',
    crossfire: 'Fuego cruzado',
    storm: 'Tormenta',
    belt: 'Cinturón',
    core: 'Núcleo',
  },
}

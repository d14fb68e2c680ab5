import type * as game from '../../../games/tap-the-glitch/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    pace: {
      label: 'Modo',
      normal: 'Normal',
      storm: 'Tormenta',
      says: {
        normal: 'Los glitches llegan más rápido en cada nivel.',
        storm: 'Diez niveles más difícil desde el principio.',
      },
    },
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
  },
  status: {
    system: { SECURE: 'Sistema seguro.', WARNING: 'Sistema en alerta.', CRITICAL: 'Sistema crítico.' },
    level: (level) => `Nivel ${level}.`,
  },
  captions: {
    spawn: 'aparece un glitch',
    hit: 'glitch eliminado',
    miss: 'fallo',
    expire: 'un glitch se coló',
    level: 'nivel nuevo',
    status: 'cambia el estado del sistema',
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
  ends: { won: 'Sistema a salvo', lost: 'Sistema corrupto' },
  glitches: { pixel: 'Píxel', static: 'Estática', corruption: 'Corrupción', virus: 'Virus' },
  screen: {
    status: { SECURE: 'SEGURO', WARNING: 'ALERTA', CRITICAL: 'CRÍTICO' },
    level: (level) => `Nivel ${level}`,
    won: 'A salvo',
    lost: 'Corrupto',
  },
}

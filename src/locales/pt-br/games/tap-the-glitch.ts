import type * as game from '../../../games/tap-the-glitch/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    pace: {
      label: 'Modo',
      normal: 'Normal',
      storm: 'Tempestade',
      says: {
        normal: 'Os glitches chegam mais rápido a cada nível.',
        storm: 'Dez níveis mais difícil desde o começo.',
      },
    },
    length: { label: 'Duração', 60: '60 s', endless: 'Sem fim' },
  },
  controls: { cursor: 'Cursor', tap: 'Tocar' },
  stats: {
    Score: 'Pontos',
    Level: 'Nível',
    Combo: 'Combo',
    Time: 'Tempo',
    Health: 'Saúde',
    'Final Score': 'Pontos finais',
    'Level Reached': 'Nível alcançado',
    'Max Combo': 'Combo máximo',
  },
  status: {
    system: { SECURE: 'Sistema seguro.', WARNING: 'Sistema em alerta.', CRITICAL: 'Sistema crítico.' },
    level: (level) => `Nível ${level}.`,
  },
  captions: {
    spawn: 'glitch aparece',
    hit: 'glitch eliminado',
    miss: 'errou',
    expire: 'glitch passou',
    level: 'novo nível',
    status: 'status do sistema muda',
  },
  tutorialHint: {
    keys: 'Elimine os glitches com {keys}',
    touch: 'Toque nos glitches',
    mouse: 'Clique nos glitches ou aperte {keys}',
  },
  howTo: [
    'Elimine os glitches a tempo: Pixel 10 pontos, Estática 20, Corrupção 30, Vírus 50.',
    'Acertos rápidos formam um combo que multiplica os pontos, até dez vezes.',
    'Glitches que passam tiram saúde, e os vírus se espalham. Aguente 60 segundos.',
  ],
  words: { start: 'Iniciar sistema', again: 'Reiniciar sistema' },
  ends: { won: 'Sistema a salvo', lost: 'Sistema corrompido' },
  glitches: { pixel: 'Pixel', static: 'Estática', corruption: 'Corrupção', virus: 'Vírus' },
  screen: {
    status: { SECURE: 'SEGURO', WARNING: 'ALERTA', CRITICAL: 'CRÍTICO' },
    level: (level) => `Nível ${level}`,
    won: 'A salvo',
    lost: 'Corrompido',
  },
}

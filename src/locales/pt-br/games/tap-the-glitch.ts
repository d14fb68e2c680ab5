import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/tap-the-glitch/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    pace: {
      label: 'Modo',
      normal: 'Normal',
      storm: 'Tempestade',
      shifts: 'Turnos',
      says: {
        normal: 'Os glitches chegam mais rápido a cada nível.',
        storm: 'Dez níveis mais difícil desde o começo.',
        shifts: 'Oito turnos com ondas e um chefe.',
      },
    },
    shift: { label: 'Turno' },
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
    Stars: 'Estrelas',
  },
  mostStars: 'Mais estrelas',
  status: {
    system: { SECURE: 'Sistema seguro.', WARNING: 'Sistema em alerta.', CRITICAL: 'Sistema crítico.' },
    level: (level) => `Nível ${level}.`,
    wave: (wave) => `Onda ${wave} de 4.`,
    first: (what, points) =>
      `${what}: ${plural(points, { one: '# ponto', many: '# de pontos', other: '# pontos' })}.`,
    boss: 'O chefe chegou. Acerte várias vezes.',
    bossDown: 'Chefe derrotado.',
  },
  captions: {
    spawn: 'glitch aparece',
    hit: 'glitch eliminado',
    miss: 'errou',
    expire: 'glitch passou',
    level: 'novo nível',
    status: 'status do sistema muda',
    wave: 'nova onda',
    boss: 'o chefe aparece',
    bossHit: 'chefe atingido',
    bossDown: 'o chefe explode',
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
  ends: {
    won: 'Sistema a salvo',
    lost: 'Sistema corrompido',
    down: 'O sistema não sobreviveu ao turno.',
    shift: (shift, stars) =>
      plural(stars, {
        one: `Turno ${shift}: # estrela`,
        many: `Turno ${shift}: # de estrelas`,
        other: `Turno ${shift}: # estrelas`,
      }),
    boss: 'Mais uma estrela por derrotar o chefe.',
    secure: 'Mais uma estrela por terminar acima de 70%.',
    all: 'As três estrelas!',
  },
  glitches: { pixel: 'Pixel', static: 'Estática', corruption: 'Corrupção', virus: 'Vírus' },
  screen: {
    status: { SECURE: 'SEGURO', WARNING: 'ALERTA', CRITICAL: 'CRÍTICO' },
    level: (level) => `Nível ${level}`,
    won: 'A salvo',
    lost: 'Corrompido',
    shift: (shift) => `Turno ${shift}`,
    goal: 'Estrelas: sobreviver, vencer o chefe, acima de 70%',
    wave: (wave) => `Onda ${wave}`,
    boss: 'O chefe!',
    bossDown: 'Chefe derrotado',
    first: (what, points) => `${what} ${points}`,
  },
  shifts: {
    pixels: 'Só pixels',
    static: 'Estática',
    corruption: 'Corrupção',
    viruses: 'Os vírus se espalham',
    hoppers: 'Glitches que pulam',
    swarms: 'Três de cada vez',
    rush: 'Hora do rush',
    meltdown: 'Colapso total',
  },
}

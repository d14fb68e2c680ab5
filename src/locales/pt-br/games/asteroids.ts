import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/asteroids/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    saucers: {
      label: 'Modo',
      off: 'Clássico',
      on: 'Discos voadores',
      sectors: 'Setores',
      says: {
        off: 'Só rochas, nível após nível.',
        on: 'Discos que atiram e vidas extras por pontos.',
        sectors: 'Doze setores: uma estrela por nave que sobrar.',
      },
    },
    sector: { label: 'Setor' },
  },
  controls: { turn: 'Girar', thrust: 'Impulso', fire: 'Atirar', hyperspace: 'Salto' },
  stats: {
    Score: 'Pontos',
    Lives: 'Vidas',
    Level: 'Nível',
    Wave: 'Onda',
    Stars: 'Estrelas',
    'Final Score': 'Pontos finais',
    'Level Reached': 'Nível alcançado',
  },
  toasts: { destroyed: 'Nave destruída!', extra: 'Vida extra' },
  status: {
    destroyed: (lives) =>
      plural(lives, {
        one: 'Nave destruída! Resta # vida.',
        many: 'Nave destruída! Restam # de vidas.',
        other: 'Nave destruída! Restam # vidas.',
      }),
    level: (level) => `Nível ${level}.`,
    wave: (wave, waves) => `Onda ${wave} de ${waves}.`,
    mother: 'A nave-mãe chegou.',
    charge: 'A nave-mãe está carregando.',
    charging: 'O salto está carregando.',
    largeSaucer: 'Surge um disco voador grande.',
    smallSaucer: 'Surge um disco voador pequeno.',
    downed: (points) =>
      plural(points, {
        one: 'Disco voador atingido, # ponto.',
        many: 'Disco voador atingido, # de pontos.',
        other: 'Disco voador atingido, # pontos.',
      }),
    motherDowned: (points) =>
      plural(points, {
        one: 'Nave-mãe abatida, # ponto.',
        many: 'Nave-mãe abatida, # de pontos.',
        other: 'Nave-mãe abatida, # pontos.',
      }),
  },
  captions: {
    charge: 'nave-mãe carrega',
    dented: 'nave-mãe atingida',
    mother: 'surge a nave-mãe',
    motherDowned: 'nave-mãe abatida',
    wave: 'próxima onda',
    secured: 'setor protegido',
    streak: 'sequência de acertos',
    beat: 'batida',
    downed: 'disco voador abatido',
    extra: 'vida extra',
    fired: 'disco voador atira',
    saucer: 'surge um disco voador',
    shoot: 'tiro',
    thrust: 'motor',
    rock: 'rocha se parte',
    destroyed: 'nave destruída',
    respawn: 'nova nave',
    jump: 'salto',
    arrive: 'nave reaparece',
    charging: 'o salto não está pronto',
    cleared: 'todas as rochas destruídas',
  },
  tutorialHint: {
    keys: 'Atire nas rochas com {keys}',
    touch: 'Toque em “Atirar” ou em qualquer lugar para atirar nas rochas',
  },
  howTo: [
    'Atire nas rochas: 20, 40 ou 60 pontos, mais pelas menores.',
    'A nave flutua e sai pela borda oposta. Salto: a cada 3 segundos.',
    'Clique ou toque para girar e atirar, segure para voar; toque na nave para o salto.',
  ],
  ends: {
    over: 'Fim de jogo!',
    secured: (sector, stars) =>
      plural(stars, {
        one: `${sector}, setor protegido: # estrela`,
        many: `${sector}, setor protegido: # de estrelas`,
        other: `${sector}, setor protegido: # estrelas`,
      }),
    wave: (wave, waves) => `Você chegou à onda ${wave} de ${waves}.`,
  },
  field: {
    extra: 'Vida extra',
    level: (level) => `Nível ${level}`,
    wave: (wave, waves) => `Onda ${wave} de ${waves}`,
    rule: 'Cada nave mantida é uma estrela',
    streak: (hits) => `${hits} acertos`,
    secured: 'Setor protegido',
  },
  sectors: {
    harbor: 'Porto',
    gravel: 'Cascalho',
    lanes: 'Corredores',
    nest: 'Ninho',
    rapids: 'Corredeiras',
    ambush: 'Emboscada',
    hail: 'Granizo',
    shipyard: 'Estaleiro',
    crossfire: 'Fogo cruzado',
    storm: 'Tempestade',
    belt: 'Cinturão',
    core: 'Núcleo',
  },
}

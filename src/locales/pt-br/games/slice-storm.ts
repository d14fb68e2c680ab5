import { numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/slice-storm/texts/game'
import type { Translation } from '../../translation'

const pointsText = (points: number) =>
  plural(points, { one: '# ponto', many: '# de pontos', other: '# pontos' })

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modo',
      classic: 'Clássico',
      zen: 'Zen',
      arcade: 'Arcade',
      says: {
        classic: 'Três vidas: fruta perdida custa uma; bomba, duas.',
        zen: '90 segundos sem bombas nem vidas.',
        arcade: '60 segundos para alcançar a meta; bombas tiram pontos.',
      },
    },
    lives: {
      label: 'Vidas',
      three: 'Três',
      back: 'Recuperáveis',
      says: { back: `A cada ${numberText(1000)} pontos, você recupera uma vida perdida.` },
    },
    stage: { label: 'Etapa' },
  },
  controls: { steer: 'Mover a lâmina', cut: 'Segurar para cortar' },
  stats: {
    Score: 'Pontos',
    Lives: 'Vidas',
    Level: 'Nível',
    Time: 'Tempo',
    'Best combo': 'Melhor combo',
    Fruit: 'Frutas',
    Goal: 'Meta',
    Stars: 'Estrelas',
  },
  status: {
    bomb: (lives) =>
      lives === 0
        ? 'Bomba! Não restam vidas.'
        : plural(lives, {
            one: 'Bomba! Resta # vida.',
            many: 'Bomba! Restam # de vidas.',
            other: 'Bomba! Restam # vidas.',
          }),
    bombPoints: (points) =>
      plural(points, {
        one: 'Bomba! # ponto a menos.',
        many: 'Bomba! # de pontos a menos.',
        other: 'Bomba! # pontos a menos.',
      }),
    power: {
      freeze: 'Gelo: tudo fica mais lento.',
      frenzy: 'Frenesi: frutas sem parar.',
      double: 'Pontos em dobro.',
    },
    miss: (lives) =>
      lives === 0
        ? 'Fruta perdida. Não restam vidas.'
        : plural(lives, {
            one: 'Fruta perdida. Resta # vida.',
            many: 'Fruta perdida. Restam # de vidas.',
            other: 'Fruta perdida. Restam # vidas.',
          }),
    lifeBack: (lives) =>
      plural(lives, {
        one: 'Vida recuperada. Resta # vida.',
        many: 'Vida recuperada. Restam # de vidas.',
        other: 'Vida recuperada. Restam # vidas.',
      }),
    level: (level) => `Nível ${level}.`,
    bonus: (fruit, points) => `Combo de ${fruit} frutas: +${points}.`,
    stage: (stage, what, goal) => `Etapa ${stage}: ${what}. Meta: ${pointsText(goal)}.`,
    three: (points) => `Três de uma vez: +${points}.`,
    star: (stars) => `Estrela ${stars} de 3.`,
    denser: 'Mais frutas.',
  },
  captions: {
    wave: 'frutas no ar',
    swing: 'lâmina corta o ar',
    slice: 'fruta cortada',
    combo: 'combo',
    bomb: 'bomba explode',
    miss: 'fruta perdida',
    level: 'novo nível',
    power: 'fruta com poder cortada',
    bonus: 'bônus',
    lifeBack: 'vida recuperada',
    second: 'últimos segundos',
    three: 'três de uma vez',
    star: 'estrela conquistada',
    denser: 'mais frutas',
  },
  tutorialHint: {
    keys: 'Segure {keys} e passe a lâmina pelas frutas',
    touch: 'Deslize rápido pelas frutas',
    mouse: 'Arraste rápido pelas frutas ou segure {keys}',
  },
  howTo: [
    'Corte frutas com o dedo, o mouse com o botão apertado ou as teclas.',
    'Cortes rápidos seguidos formam um combo: cada corte vale 5 pontos vezes o combo.',
    'Uma lâmina lenta não corta nada. A cada nível voam mais frutas.',
  ],
  words: { start: 'Jogar', help: 'Como jogar' },
  ends: {
    over: 'Fim de jogo',
    time: 'Tempo esgotado.',
    stage: (stage, stars) =>
      plural(stars, {
        one: `Etapa ${stage}: # estrela`,
        many: `Etapa ${stage}: # de estrelas`,
        other: `Etapa ${stage}: # estrelas`,
      }),
    missed: (goal) => `Tempo esgotado. A meta era de ${pointsText(goal)}.`,
  },
  stages: {
    first: 'Aquecimento',
    more: 'Mais frutas',
    fast: 'Frutas mais rápidas',
    bombs: 'Mais bombas',
    frenzy: 'Frenesi',
    small: 'Frutas pequenas',
    double: 'Ondas duplas',
    quick: 'Pequenas e rápidas',
    mines: 'Bombas em dobro',
    storm: 'A tempestade',
  },
  sky: {
    combo: (combo) => `Combo ×${combo}`,
    livesLost: (lives) =>
      plural(lives, { one: '# vida perdida', many: '# de vidas perdidas', other: '# vidas perdidas' }),
    power: { freeze: 'Gelo', frenzy: 'Frenesi', double: 'Dobro' },
    missed: 'Perdida',
    lifeBack: 'Vida recuperada',
    bonus: (fruit, points) => `Combo de ${fruit} frutas: +${points}`,
    level: (level) => `Nível ${level}`,
    stage: (stage) => `Etapa ${stage}`,
    goal: (goal) => `Meta ${numberText(goal)}`,
    star: (stars) => plural(stars, { one: '# estrela', many: '# de estrelas', other: '# estrelas' }),
    denser: 'Mais frutas',
  },
}

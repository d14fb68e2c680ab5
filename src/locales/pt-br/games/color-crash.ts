import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/color-crash/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modo',
      classic: 'Clássico',
      relaxed: 'Relaxado',
      tunnel: 'Túneis',
      says: {
        classic: 'Uma batida acaba com a corrida.',
        relaxed: 'Três vidas para ir mais longe.',
        tunnel: 'Anéis, cruzes e engrenagens: cada vida que você mantém é uma estrela.',
      },
    },
    tunnel: { label: 'Túnel' },
    gaps: {
      label: 'Aberturas',
      still: 'Fixas',
      moving: 'Móveis',
      split: 'Duplas',
      says: {
        moving: 'Mais adiante, as aberturas se movem de um lado para o outro.',
        split:
          'Mais adiante, algumas barreiras têm duas cores em vez de uma abertura: pegue o orbe ou mantenha sua cor.',
      },
    },
  },
  stats: {
    Score: 'Pontos',
    Combo: 'Combo',
    Lives: 'Vidas',
    'Final Score': 'Pontos finais',
    'Best Combo': 'Melhor combo',
    Barriers: 'Barreiras',
    Left: 'Faltam',
    Stars: 'Estrelas',
  },
  best: { bestCombo: 'Melhor combo', barriers: 'Mais barreiras' },
  status: {
    orb: {
      pink: 'Cor: rosa.',
      green: 'Cor: verde.',
      blue: 'Cor: azul.',
      orange: 'Cor: laranja.',
      purple: 'Cor: roxo.',
    },
    tunnel: (tunnel) => `${tunnel}: cada vida que você mantém é uma estrela.`,
    crash: (lives) =>
      plural(lives, { one: 'Resta # vida.', many: 'Restam # de vidas.', other: 'Restam # vidas.' }),
  },
  captions: {
    orb: 'orbe pego',
    pass: 'pela abertura',
    match: 'mesma cor',
    comboLost: 'combo perdido',
    tunnel: 'largada',
    cleared: 'fim do túnel',
    crash: 'batida',
  },
  tutorialHint: {
    keys: 'Passe pela abertura com {keys}',
    touch: 'Segure o dedo onde a bola deve chegar',
    mouse: 'Guie a bola com o mouse ou use {keys}',
  },
  howTo: [
    'Passe pelas aberturas ou por barreiras da sua própria cor e estampa.',
    'A bola segue o mouse ou o dedo. Os orbes mudam a cor dela.',
    'Mudar logo de cor aumenta o combo, que se soma aos pontos de cada barreira.',
  ],
  ends: {
    over: 'Fim de jogo!',
    tunnel: (tunnel, stars) =>
      plural(stars, {
        one: `${tunnel}: # estrela`,
        many: `${tunnel}: # de estrelas`,
        other: `${tunnel}: # estrelas`,
      }),
    passed: (barriers) =>
      plural(barriers, {
        one: '# barreira superada.',
        many: '# de barreiras superadas.',
        other: '# barreiras superadas.',
      }),
  },
  tunnels: {
    gates: 'Portões',
    halves: 'Duas metades',
    rings: 'Anéis',
    gears: 'Engrenagens',
    crosses: 'Cruzes',
    thirds: 'Três cores',
    works: 'Relojoaria',
    mills: 'Moinhos',
    prism: 'Prisma',
    rainbow: 'Arco-íris',
  },
  field: {
    rule: 'Cada vida que você mantém é uma estrela',
    cleared: 'Você passou!',
    combo: (combo) => `Combo ${combo}`,
    best: 'Novo recorde',
  },
}

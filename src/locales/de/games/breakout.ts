import { numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/breakout/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modus',
      classic: 'Klassisch',
      'power-ups': 'Power-ups',
      arcade: 'Arcade',
      says: {
        classic: 'Nur Ball, Schläger und Steine.',
        'power-ups': 'Aus manchen Steinen fallen Power-ups: Fang sie auf.',
        arcade: '30 Level mit Sternen, wandernden Steinen und Bossen.',
      },
    },
    board: { label: 'Level' },
    bricks: {
      label: 'Steine',
      plain: 'Normal',
      hard: 'Hart',
      says: {
        hard: 'Streifen zeigen, wie viele Treffer ein Stein braucht, Stahl bricht nie, und der Ball wird schneller.',
      },
    },
  },
  controls: { launch: 'Abschuss' },
  stats: { Score: 'Punkte', Lives: 'Leben', Level: 'Level', Stars: 'Sterne' },
  mostStars: 'Meiste Sterne',
  toasts: {
    lifeLost: (lives) =>
      plural(lives, { one: 'Alle Bälle verloren! Noch # Leben', other: 'Alle Bälle verloren! Noch # Leben' }),
    levelComplete: (level) => `Level ${level} geschafft`,
  },
  status: {
    levelComplete: (level, score) => `Level ${level} geschafft. Punkte: ${numberText(score)}.`,
    level: (level) => `Level ${level}. Schieß den Ball ab.`,
    faster: 'Der Ball ist schneller.',
    half: 'Der Ball hat die Decke berührt. Der Schläger ist nur noch halb so breit.',
    struck: 'Der Schläger wurde getroffen. Er ist eine Weile nur halb so breit.',
    bossDown: 'Der Boss ist besiegt.',
  },
  captions: {
    launch: 'Ball abgeschossen',
    wall: 'Ball trifft die Wand',
    paddle: 'Ball trifft den Schläger',
    brick: 'Stein zerbricht',
    crack: 'Stein bekommt Risse',
    clank: 'Ball trifft Stahl',
    bonusBall: 'Extraball',
    ballLost: 'Ball verloren',
    lifeLost: 'Leben verloren',
    levelComplete: 'Level geschafft',
    power: 'Power-up gefangen',
    laser: 'Laser',
    faster: 'Ball wird schneller',
    half: 'Schläger schrumpft',
    drop: 'Boss lässt etwas fallen',
    struck: 'Schläger getroffen',
    bossDown: 'Boss besiegt',
  },
  tutorialHint: {
    keys: 'Schieß den Ball mit {keys} ab',
    touch: 'Ziehen zum Zielen, loslassen zum Abschießen',
  },
  howTo: [
    'Zerstöre alle Steine. Manche bringen einen Extraball.',
    'Die Enden des Schlägers schicken den Ball in flacherem Winkel weg.',
    'Du verlierst ein Leben erst, wenn der letzte Ball verloren ist.',
  ],
  ends: {
    won: (level) => `Level ${level} geschafft`,
    over: 'Spiel vorbei!',
    score: (score) => `Endstand: ${score}`,
  },
  field: {
    level: (level) => `Level ${level}`,
    faster: 'Schneller',
    half: 'Halb so breit',
  },
  powers: {
    wide: 'Breiter Schläger',
    slow: 'Langsamer Ball',
    life: 'Extraleben',
    sticky: 'Klebriger Schläger',
    laser: 'Laser',
    three: 'Drei Bälle',
  },
}

import { numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/slice-storm/texts/game'
import type { Translation } from '../../translation'

const pointsText = (points: number) => plural(points, { one: '# Punkt', other: '# Punkte' })

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modus',
      classic: 'Klassisch',
      zen: 'Zen',
      arcade: 'Arcade',
      says: {
        classic: 'Drei Leben: Eine verpasste Frucht kostet eins, eine Bombe zwei.',
        zen: '90 Sekunden ohne Bomben und ohne Leben.',
        arcade: '60 Sekunden bis zum Ziel; Bomben kosten Punkte.',
      },
    },
    lives: {
      label: 'Leben',
      three: 'Drei',
      back: 'Leben zurück',
      says: { back: 'Alle 1.000 Punkte gibt es ein verlorenes Leben zurück.' },
    },
    stage: { label: 'Etappe' },
  },
  controls: { steer: 'Klinge lenken', cut: 'Halten zum Schneiden' },
  stats: {
    Score: 'Punkte',
    Lives: 'Leben',
    Level: 'Level',
    Time: 'Zeit',
    'Best combo': 'Beste Combo',
    Fruit: 'Früchte',
    Goal: 'Ziel',
    Stars: 'Sterne',
  },
  status: {
    bomb: (lives) =>
      lives === 0
        ? 'Bombe! Kein Leben mehr.'
        : plural(lives, { one: 'Bombe! Noch # Leben.', other: 'Bombe! Noch # Leben.' }),
    bombPoints: (points) =>
      plural(points, { one: 'Bombe! # Punkt verloren.', other: 'Bombe! # Punkte verloren.' }),
    power: {
      freeze: 'Frost: Alles wird langsamer.',
      frenzy: 'Rausch: Früchte ohne Pause.',
      double: 'Doppelte Punkte.',
    },
    miss: (lives) =>
      lives === 0
        ? 'Frucht verpasst. Kein Leben mehr.'
        : plural(lives, { one: 'Frucht verpasst. Noch # Leben.', other: 'Frucht verpasst. Noch # Leben.' }),
    lifeBack: (lives) =>
      plural(lives, { one: 'Leben zurück. Jetzt # Leben.', other: 'Leben zurück. Jetzt # Leben.' }),
    level: (level) => `Level ${level}.`,
    bonus: (fruit, points) => `${fruit}-Früchte-Combo: +${points}.`,
    stage: (stage, what, goal) => `Etappe ${stage}: ${what}. Ziel: ${pointsText(goal)}.`,
    three: (points) => `Drei auf einen Streich: +${points}.`,
    star: (stars) => `Stern ${stars} von 3.`,
    denser: 'Mehr Früchte.',
  },
  captions: {
    wave: 'Früchte fliegen',
    swing: 'Klinge schwingt',
    slice: 'Frucht zerschnitten',
    combo: 'Combo',
    bomb: 'Bombe explodiert',
    miss: 'Frucht verpasst',
    level: 'neues Level',
    power: 'Power-Frucht zerschnitten',
    bonus: 'Bonus',
    lifeBack: 'Leben zurück',
    second: 'letzte Sekunden',
    three: 'drei auf einen Streich',
    star: 'Stern geholt',
    denser: 'mehr Früchte',
  },
  tutorialHint: {
    keys: 'Halt {keys} und lenke durch die Früchte',
    touch: 'Wisch schnell durch die Früchte',
    mouse: 'Zieh schnell durch die Früchte oder halt {keys}',
  },
  howTo: [
    'Schneide mit schnellen Strichen: Finger, gehaltene Maustaste oder Klingentasten.',
    'Schnelle Schnitte nacheinander bilden eine Combo: 5 Punkte je Schnitt mal Combo.',
    'Eine langsame Klinge schneidet nichts. Mit jedem Level fliegen mehr Früchte.',
  ],
  words: { start: 'Spielen', help: 'So geht’s' },
  ends: {
    over: 'Spiel vorbei',
    time: 'Die Zeit ist um.',
    stage: (stage, stars) =>
      plural(stars, { one: `Etappe ${stage}: # Stern`, other: `Etappe ${stage}: # Sterne` }),
    missed: (goal) => `Die Zeit ist um. Das Ziel waren ${pointsText(goal)}.`,
  },
  stages: {
    first: 'Zum Aufwärmen',
    more: 'Mehr Früchte',
    fast: 'Schnellere Früchte',
    bombs: 'Mehr Bomben',
    frenzy: 'Rausch',
    small: 'Kleine Früchte',
    double: 'Doppelte Wellen',
    quick: 'Klein und schnell',
    mines: 'Doppelte Bomben',
    storm: 'Der Sturm',
  },
  sky: {
    combo: (combo) => `Combo ×${combo}`,
    livesLost: (lives) => plural(lives, { one: '# Leben verloren', other: '# Leben verloren' }),
    power: { freeze: 'Frost', frenzy: 'Rausch', double: 'Doppelt' },
    missed: 'Verpasst',
    lifeBack: 'Leben zurück',
    bonus: (fruit, points) => `${fruit}-Früchte-Combo: +${points}`,
    level: (level) => `Level ${level}`,
    stage: (stage) => `Etappe ${stage}`,
    goal: (goal) => `Ziel ${numberText(goal)}`,
    star: (stars) => plural(stars, { one: '# Stern', other: '# Sterne' }),
    denser: 'Mehr Früchte',
  },
}

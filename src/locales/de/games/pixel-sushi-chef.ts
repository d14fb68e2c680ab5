import { numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/pixel-sushi-chef/texts/game'
import type { Translation } from '../../translation'

const pointsText = (points: number) => plural(points, { one: '# Punkt', other: '# Punkte' })

export const texts: Translation<typeof game.texts> = {
  options: {
    pace: {
      label: 'Modus',
      classic: 'Klassisch',
      rush: 'Ansturm',
      shifts: 'Sieben Abende',
      says: {
        classic: '60 Sekunden mit geduldigen Gästen.',
        rush: 'Eilige Gäste und Trinkgeld für schnellen Service.',
        shifts: 'Jeden Abend ein neues Gericht und Wünsche.',
      },
    },
    evening: { label: 'Abend' },
    hearts: { label: 'Leben', 1: 'Eins', 3: 'Drei' },
  },
  controls: {
    ingredients: 'Zutaten',
    serve: 'Servieren',
    back: 'Zutat weg (halten: alle)',
    clear: 'Matte leeren',
    cursor: 'Cursor',
    use: 'Am Cursor benutzen',
  },
  stats: {
    Score: 'Punkte',
    Level: 'Level',
    Lives: 'Leben',
    Time: 'Zeit',
    Mood: 'Laune',
    Goal: 'Ziel',
    Stars: 'Sterne',
    Served: 'Bedient',
  },
  status: {
    order: [
      (dish) => `Der linke Gast bestellt: ${dish}.`,
      (dish) => `Der mittlere Gast bestellt: ${dish}.`,
      (dish) => `Der rechte Gast bestellt: ${dish}.`,
    ],
    served: (dish, points) =>
      plural(points, { one: `${dish} serviert, # Punkt.`, other: `${dish} serviert, # Punkte.` }),
    servedWithTip: (dish, points, tip) =>
      plural(points, {
        one: `${dish} serviert, # Punkt und ${tip} Trinkgeld.`,
        other: `${dish} serviert, # Punkte und ${tip} Trinkgeld.`,
      }),
    evening: (evening, dish, goal) => `Abend ${evening}. Neu: ${dish}. Ziel: ${pointsText(goal)}.`,
    star: (stars) => `Stern ${stars} von 3.`,
    wish: {
      first: 'Möchte zuerst bedient werden.',
      inOrder: 'Möchte die Zutaten der Reihe nach.',
      heart: 'Die Zutaten sind verdeckt.',
      early: 'Die Rolle ist schon fertig.',
    },
    bonus: (points) => plural(points, { one: 'Bonus: # Punkt.', other: 'Bonus: # Punkte.' }),
    wrong: 'Das hat niemand bestellt. Die Rolle wird weggeworfen.',
    unfinished: 'Die Rolle ist noch nicht fertig.',
    hurry: [
      'Der linke Gast verliert die Geduld.',
      'Der mittlere Gast verliert die Geduld.',
      'Der rechte Gast verliert die Geduld.',
    ],
    late: [
      (lives) =>
        plural(lives, {
          one: 'Der linke Gast ist gegangen. Noch # Leben.',
          other: 'Der linke Gast ist gegangen. Noch # Leben.',
        }),
      (lives) =>
        plural(lives, {
          one: 'Der mittlere Gast ist gegangen. Noch # Leben.',
          other: 'Der mittlere Gast ist gegangen. Noch # Leben.',
        }),
      (lives) =>
        plural(lives, {
          one: 'Der rechte Gast ist gegangen. Noch # Leben.',
          other: 'Der rechte Gast ist gegangen. Noch # Leben.',
        }),
    ],
    level: (level) => `Level ${level}.`,
  },
  captions: {
    shift: 'mehr Gäste kommen',
    star: 'Stern geholt',
    order: 'Gast bestellt',
    add: 'Zutat aufgelegt',
    full: 'Matte voll',
    back: 'letzte Zutat entfernt',
    clear: 'Matte geleert',
    unfinished: 'noch nicht fertig',
    wrong: 'falsche Rolle',
    served: 'Gast bedient',
    hurry: 'Gast wird ungeduldig',
    late: 'Gast geht',
    level: 'neues Level',
    second: 'letzte Sekunden',
    closing: 'Feierabend',
  },
  tutorialHint: {
    keys: 'Leg auf, was ein Gast will, dann servier mit {keys}',
    touch: 'Tipp an, was ein Gast will, dann „Servieren“',
    mouse: 'Klick an, was ein Gast will, dann „Servieren“ oder {keys}',
  },
  howTo: [
    'Leg die Zutaten vom Zettel in beliebiger Folge auf, dann drück auf Glocke oder Gast.',
    'Falsche Rollen landen im Müll. Wartet ein Gast zu lange, kostet das ein Leben.',
    'Bediene so viele Gäste wie möglich, bevor die Bar schließt.',
  ],
  ends: {
    over: 'Spiel vorbei!',
    closing: 'Feierabend: In der Bar geht das Licht aus, und die Gäste gehen nach Hause.',
    lost: 'Niemand wartet ewig.',
    evening: (evening, stars) =>
      plural(stars, { one: `Abend ${evening}: # Stern`, other: `Abend ${evening}: # Sterne` }),
    missed: (goal) => `Feierabend. Das Ziel waren ${pointsText(goal)}.`,
  },
  ingredients: {
    rice: 'Reis',
    fish: 'Fisch',
    cucumber: 'Gurke',
    avocado: 'Avocado',
    shrimp: 'Garnele',
    nori: 'Nori',
  },
  dishes: {
    california: 'California-Rolle',
    cucumber: 'Gurkenrolle',
    shrimp: 'Garnelen-Tempura',
    salmon: 'Lachsrolle',
    veggie: 'Gemüserolle',
    dragon: 'Drachenrolle',
    garden: 'Gartenrolle',
    rainbow: 'Regenbogenrolle',
    ocean: 'Ozeanrolle',
    river: 'Flussrolle',
    emperor: 'Kaiserrolle',
    lucky: 'Glücksrolle',
    double: 'Doppelter Lachs',
    storm: 'Sturmrolle',
    harvest: 'Ernterolle',
  },
  shifts: ['Erste Gäste', 'Volles Haus', 'Letzte Bestellungen'],
  bar: {
    tip: (points) => `Trinkgeld ${points}`,
    evening: (evening) => `Abend ${evening}`,
    fresh: (dish) => `Neu: ${dish}`,
    goal: (goal) => `Ziel ${numberText(goal)}`,
    star: (stars) => plural(stars, { one: '# Stern', other: '# Sterne' }),
    bonus: { first: 'Zuerst!', inOrder: 'Der Reihe nach!', heart: 'Auswendig!', early: 'Schon fertig!' },
    level: (level) => `Level ${level}`,
  },
}

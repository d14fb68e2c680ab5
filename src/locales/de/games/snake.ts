import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/snake/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modus',
      classic: 'Klassisch',
      worlds: 'Welten',
      says: {
        classic: 'Eine Schlange, ein Spielfeld, so lange du durchhältst.',
        worlds: 'Zehn Welten voller Überraschungen, je bis zu drei Sterne.',
      },
    },
    world: { label: 'Welt' },
    edges: { label: 'Rand', walls: 'Wände', wrap: 'Offen' },
    speed: { label: 'Tempo', slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
    board: { label: 'Größe', size: (cells) => `${cells}\u00a0×\u00a0${cells}` },
    fruits: { label: 'Früchte zugleich' },
    meadow: {
      label: 'Hindernisse',
      plain: 'Keine',
      stones: 'Steine',
      portals: 'Portale',
      poison: 'Gift',
      says: {
        stones: 'Jede zweite Frucht bringt einen Stein, der vorher angezeigt wird.',
        portals: 'In den einen Ring hinein, aus dem anderen heraus. Alle drei Früchte ziehen sie um.',
        poison:
          'Ein Pilz macht dich um drei kürzer und kostet 20 Punkte. Bist du zu kurz, ist das Spiel vorbei.',
      },
    },
  },
  stats: { Score: 'Punkte', Length: 'Länge', Goal: 'Ziel', Stars: 'Sterne' },
  mostStars: 'Meiste Sterne',
  status: {
    eaten: (length) => `Länge ${length}.`,
    poisoned: (length) => `Pilz gefressen. Länge ${length}.`,
    world: (world, what, goal) =>
      `Welt ${world}. ${what} Ziel: Länge ${goal}. Die Schlange wartet auf eine Richtung.`,
    star: (stars) => `Stern ${stars} von 3.`,
    unlock: 'Die Frucht ist frei.',
    swap: 'Der andere Kopf führt. Er wartet auf eine Richtung.',
  },
  captions: {
    eat: 'Frucht gefressen',
    turn: 'Abbiegen',
    crash: 'Aufprall',
    stone: 'Stein erscheint',
    through: 'durchs Portal',
    portals: 'Portale ziehen um',
    poison: 'Pilz gefressen',
    star: 'Stern geholt',
    unlock: 'Schlüssel geholt',
    swap: 'Köpfe tauschen',
  },
  tutorialHint: { keys: 'Lenke die Schlange mit {keys}', touch: 'Wisch, um die Schlange zu lenken' },
  howTo: [
    'Friss die Früchte: Jede bringt 10 Punkte, und du wächst.',
    'Meide Wände, Steine, Pilze und deinen eigenen Schwanz.',
    'Zwei schnelle Wendungen nacheinander zählen beide.',
  ],
  ends: {
    wall: 'Spiel vorbei! Gegen die Wand',
    self: 'Spiel vorbei! Selbst gebissen',
    stone: 'Spiel vorbei! Gegen einen Stein',
    poison: 'Spiel vorbei! Vergiftet',
    full: 'Du hast das ganze Spielfeld gefüllt',
    world: (world, stars) =>
      plural(stars, { one: `Welt ${world}: # Stern`, other: `Welt ${world}: # Sterne` }),
  },
  allStars: 'Alle drei Sterne!',
  nextStar: (length) => `Nächster Stern bei Länge ${length}.`,
  noMoreFruit: 'Für weitere Früchte ist kein Platz.',
  worlds: {
    meadow: { name: 'Die Wiese', says: 'Zwei Früchte, hohe Hecken.' },
    open: { name: 'Offene Ränder', says: 'Hier hinaus, gegenüber wieder hinein.' },
    stones: { name: 'Steine', says: 'Jede zweite Frucht bringt einen Stein.' },
    runaway: { name: 'Flinke Früchte', says: 'Die Früchte bleiben nicht liegen.' },
    portals: { name: 'Portale', says: 'In den einen Ring, aus dem anderen.' },
    mushrooms: { name: 'Pilze', says: 'Jeder macht dich um drei kürzer.' },
    twoHeads: { name: 'Zwei Köpfe', says: 'Nach jeder Frucht führt der andere.' },
    keys: { name: 'Schlüssel', says: 'Erst der Schlüssel, dann die Frucht.' },
    night: { name: 'Nacht', says: 'Im Dunkeln leuchten nur die Früchte.' },
    festival: { name: 'Das Fest', says: 'Steine, Portale und flinke Früchte.' },
  },
  field: {
    world: (world) => `Welt ${world}`,
    goal: (length) => `Ziel: Länge ${length}`,
    star: (stars) => plural(stars, { one: '# Stern', other: '# Sterne' }),
  },
}

import type * as game from '../../../games/snake/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    edges: { label: 'Rand', walls: 'Wände', wrap: 'Offen' },
    speed: { label: 'Tempo', slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
    board: { label: 'Größe', size: (cells) => `${cells}x${cells}` },
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
  stats: { Score: 'Punkte', Length: 'Länge' },
  status: {
    eaten: (length) => `Länge ${length}.`,
    poisoned: (length) => `Pilz gefressen. Länge ${length}.`,
  },
  captions: {
    eat: 'Frucht gefressen',
    turn: 'Drehung',
    crash: 'Aufprall',
    stone: 'Stein erscheint',
    through: 'durchs Portal',
    portals: 'Portale ziehen um',
    poison: 'Pilz gefressen',
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
    full: 'Du hast das ganze Feld gefüllt',
  },
  noMoreFruit: 'Für weitere Früchte ist kein Platz.',
}

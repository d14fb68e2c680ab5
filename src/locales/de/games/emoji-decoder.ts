import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/emoji-decoder/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    round: { label: 'Rätsel', 5: 'Erste 5', 15: 'Alle' },
    pack: {
      label: 'Paket',
      first: 'Original (15)',
      words: 'Wörter',
      animals: 'Tiere',
      films: 'Filme',
      food: 'Essen',
      nature: 'Natur',
      places: 'Orte',
      sport: 'Sport',
      home: 'Zuhause',
      tales: 'Geschichten',
      sayings: 'Redensarten',
    },
  },
  controls: { reveal: 'Buchstabe zeigen', skip: 'Auslassen oder weiter' },
  stats: { Score: 'Punkte', Puzzle: 'Rätsel', Attempts: 'Versuche', Solved: 'Gelöst' },
  status: {
    solved: (answer, points) =>
      plural(points, { one: `Gelöst: ${answer}, # Punkt.`, other: `Gelöst: ${answer}, # Punkte.` }),
    wrong: (tries) => plural(tries, { one: 'Falsch. Noch # Versuch.', other: 'Falsch. Noch # Versuche.' }),
    answer: (answer) => `Die Antwort war ${answer}.`,
    revealed: (place, letter) => `Buchstabe ${place} ist ${letter}.`,
    nextPuzzle: (puzzle) => `Rätsel ${puzzle}.`,
  },
  captions: {
    solved: 'gelöst',
    wrong: 'falsch geraten',
    failed: 'nicht gelöst',
    skipped: 'ausgelassen',
    revealed: 'Buchstabe gezeigt',
    nextPuzzle: 'nächstes Rätsel',
  },
  howTo: [
    'Finde das Wort, den Namen oder den Titel. „Der“, „die“ oder „das“ darf fehlen.',
    'Der 1., 2. oder 3. Versuch bringt 40, 30 oder 20 Punkte. Richtige Buchstaben bleiben.',
    'Jeder gezeigte Buchstabe kostet 5 Punkte, drei sind möglich. Auslassen bringt nichts.',
  ],
  ends: {
    title: 'Spiel geschafft!',
    solved: (solved, puzzles) => `${solved} von ${puzzles} Rätseln gelöst.`,
  },
  categories: {
    Nature: 'Natur',
    Home: 'Zuhause',
    Movie: 'Film',
    Show: 'Serie',
    Brand: 'Marke',
    Tech: 'Technik',
    Activity: 'Aktivität',
    Food: 'Essen',
    Word: 'Wort',
    Animal: 'Tier',
    Place: 'Ort',
    Sports: 'Sport',
    Story: 'Geschichte',
    Idiom: 'Redensart',
  },
  messages: {
    ask: 'Was sagen die Emojis?',
    solved: (points) => plural(points, { one: 'Gelöst: # Punkt', other: 'Gelöst: # Punkte' }),
    wrong: (tries) => plural(tries, { one: 'Falsch. Noch # Versuch', other: 'Falsch. Noch # Versuche' }),
    answer: (answer) => `Die Antwort war ${answer}`,
  },
  board: {
    words: (words) => plural(words, { one: '# Wort', other: '# Wörter' }),
    worth: (points) => plural(points, { one: '# Punkt', other: '# Punkte' }),
    boxes: (boxes) => `Antwort: ${boxes}.`,
    blank: 'Lücke',
    reveal: 'Buchstabe zeigen',
    skip: 'Auslassen',
    guess: 'Raten',
    next: 'Weiter',
    letters: 'Buchstaben',
    erase: 'Löschen',
  },
}

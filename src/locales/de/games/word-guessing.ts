import { listText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/word-guessing/texts/game'
import type * as own from '../../../games/word-guessing/texts/own'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    length: { label: 'Spiel', 5: '5 Wörter', 10: '10 Wörter', endless: 'Endlos', survival: 'Survival' },
    list: { label: 'Wörter', first: 'Original (112)', large: '600 Wörter, keins doppelt' },
    theme: {
      label: 'Thema',
      all: 'Alle',
      Nature: 'Natur',
      Science: 'Technik',
      People: 'Menschen',
      Legends: 'Sagen',
    },
    topic: { label: 'Thema', all: 'Alle' },
    keys: { label: 'Buchstaben', abc: 'A bis Z', keyboard: 'Wie auf der Tastatur' },
    letter: {
      label: 'Buchstabe kaufen',
      off: 'Nein',
      on: (points) => plural(points, { one: 'Für # Punkt', other: 'Für # Punkte' }),
    },
  },
  controls: { letter: 'Buchstabe kaufen' },
  stats: { Score: 'Punkte', Streak: 'Serie', Wrong: 'Falsch', Words: 'Wörter' },
  best: { streak: 'Beste Serie' },
  status: {
    hit: (letter, times) =>
      plural(times, { one: `${letter} kommt im Wort vor.`, other: `${letter} kommt im Wort #-mal vor.` }),
    miss: (letter, tries) =>
      plural(tries, {
        one: `Kein ${letter}. Noch # Versuch.`,
        other: `Kein ${letter}. Noch # Versuche.`,
      }),
    found: (word, points) =>
      plural(points, { one: `Gefunden: ${word}, # Punkt.`, other: `Gefunden: ${word}, # Punkte.` }),
    nextWord: 'Neues Wort.',
  },
  missed: (word) => `Spiel vorbei! Das Wort war ${word}`,
  captions: {
    hit: 'Buchstabe im Wort',
    miss: 'Buchstabe nicht im Wort',
    found: 'Wort gefunden',
    missed: 'Wort verpasst',
    nextWord: 'nächstes Wort',
  },
  howTo: [
    'Wähle Buchstaben, um das versteckte Wort zu finden. Die Umschreibung hilft dir.',
    'Jeder Fehler gibt dem Roboter ein Teil. Nach sechs ist das Wort verloren.',
    'Ein Wort bringt 10 Punkte, jeder Fehler kostet einen. Versteck auch selbst ein Wort.',
  ],
  topics: {
    Animals: 'Tiere',
    Technology: 'Technik',
    Nature: 'Natur',
    Food: 'Essen',
    Music: 'Musik',
    Transportation: 'Verkehr',
    Tools: 'Werkzeug',
    Myths: 'Mythen',
    Places: 'Orte',
    Sports: 'Sport',
    History: 'Geschichte',
    Jobs: 'Berufe',
    Science: 'Wissenschaft',
    Weather: 'Wetter',
    Travel: 'Reisen',
    Arts: 'Kunst',
    Sport: 'Sport',
    Work: 'Arbeit',
    Legends: 'Sagen',
    Home: 'Zuhause',
    'From a friend': 'Von Freunden',
    'Your words': 'Deine Wörter',
  },
  refusals: {
    noLetter: 'Bitte gib einen einzelnen Buchstaben ein!',
    otherScript:
      'Nur A bis Z, Ä, Ö und Ü zählen. Stell deine Tastatur auf lateinische Buchstaben um oder drück auf die Buchstaben am Bildschirm.',
    writtenAs: (sign, letters) =>
      `In den Wörtern dieses Spiels steht für ${sign} ${listText(letters, 'or')}.`,
    notUsed: (sign) => `Kein Wort dieses Spiels enthält ${sign}.`,
    guessed: 'Diesen Buchstaben hattest du schon!',
  },
  ends: {
    found: (word) => `Du hast ${word} gefunden`,
    foundBefore: (words) =>
      plural(words, { one: 'Davor # Wort gefunden.', other: 'Davor # Wörter gefunden.' }),
    foundSome: (found, words) =>
      plural(words, {
        one: `${found} von # Wort gefunden`,
        other: `${found} von # Wörtern gefunden`,
      }),
    foundAll: (words) => plural(words, { one: '# Wort gefunden', other: 'Alle # Wörter gefunden' }),
  },
  board: {
    hide: 'Ein Wort für Freunde verstecken',
    buy: (points) =>
      plural(points, {
        one: 'Buchstabe für # Punkt kaufen',
        other: 'Buchstabe für # Punkte kaufen',
      }),
    awake: 'Der Roboter ist wach',
    triesLeft: (tries) => plural(tries, { one: 'Noch # Versuch', other: 'Noch # Versuche' }),
    word: (word) => `Wort ${word}`,
    wordOf: (word, words) => `Wort ${word} von ${words}`,
    found: (points) => plural(points, { one: 'Gefunden, # Punkt', other: 'Gefunden, # Punkte' }),
    wrong: (letters) => `Nicht im Wort: ${letters}`,
    pick: 'Wähle oder tippe einen Buchstaben',
    finish: 'Beenden',
    next: 'Nächstes Wort',
    tiles: (tiles) => `Wort: ${tiles}.`,
    blank: 'Lücke',
    lookedBlank: 'hervorgehobene Lücke',
  },
  keys: {
    name: 'Buchstaben',
    right: (letter) => `${letter}, im Wort`,
    wrong: (letter) => `${letter}, nicht im Wort`,
    field: 'Buchstabe',
    placeholder: 'A–Z',
    guess: 'Raten',
  },
  friend: {
    title: 'Ein Wort für Freunde verstecken',
    word: 'Wort',
    wordHint: (max) => `A bis Z, Ä, Ö und Ü, höchstens ${max} Buchstaben.`,
    hint: 'Hinweis',
    hintHint: 'Kann leer bleiben. Eine Zeile.',
    send: 'Link senden',
    guess: 'Errate mein Wort',
    copied: 'Link kopiert. Das Wort ist darin versteckt.',
    noWord: 'Gib ein Wort ein.',
    sign: (sign) =>
      `Das Wort darf nur die Buchstaben A bis Z, Ä, Ö und Ü enthalten; ${sign} ist nicht erlaubt.`,
    signInstead: (sign, spellings) =>
      `Das Wort darf nur die Buchstaben A bis Z, Ä, Ö und Ü enthalten; ${sign} ist nicht erlaubt. Schreib ${listText(
        spellings.map((each) => `„${each}“`),
        'or',
      )}.`,
    length: (min, max) => `Das Wort braucht ${min} bis ${max} Buchstaben.`,
    longHint: (max, characters) => `Der Hinweis darf bis zu ${max} Zeichen haben. Dieser hat ${characters}.`,
    unsent: (sign) => `Im Hinweis nicht erlaubt: ${sign}.`,
    told: 'Der Hinweis enthält das Wort selbst.',
    damaged: 'Das Wort in diesem Link ist beschädigt. Lass es dir noch einmal schicken.',
  },
}

export const ownTexts: Translation<typeof own.ownTexts> = {
  use: 'Eigene Wörter',
  used: 'Dieses Spiel verwendet eigene Wörter.',
  label: 'Wörter, eines pro Zeile',
  hint: (words, min, max, characters) =>
    `1 bis ${words} Wörter mit ${min} bis ${max} Buchstaben: A bis Z, Ä, Ö und Ü. Nach einem Doppelpunkt oder Tabulator kann ein Hinweis folgen, bis zu ${characters} Zeichen.`,
  example: 'Planet: umkreist einen Stern\nKomet: hat einen Schweif aus Eis und Staub\nGalaxie',
  summary: (words) => plural(words, { one: '# Wort', other: '# Wörter' }),
  withoutAccents: (words) => `Buchstaben ohne Akzente verwenden: ${words}`,
  twoLetters: (words) => `Zwei Buchstaben verwenden: ${words}`,
  faults: {
    noWords: 'Gib mindestens ein Wort ein.',
    count: (max, words) => `Eine Liste hat bis zu ${max} Wörter. Diese hat ${words}.`,
    noWord: (hint) => `Vor „: ${hint}“ fehlt ein Wort.`,
    sign: (word, sign) =>
      `„${word}“ ist nicht möglich: Wörter dürfen nur die Buchstaben A bis Z, Ä, Ö und Ü enthalten; ${sign} ist nicht erlaubt.`,
    length: (word, min, max) => `„${word}“ ist nicht möglich: Ein Wort hat ${min} bis ${max} Buchstaben.`,
    twice: (word) => `„${word}“ steht zweimal in der Liste.`,
    longHint: (word, characters, max) =>
      `Der Hinweis zu „${word}“ hat ${characters} Zeichen. Erlaubt sind bis zu ${max}.`,
    told: (word) => `Der Hinweis zu „${word}“ enthält das Wort selbst.`,
  },
}

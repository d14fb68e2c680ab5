import { numberText, plural } from '../../../../engine/core/text'
import type * as game from '../../../../games/shared/patience/texts/game'
import type * as run from '../../../../games/shared/patience/texts/run'
import type * as hints from '../../../../games/shared/patience/texts/runHints'
import type { Translation } from '../../../translation'

export const patienceTexts: Translation<typeof game.patienceTexts> = {
  options: {
    deals: {
      label: 'Spiele',
      winnable: 'Lösbar',
      random: 'Zufällig',
      says: {
        winnable: 'Jedes Spiel wurde geprüft: Es gibt einen Weg zum Sieg.',
        random: 'Irgendein Spiel. Manche sind nicht zu gewinnen.',
      },
    },
    colors: { label: 'Farben', two: 'Zweifarbig', four: 'Vierfarbig' },
    index: { label: 'Eckzeichen', normal: 'Normal', large: 'Groß' },
    side: { label: 'Anordnung', right: 'Rechtshändig', left: 'Linkshändig' },
  },
  refusals: {
    noPasses: 'Keine weiteren Durchgänge durch den Talon.',
    covered: 'Zuerst müssen die Karten weg, die auf dieser liegen.',
  },
  position: {
    notRead:
      'Das ist weder ein Spiel noch eine Stellung. Füge die Nummer eines Spiels, eine Liste von 52 Karten (etwa KS 10H) oder eine kopierte Stellung ein.',
    places: (cards) =>
      `Diese Stellung braucht ${numberText(cards)} Plätze auf dem Tisch: eine Karte oder „-“ für einen leeren.`,
    hangs: 'Eine Karte dieser Stellung liegt auf einem leeren Platz.',
    onlyNumber: 'Schreib nur die Nummer des Spiels, etwa 617.',
    numbers: (min, max) => `Die Spiele haben die Nummern ${min} bis ${numberText(max)}.`,
    notCards: (part) => `„${part}“ ist keine Liste von Karten wie „KSTH“.`,
    twice: (card) => `${card} kommt zweimal vor.`,
    oneTwice: 'Eine Karte kommt zweimal vor.',
    missing: (cards) =>
      plural(cards, {
        one: '# Karte des Spiels fehlt.',
        other: '# Karten des Spiels fehlen.',
      }),
  },
  deal: {
    choose: 'Spiel wählen',
    number: (deal) => `Spiel ${deal}`,
    custom: 'Eigenes Spiel',
    winnable: 'Lösbar',
    label: 'Spiel',
    hint: (min, max) =>
      `Die Nummer eines Spiels (${min} bis ${numberText(max)}), eine Liste von 52 Karten oder eine kopierte Stellung.`,
    button: 'Geben',
    empty: 'Gib zuerst ein Spiel ein.',
    position: 'Diese Stellung',
    copy: 'Diese Stellung kopieren',
    copied: 'Stellung kopiert.',
  },
  table: {
    stock: (cards) => plural(cards, { one: 'Talon, # Karte', other: 'Talon, # Karten' }),
    stockEmpty: 'Talon, leer',
    stockNoPasses: 'Talon, leer, keine weiteren Durchgänge',
    stockTurn: 'Talon, leer, drücken, um die Ablage umzudrehen',
    waste: (card, cards) =>
      plural(cards, { one: `${card}, Ablage, # Karte`, other: `${card}, Ablage, # Karten` }),
    wasteEmpty: 'Ablage, leer',
    coveredBy: (card, cards) =>
      plural(cards, { one: `${card}, unter # Karte`, other: `${card}, unter # Karten` }),
  },
  controls: {
    draw: 'Ziehen',
  },
  status: {
    draw: (card, left) =>
      plural(left, {
        one: `${card}. Noch # Karte im Talon.`,
        other: `${card}. Noch # Karten im Talon.`,
      }),
    turn: 'Ablage umgedreht.',
  },
  captions: {
    Start: 'Karten gegeben',
    draw: 'Karte gezogen',
    turn: 'Ablage umgedreht',
  },
  ends: {
    won: 'Du gewinnst',
    lost: 'Keine Züge mehr',
    wonIn: (moves) => plural(moves, { one: 'Gewonnen in # Zug.', other: 'Gewonnen in # Zügen.' }),
    dealWonIn: (deal, moves) =>
      plural(moves, {
        one: `Spiel ${deal} in # Zug gewonnen.`,
        other: `Spiel ${deal} in # Zügen gewonnen.`,
      }),
  },
  moves: {
    turned: 'Ablage umgedreht',
    drew: (card) => `${card} gezogen`,
  },
}

export const runTexts: Translation<typeof run.runTexts> = {
  corner: {
    label: 'Asse und Könige',
    on: 'Passen aneinander',
    off: 'Passen nicht',
    says: {
      on: 'Ein Ass geht auf einen König und ein König auf ein Ass.',
      off: 'Auf ein Ass geht nur eine 2, auf einen König nur eine Dame.',
    },
  },
  status: {
    take: (card, left) =>
      plural(left, {
        one: `${card} auf die Ablage. Noch # Karte auf dem Tisch.`,
        other: `${card} auf die Ablage. Noch # Karten auf dem Tisch.`,
      }),
  },
  captions: { take: 'Karte auf die Ablage' },
  refusals: {
    notNext: 'Auf die Ablage geht nur eine Karte, die um eins höher oder niedriger ist.',
    stockEmpty: 'Der Talon ist leer.',
  },
  ends: {
    left: (cards) =>
      plural(cards, { one: '# Karte bleibt auf dem Tisch.', other: '# Karten bleiben auf dem Tisch.' }),
    leftUndo: (cards) =>
      plural(cards, {
        one: '# Karte bleibt auf dem Tisch. Mach Züge rückgängig, um es anders zu versuchen.',
        other: '# Karten bleiben auf dem Tisch. Mach Züge rückgängig, um es anders zu versuchen.',
      }),
  },
  moves: { took: (card) => `${card} auf die Ablage` },
}

export const runHintTexts: Translation<typeof hints.runHintTexts> = {
  nothing: 'Es lassen sich keine Karten mehr nehmen. Mach Züge rückgängig, um es anders zu versuchen.',
  where: {
    opens: 'Sieh dir die hervorgehobene Karte an: Sie macht andere frei.',
    table: 'Sieh dir die hervorgehobene Karte an: Sie passt auf die Ablage.',
    stock: 'Sieh dir den Talon an: Seine nächste Karte hilft mehr.',
  },
  takeWins: (card, other) => `Leg ${card} auf ${other}. So ist das Spiel noch zu gewinnen.`,
  takeBest: (card, other, left) =>
    plural(left, {
      one: `Leg ${card} auf ${other}. Beim besten gefundenen Weg bleibt # Karte.`,
      other: `Leg ${card} auf ${other}. Beim besten gefundenen Weg bleiben # Karten.`,
    }),
  drawWins: 'Zieh vom Talon. So ist das Spiel noch zu gewinnen.',
  drawBest: (left) =>
    plural(left, {
      one: 'Zieh vom Talon. Beim besten gefundenen Weg bleibt # Karte.',
      other: 'Zieh vom Talon. Beim besten gefundenen Weg bleiben # Karten.',
    }),
}

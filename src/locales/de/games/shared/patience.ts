import { numberText, plural } from '../../../../engine/core/text'
import type * as game from '../../../../games/shared/patience/texts/game'
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
}

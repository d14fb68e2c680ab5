import { numberText } from '../../../engine/core/text'
import type * as hints from '../../../games/blackjack/texts/hints'
import type * as moves from '../../../games/blackjack/texts/moves'
import type * as review from '../../../games/blackjack/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  ranks: ['Ass', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Bube', 'Dame', 'König'],
  weak: (dealer) =>
    `Sieh dir die Karte des Croupiers an (${dealer}): Sie ist schwach, damit überkauft er sich oft.`,
  strong: (dealer) =>
    `Sieh dir die Karte des Croupiers an (${dealer}): Sie ist stark, damit erreicht er meist 17.`,
  decision: (decision, total, dealer) => `${decision}. Deine Hand: ${total}. Karte des Croupiers: ${dealer}.`,
  decisionSoft: (decision, total, dealer) =>
    `${decision}. Deine Hand: Soft ${total}. Karte des Croupiers: ${dealer}.`,
  why: {
    splitAlways: 'Teile immer Asse und immer Achten: Zwei Achten zusammen sind eine schwache Hand.',
    split: 'Teile dieses Paar: Zwei Hände sind gegen diese Karte mehr wert als eine.',
    surrender: 'Wie du diese Hand auch spielst, sie verliert im Schnitt mehr als die Hälfte ihres Einsatzes.',
    doubleSoft:
      'Mit dieser Karte überkauft sich der Croupier oft, und mit einer Soft Hand kannst du dich nicht überkaufen: Verdopple.',
    double: 'Zehner sind die häufigsten Karten und machen diese Hand stark: Verdopple.',
    standSoft: 'Diese Soft Hand ist gegen diese Karte gut genug.',
    standSevens:
      'Du hast zwei der vier Siebenen, also ist 21 weniger wahrscheinlich: Bleiben ist etwas besser.',
    standHigh: 'Ab 17 schadet eine weitere Karte öfter, als sie hilft.',
    stand: 'Zeigt der Croupier 2 bis 6, überkauft er sich oft: Bleib.',
    hitSoft: 'Mit einer Soft Hand kannst du dich nicht überkaufen: Ihr Ass kann als 1 zählen.',
    hitLow: 'Mit höchstens 11 kannst du dich mit keiner Karte überkaufen.',
    hitHigh:
      'Zeigt der Croupier 7 oder mehr, erreicht er meistens 17: Nimm eine Karte, wenn du weniger hast.',
    hit: 'Bei 12 überkaufst du dich nur mit einem Zehner, und eine 2 oder 3 des Croupiers ist nicht schwach genug zum Bleiben.',
  },
  ace: 'Sieh dir das Ass des Croupiers an: Ist die verdeckte Karte ein Zehner?',
  insurance:
    'Die Versicherung zahlt 2 zu 1, aber nur vier von dreizehn Karten sind Zehner: weniger als ein Drittel.',
  noInsurance: 'Keine Versicherung: Sie kostet mehr, als sie bringt.',
  count: (count) => `Der Running Count ist ${count}.`,
  counting: 'Sieh dir jede ausgegebene Karte an: 2 bis 6 zählen +1, 7 bis 9 zählen 0, Zehner und Asse −1.',
  smallBet: 'Sieh dir deinen Einsatz an: Ein kleiner reicht länger.',
  chip: (value) => `Setz ${value} und lass dann geben.`,
  deal: 'Lass geben, wenn du so weit bist.',
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  bet: (stake) => `Einsatz: ${stake}`,
  count: (count) => `Count ${count}`,
  dealt: (totals) => `Gegeben: ${totals.join(', ')}`,
  hit: (total) => `Karte, jetzt ${total}`,
  double: (total) => `Verdoppelt, jetzt ${total}`,
  clear: 'Einsatz entfernt',
  bets: 'Zurück zum Einsatz',
  insure: 'Versicherung',
  decline: 'Keine Versicherung',
  stand: 'Bleiben',
  split: 'Teilen',
  surrender: 'Aufgeben',
  leave: 'Tisch verlassen',
  dealer: (total) => `Croupier hat ${total}`,
  push: 'Push',
  even: '±0',
  won: (amount) => `${amount} gewonnen`,
  lost: (amount) => `${amount} verloren`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  value: 'Wert des Einsatzes',
  loss: { one: 'kostet #\u00a0% des Einsatzes', other: 'kostet #\u00a0% des Einsatzes' },
  insurance: 'Die Versicherung zahlt 2 zu 1, aber nur vier von dreizehn Karten sind Zehner.',
  better: (decision, total, dealer) =>
    `Im Schnitt besser: ${decision}. Deine Hand: ${total}. Karte des Croupiers: ${dealer}.`,
  betterSoft: (decision, total, dealer) =>
    `Im Schnitt besser: ${decision}. Deine Hand: Soft ${total}. Karte des Croupiers: ${dealer}.`,
  rounds: 'Runden',
  decisions: 'Entscheidungen',
  cost: 'Preis der Fehler',
  costOf: (percent) => `${numberText(percent, 1)}\u00a0% eines Einsatzes`,
}

import { numberText } from '../../../../engine/core/text'
import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
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

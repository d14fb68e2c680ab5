import { numberText } from '../../../engine/core/text'
import type { dailyTexts as english } from '../daily'

export const dailyTexts: typeof english = {
  number: (number) => `Nr. ${number}`,
  warmUp: 'Aufwärmtag',
  day: (number, date) => `${number} · ${date}`,
  start: {
    practice: (day, result) => `${day}. Dein Ergebnis: ${result}. Ab jetzt ist es Übung.`,
    late: (day) =>
      `${day}. Nachgeholt: Dieses Spiel wird für diesen Tag eingetragen, zählt aber nicht für deine Serie.`,
    first: (day, game) => `${day}. Alle haben in ${game} denselben Start. Dein erstes beendetes Spiel zählt.`,
    warmUp: (day, game, firstDay) =>
      `${day}. Alle haben in ${game} denselben Start. Dein erstes beendetes Spiel zählt. Serien beginnen am ${firstDay}.`,
    invalid: 'Der Tag in diesem Link ist ungültig: Dieses Spiel zählt nicht als Tagesspiel.',
  },
  share: {
    number: (number) => `Pocket Arcade ${number}`,
    warmUp: 'Pocket Arcade Aufwärmtag',
    streak: (days) => `Serie ${numberText(days)}`,
  },
  line: {
    title: 'Heute',
    streak: (days) => `deine Serie: ${numberText(days)}`,
    play: 'Spielen',
    playAll: 'Zu den Tagesspielen',
  },
}

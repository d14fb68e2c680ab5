import { listText, numberText, plural } from '../../../engine/core/text'
import type { todayTexts as english } from '../today'

export const todayTexts: typeof english = {
  title: 'Heute',
  pastTitle: 'Früherer Tag',
  meta: 'Drei Spiele am Tag, für alle gleich: ein leichtes, ein mittleres, ein schweres. Eine nachsichtige Serie und Medaillen für jeden Monat, ohne Konto.',
  streak: (days) => `Serie ${numberText(days)}`,
  games: 'Spiele des Tages',
  noDay: 'Für den Tag in diesem Link gibt es keine Spiele. Hier sind die von heute.',
  off: {
    text: 'Tagesspiele, Serien und Medaillen sind ausgeschaltet. Deine bisherigen Ergebnisse bleiben erhalten.',
    turnOn: 'Einschalten',
  },
  card: {
    practice: 'Üben',
    late: 'nachgeholt',
    notPlayed: 'Noch nicht gespielt',
    share: 'Teilen',
    shareGame: (game) => `${game} teilen`,
    copied: 'Kopiert. Du kannst es überall einfügen.',
    play: 'Spielen',
    playLate: 'Nachholen',
    playGame: (game) => `${game} spielen`,
    playGameLate: (game, date) => `Nachholen: ${game}, ${date}`,
    practiceGame: (game) => `Üben: ${game}`,
    practicePastGame: (game, date) => `Üben: ${game}, ${date}`,
  },
  others: {
    title: (games) => plural(games, { one: '# weiteres Spiel', other: '# weitere Spiele' }),
    late: 'Jedes hatte an diesem Tag seinen eigenen Tagesstart. Jetzt zu spielen gilt als nachgeholt.',
    warmUp: 'Jedes hat seinen eigenen Tagesstart.',
    today: 'Jedes hat seinen eigenen Tagesstart, und jedes zählt für deine Serie.',
  },
  archive: {
    title: 'Archiv',
    previous: 'Vorheriger Monat',
    next: 'Nächster Monat',
    days: (days) => plural(days, { one: '# Tag', other: '# Tage' }),
    medals: { Bronze: 'Bronze', Silver: 'Silber', Gold: 'Gold' },
    warmUp: (firstDay) =>
      `Tag 1 ist der ${firstDay}. Frühere Tage sind Aufwärmtage: hier eingetragen, ohne Serie und Medaille.`,
    toBronze: 'Spiele an 8 Tagen im Monat für Bronze, an 16 für Silber, an 24 für Gold.',
    toSilver: 'Spiele an 16 Tagen im Monat für Silber, an 24 für Gold.',
    toGold: 'Spiele an 24 Tagen im Monat für Gold.',
    gold: 'Du hast Gold gewonnen, die höchste Medaille des Monats.',
    notPlayed: (date) => `${date}, nicht gespielt`,
    played: (date, results) => `${date}, gespielt: ${listText(results)}`,
    playedLate: (date, results) => `${date}, nachgeholt: ${listText(results)}`,
  },
}

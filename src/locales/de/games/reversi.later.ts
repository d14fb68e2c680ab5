import { percentText, plural } from '../../../engine/core/text'
import type * as dialog from '../../../games/reversi/texts/dialog'
import type * as hints from '../../../games/reversi/texts/hints'
import type * as moves from '../../../games/reversi/texts/moves'
import type * as review from '../../../games/reversi/texts/review'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  moves: {
    label: 'Züge dieser Partie',
    button: 'Züge kopieren',
    done: 'Züge kopiert.',
  },
  position: {
    label: 'Stellung: X ist Schwarz, O ist Weiß, dann die Seite am Zug',
    button: 'Stellung kopieren',
    done: 'Stellung kopiert.',
  },
  loadHint: 'Füge Züge wie f5d6c3 oder eine Stellung ein.',
  loadEmpty: 'Füge zuerst Züge oder eine Stellung ein.',
}

export const hintTexts: Translation<typeof hints.hintTexts> = {
  themes: {
    only: 'Du hast nur einen Zug.',
    corners: 'Sieh dir die Ecken an.',
    count: 'Das Ende ist nah: Zähle jeden Stein.',
    noCorner: 'Halt deinen Gegner von den Ecken fern.',
    few: 'Lass deinem Gegner wenige gute Züge.',
  },
  flips: (discs) =>
    plural(discs, {
      one: 'Der beste Zug dreht den hervorgehobenen Stein um.',
      other: 'Der beste Zug dreht die hervorgehobenen Steine um.',
    }),
  onlyLegal: 'Das ist der einzige mögliche Zug.',
  corner: 'Ein Stein in einer Ecke kann nie mehr umgedreht werden. Du kannst eine besetzen.',
  countToWin: (side) => `Zähle bis zum letzten Feld: Mit dem besten dieser Züge gewinnt ${side}.`,
  countToTie: 'Zähle bis zum letzten Feld: Der beste dieser Züge führt zum Unentschieden.',
  countToLoss: (foe) =>
    `Zähle bis zum letzten Feld: Bei gutem Spiel gewinnt ${foe}. Rette so viele Steine wie möglich.`,
  avoid: (squares, foe) =>
    plural(squares, {
      one: `Meide das hervorgehobene Feld: Nach einem Stein dort kann ${foe} eine Ecke besetzen.`,
      other: `Meide die hervorgehobenen Felder: Nach einem Stein auf einem davon kann ${foe} eine Ecke besetzen.`,
    }),
  noReply: (foe) => `Nach einem dieser Züge kann ${foe} nicht ziehen.`,
  fewReplies: (replies, foe) =>
    plural(replies, {
      one: `Lass deinem Gegner wenig Auswahl. Nach dem besten Zug hat ${foe} nur # Zug.`,
      other: `Lass deinem Gegner wenig Auswahl. Nach dem besten Zug hat ${foe} nur # Züge.`,
    }),
  fewFlipped: (discs) =>
    plural(discs, {
      one: 'Am Anfang sind wenige Steine besser. Der beste Zug dreht nur # um.',
      other: 'Am Anfang sind wenige Steine besser. Der beste Zug dreht nur # um.',
    }),
  replies: (replies, foe) =>
    plural(replies, {
      one: `Sieh dir an, was ${foe} als Nächstes tun kann. Der beste Zug lässt # Antwort zu.`,
      other: `Sieh dir an, was ${foe} als Nächstes tun kann. Der beste Zug lässt # Antworten zu.`,
    }),
  only: (square) => `${square} ist der einzige Zug.`,
  keepsTie: (square) => `${square} hält das Unentschieden.`,
  winsBy: (square, discs) =>
    plural(discs, {
      one: `${square} gewinnt mit # Stein Vorsprung.`,
      other: `${square} gewinnt mit # Steinen Vorsprung.`,
    }),
  losesBy: (square, discs) =>
    plural(discs, {
      one: `${square} verliert mit nur # Stein Rückstand.`,
      other: `${square} verliert mit nur # Steinen Rückstand.`,
    }),
  takesCorner: (square) => `${square} besetzt die Ecke.`,
  keepsAhead: (square) => `Mit ${square} bleibst du vorn.`,
  looksBest: (square) => `${square} sieht am besten aus.`,
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  move: (side, square) => `${side} ${square}`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  chances: 'Gewinnchancen',
  opening: 'Eröffnung',
  loss: { one: 'kostet # Prozentpunkt Gewinnchance', other: 'kostet # Prozentpunkte Gewinnchance' },
  leadsToTie: (square) => `Nach ${square} führt bestes Spiel zum Unentschieden.`,
  leadsToWin: (square, winner, discs) =>
    plural(discs, {
      one: `Nach ${square} gewinnt ${winner} bei bestem Spiel mit # Stein Vorsprung.`,
      other: `Nach ${square} gewinnt ${winner} bei bestem Spiel mit # Steinen Vorsprung.`,
    }),
  ledToTie: 'Bestes Spiel hätte zum Unentschieden geführt.',
  ledToWin: (winner, discs) =>
    plural(discs, {
      one: `Bei bestem Spiel hätte ${winner} mit # Stein Vorsprung gewonnen.`,
      other: `Bei bestem Spiel hätte ${winner} mit # Steinen Vorsprung gewonnen.`,
    }),
  behind: (discs) =>
    plural(discs, {
      one: 'endet # Stein hinter dem besten Zug',
      other: 'endet # Steine hinter dem besten Zug',
    }),
  chance: (best, square, chance) =>
    `Der beste Zug wahrt eine Gewinnchance von ${percentText(best)}, ${square} nur von ${percentText(chance)}.`,
  values: 'Auf den Feldern: mit wie vielen Steinen der Zug gewinnen (+) oder verlieren (-) dürfte.',
  givesCorner: (square, foe) => `Nach ${square} kann ${foe} eine Ecke besetzen.`,
}

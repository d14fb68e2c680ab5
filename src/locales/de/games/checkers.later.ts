import { percentText, plural } from '../../../engine/core/text'
import type * as dialog from '../../../games/checkers/texts/dialog'
import type * as hints from '../../../games/checkers/texts/hints'
import type * as moves from '../../../games/checkers/texts/moves'
import type * as review from '../../../games/checkers/texts/review'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  position: {
    label: 'Stellung: B ist Rot, W ist Weiß, K eine Dame',
    button: 'Stellung kopieren',
    done: 'Stellung kopiert.',
  },
  loadHint: 'Füge eine Stellung wie B:W21,K22:B1,2 oder Züge wie 9-14 23-19 ein.',
  loadEmpty: 'Füge zuerst eine Stellung oder Züge ein.',
}

export const hintTexts: Translation<typeof hints.hintTexts> = {
  themes: {
    only: 'Du hast nur einen Zug.',
    capture: 'Such etwas zum Schlagen.',
    win: 'Du kannst den Sieg erzwingen.',
    lost: 'Halt durch, so lange du kannst.',
    crown: 'Denk an eine neue Dame.',
    threatened: 'Dein Gegner droht zu schlagen.',
    exchange: 'Such einen Abtausch.',
    safe: 'Nichts eilt: Geh auf Nummer sicher.',
  },
  piece: 'Sieh dir den hervorgehobenen Stein an: Er hat den besten Zug.',
  pieces: 'Sieh dir die hervorgehobenen Steine an: Einer davon hat den besten Zug.',
  onlyMove: 'Es gibt nur einen Zug.',
  canCaptureOne: 'Du kannst den hervorgehobenen Stein schlagen.',
  canCapture: 'Du kannst die hervorgehobenen Steine schlagen.',
  mustCaptureMost:
    'Du musst so viele Steine wie möglich schlagen. Am besten schlägst du die hervorgehobenen.',
  mustCapture: (pieces) =>
    plural(pieces, {
      one: 'Du musst schlagen. Am besten schlägst du den hervorgehobenen Stein.',
      other: 'Du musst schlagen. Am besten schlägst du die hervorgehobenen Steine.',
    }),
  forcedWin: (side) => `${side} kann den Sieg erzwingen: Lass den hervorgehobenen Steinen keinen Ausweg.`,
  lost: (foe) => `${foe} gewinnt bei gutem Spiel: Halt die hervorgehobenen Steine, so lange du kannst.`,
  crown:
    'Ein Stein, der die letzte Reihe erreicht, wird Dame. Du kannst eines der hervorgehobenen Felder erreichen.',
  threatened: (pieces, foe) =>
    plural(pieces, {
      one: `${foe} droht, den hervorgehobenen Stein zu schlagen.`,
      other: `${foe} droht, die hervorgehobenen Steine zu schlagen.`,
    }),
  exchange: (foe) => `Der beste Zug lässt ${foe} schlagen: Sieh dir an, was sich dadurch öffnet.`,
  safe: (foe) =>
    `Nach dem besten Zug hat ${foe} nichts zu schlagen. Die hervorgehobenen Steine machen das möglich.`,
  countPieces: 'Sieh dir alle Steine an: Zähle die einfachen Steine und die Damen jeder Seite.',
  notAhead: (side) => `${side} liegt nicht vorn, also ist ein Remis ein gutes Ergebnis.`,
  accept: 'Am besten nimmst du das Remis an.',
  winsNow: (from, to) => `${from} nach ${to} gewinnt sofort.`,
  winsIn: (from, to, moves) =>
    plural(moves, {
      one: `${from} nach ${to}: Sieg in # Zug.`,
      other: `${from} nach ${to}: Sieg in # Zügen.`,
    }),
  lastsLongest: (from, to) => `${from} nach ${to} hält am längsten durch.`,
  only: (from, to) => `${from} nach ${to} ist der einzige Zug.`,
  captures: (from, to, pieces) =>
    plural(pieces, {
      one: `${from} nach ${to} schlägt einen Stein.`,
      other: `${from} nach ${to} schlägt # Steine.`,
    }),
  keepsAhead: (from, to) => `Mit ${from} nach ${to} bleibst du vorn.`,
  looksBest: (from, to) => `${from} nach ${to} sieht am besten aus.`,
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  resigned: 'Aufgegeben',
  accepted: 'Remis angenommen',
  offered: (move) => `${move}, Remis angeboten`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  chances: 'Gewinnchancen',
  loss: { one: 'kostet # Prozentpunkt Gewinnchance', other: 'kostet # Prozentpunkte Gewinnchance' },
  canWin: (move, foe, moves) =>
    plural(moves, {
      one: `Nach ${move} kann ${foe} in # Zug gewinnen.`,
      other: `Nach ${move} kann ${foe} in # Zügen gewinnen.`,
    }),
  winsIn: (moves) => plural(moves, { one: 'Er gewinnt in # Zug.', other: 'Er gewinnt in # Zügen.' }),
  canCapture: (move, foe, pieces) =>
    plural(pieces, {
      one: `Nach ${move} kann ${foe} einen Stein schlagen.`,
      other: `Nach ${move} kann ${foe} # Steine schlagen.`,
    }),
  captures: (pieces) => plural(pieces, { one: 'Er schlägt einen Stein.', other: 'Er schlägt # Steine.' }),
  keeps: (best, move, chance) =>
    `Er hält deine Gewinnchancen bei ${percentText(best)}. Nach ${move} fallen sie auf ${percentText(chance)}.`,
}

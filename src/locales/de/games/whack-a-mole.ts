import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/whack-a-mole/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modus',
      classic: 'Klassisch',
      rush: 'Auf Zeit',
      endless: 'Endlos',
      says: {
        classic: 'Das Spiel endet, sobald ein Maulwurf entwischt.',
        rush: '60 Sekunden Maulwürfe; verschone die Igel.',
        endless: 'Drei Leben, Helme und goldene Maulwürfe.',
      },
    },
  },
  controls: {
    holes: 'Schlagen',
    hole: [
      'Oben links',
      'Oben Mitte',
      'Oben rechts',
      'Mitte links',
      'Mitte',
      'Mitte rechts',
      'Unten links',
      'Unten Mitte',
      'Unten rechts',
    ],
    aim: 'Zielen',
    whack: 'Am Cursor schlagen',
  },
  stats: { Score: 'Punkte', Time: 'Zeit', Combo: 'Combo', Lives: 'Leben', Moles: 'Treffer' },
  toasts: { NewBest: 'Neuer Rekord!', NotBest: 'Spiel vorbei!' },
  status: {
    mole: (place) => `Maulwurf: ${place}.`,
    helmetMole: (place) => `Maulwurf mit Helm: ${place}.`,
    goldenMole: (place) => `Goldener Maulwurf: ${place}.`,
    hedgehog: (place) => `Igel: ${place}.`,
    decoy: 'Das war ein Igel: 10 Punkte weg.',
    helmet: (place) => `Helm ab: ${place}.`,
    escape: (lives) =>
      plural(lives, {
        one: 'Ein Maulwurf ist entwischt. Noch # Leben.',
        other: 'Ein Maulwurf ist entwischt. Noch # Leben.',
      }),
  },
  places: [
    'oben links',
    'oben in der Mitte',
    'oben rechts',
    'links in der Mitte',
    'in der Mitte',
    'rechts in der Mitte',
    'unten links',
    'unten in der Mitte',
    'unten rechts',
  ],
  captions: {
    stir: 'Erde bewegt sich',
    up: 'Maulwurf taucht auf',
    whack: 'Maulwurf getroffen',
    miss: 'daneben',
    helmet: 'Helm heruntergeschlagen',
    decoy: 'Igel getroffen',
    escape: 'Maulwurf entwischt',
    leave: 'Tier versteckt sich',
  },
  tutorialHint: {
    keys: 'Triff den Maulwurf mit {keys}',
    touch: 'Tipp auf den Maulwurf',
    mouse: 'Klick auf den Maulwurf oder drück {keys}',
  },
  howTo: [
    'Triff jeden Maulwurf, bevor er verschwindet: mindestens 10 Punkte.',
    'Achte auf die Erde: Sie bewegt sich, wo der nächste auftaucht.',
    'Triff nur Maulwürfe: Andere Tiere kosten 10 Punkte.',
  ],
  ends: {
    over: 'Spiel vorbei!',
    classic: 'Ein Maulwurf ist entwischt.',
    rush: 'Die Zeit ist um.',
    endless: 'Drei Maulwürfe sind entwischt.',
  },
  garden: { run: (moles) => `${moles} in Folge`, laugh: 'Ha' },
}

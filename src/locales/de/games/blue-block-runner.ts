import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/blue-block-runner/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: { label: 'Modus', single: 'Einzelspieler', multi: 'Mehrspieler' },
    run: {
      label: 'Lauf',
      usual: 'Normal',
      daring: 'Gewagt',
      tour: 'Viertel',
      says: {
        usual: 'Weich aus, wie du willst: Die Ränder sind sicher.',
        daring: 'Knappes Ausweichen bringt Extrapunkte, und die Ränder brennen.',
        tour: 'Zehn Viertel mit je fünf Wellen, und jedes Herz, das bleibt, ist ein Stern.',
      },
    },
    district: { label: 'Viertel' },
  },
  stats: {
    Score: 'Punkte',
    Multiplier: 'Multiplikator',
    Blue: 'Blau',
    'Blue ×': 'Blau ×',
    Green: 'Grün',
    'Green ×': 'Grün ×',
    Lives: 'Leben',
    Stars: 'Sterne',
  },
  best: { score: 'Rekord', stars: 'Meiste Sterne' },
  toasts: {
    single: 'Einzelspiel gestartet!',
    multi: 'Spiel zu zweit gestartet!',
    NewBest: 'Neuer Rekord!',
  },
  status: {
    catch: (runner, multiplier) => `${runner}: Multiplikator ${multiplier}.`,
    wave: (name) => `${name}.`,
    hurt: (runner, hearts) =>
      plural(hearts, {
        one: `${runner} wurde getroffen. Noch # Leben.`,
        other: `${runner} wurde getroffen. Noch # Leben.`,
      }),
    cleared: (district, stars) =>
      plural(stars, { one: `Viertel ${district}: # Stern`, other: `Viertel ${district}: # Sterne` }),
    hot: (runner) => `${runner}: heißer Rand.`,
    losesAll: ['Blau verliert alle Blöcke.', 'Grün verliert alle Blöcke.'],
    losesOne: ['Blau verliert einen Block.', 'Grün verliert einen Block.'],
    isHit: ['Blau wurde getroffen.', 'Grün wurde getroffen.'],
  },
  captions: {
    dodge: 'ausgewichen',
    catch: 'Block gefangen',
    blast: 'Blöcke weggesprengt',
    close: 'knapp vorbei',
    hot: 'heißer Rand',
    burn: 'Block verbrennt',
    wave: 'neue Welle',
    clean: 'Welle ohne Treffer',
    hurt: 'Treffer',
    crash: 'Aufprall',
    bump: 'Rand berührt',
  },
  tutorialHint: {
    keys: 'Weich den fallenden Hindernissen mit {keys} aus',
    touch: 'Halt den Finger dorthin, wo du hinwillst, und weich aus',
  },
  howTo: [
    'Weich Hindernissen aus: Jedes, das vorbeifällt, bringt Punkte. Lenke mit dem Finger.',
    'Blöcke deiner Farbe haften: Sie erhöhen den Multiplikator und machen dich größer.',
    'Bomben sprengen sie weg. Zu zweit habt ihr je eine Hälfte des Bildschirms.',
  ],
  words: { start: 'Start' },
  ends: {
    cleared: (district) => `Viertel ${district} geschafft!`,
    over: 'Spiel vorbei!',
    tie: 'Unentschieden!',
    wins: ['Spieler 1 (Blau) gewinnt!', 'Spieler 2 (Grün) gewinnt!'],
  },
  runners: ['Blau', 'Grün'],
  districts: [
    'Altstadt',
    'Markt',
    'Hafen',
    'Park',
    'Bahnhof',
    'Fabrik',
    'Innenstadt',
    'Stadion',
    'Flughafen',
    'Skyline',
  ],
  waves: {
    rain: 'Regen',
    wall: 'Mauern',
    stairs: 'Treppe',
    tunnel: 'Tunnel',
    spinners: 'Kreisel',
    zigzag: 'Zickzack',
    bombs: 'Bomben',
    hail: 'Hagel',
  },
  field: {
    close: (points) => `Knapp! +${points}`,
    goal: 'Überstehe fünf Wellen',
    wave: (wave, of) => `Welle ${wave} von ${of}`,
    clean: (points) => `Ohne Treffer! +${points}`,
    hurt: 'Autsch!',
    bomb: 'Bombe',
    block: 'Fang ihn',
  },
}

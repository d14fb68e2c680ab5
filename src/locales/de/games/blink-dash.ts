import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/blink-dash/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    prowlers: {
      label: 'Schleicher',
      drift: 'Streunen',
      hunt: 'Jagen',
      rooms: 'Räume',
      says: {
        drift: 'Schleicher laufen geradeaus und prallen ab.',
        hunt: 'Manche folgen, manche bewachen, manche fangen dich ab.',
        rooms: 'Zehn Räume mit drei Herzen: Jedes, das du behältst, ist ein Stern.',
      },
    },
    room: { label: 'Raum' },
  },
  stats: {
    Score: 'Punkte',
    Level: 'Level',
    Left: 'Übrig',
    Lives: 'Leben',
    Stars: 'Sterne',
    'Final Score': 'Endstand',
    'Level Reached': 'Erreichtes Level',
  },
  best: { levelReached: 'Höchstes Level' },
  status: {
    dark: 'Das Licht ist aus.',
    alert: 'Ein Schleicher wacht auf.',
    level: (level) => `Level ${level}.`,
    round: (round) => `Runde ${round} von 3.`,
    hurt: (hearts) => plural(hearts, { one: 'Erwischt! Noch # Herz.', other: 'Erwischt! Noch # Herzen.' }),
  },
  captions: {
    collect: 'Funke eingesammelt',
    warn: 'gleich geht das Licht aus',
    dark: 'dunkel',
    light: 'Licht an',
    alert: 'Schleicher wacht auf',
    level: 'Level geschafft',
    round: 'Runde geschafft',
    cleared: 'Raum geschafft',
    hurt: 'Herz verloren',
    caught: 'erwischt',
  },
  tutorialHint: {
    keys: 'Sammle die Funken mit {keys}',
    touch: 'Sammle die Funken: Halt den Finger dorthin, wo du hinwillst',
  },
  howTo: [
    'Sammle Funken, meide Schleicher. Lenke mit dem Finger oder gehaltener Maustaste.',
    'Geht das Licht aus, laufen verborgene Schleicher weiter. Merk dir ihre Wege.',
    'Jeder Funke bringt 10 Punkte; sammle alle, um ins nächste Level zu kommen.',
  ],
  ends: {
    over: 'Spiel vorbei!',
    room: (room, stars) => plural(stars, { one: `${room}: # Stern`, other: `${room}: # Sterne` }),
    round: (round, of) => `Runde ${round} von ${of}.`,
  },
  rooms: {
    attic: 'Dachboden',
    cellar: 'Keller',
    kitchen: 'Küche',
    library: 'Bibliothek',
    greenhouse: 'Gewächshaus',
    theater: 'Theater',
    observatory: 'Sternwarte',
    clock: 'Uhrturm',
    museum: 'Museum',
    vault: 'Tresorraum',
  },
  field: {
    level: (level) => `Level ${level}`,
    round: (round) => `Runde ${round} von 3`,
    goal: 'Sammle alle Funken',
    rule: 'Jedes Herz, das du behältst, ist ein Stern',
    cleared: 'Raum geschafft!',
  },
}

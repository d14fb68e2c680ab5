import type * as game from '../../../games/blink-dash/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    prowlers: {
      label: 'Schleicher',
      drift: 'Streunen',
      hunt: 'Jagen',
      says: {
        drift: 'Schleicher laufen geradeaus und prallen ab.',
        hunt: 'Manche folgen, manche bewachen, manche fangen dich ab.',
      },
    },
  },
  stats: {
    Score: 'Punkte',
    Level: 'Level',
    Left: 'Übrig',
    'Final Score': 'Endstand',
    'Level Reached': 'Erreichtes Level',
  },
  best: { levelReached: 'Höchstes Level' },
  status: {
    dark: 'Das Licht ist aus.',
    alert: 'Ein Schleicher wacht auf.',
    level: (level) => `Level ${level}.`,
  },
  captions: {
    collect: 'Funke eingesammelt',
    warn: 'gleich geht das Licht aus',
    dark: 'dunkel',
    light: 'Licht an',
    alert: 'Schleicher wacht auf',
    level: 'Level geschafft',
    caught: 'erwischt',
  },
  tutorialHint: {
    keys: 'Sammle die Funken mit {keys}',
    touch: 'Sammle die Funken: Halt den Finger dorthin, wo du hinwillst',
  },
  howTo: [
    'Sammle Funken, meide Schleicher. Lenke mit Finger oder gehaltener Maustaste.',
    'Geht das Licht aus, laufen verborgene Schleicher weiter. Merk dir ihre Wege.',
    'Jeder Funke bringt 10 Punkte; sammle alle, um ins nächste Level zu kommen.',
  ],
  ends: { over: 'Spiel vorbei!' },
  field: { level: (level) => `Level ${level}` },
}

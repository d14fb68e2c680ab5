import type * as game from '../../../games/blink-dash/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: { prowlers: { label: 'Schleicher', drift: 'Streunen', hunt: 'Jagen' } },
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
    'Jagen: Manche folgen dir, manche bewachen einen Funken, manche fangen dich ab.',
  ],
  ends: { over: 'Spiel vorbei!' },
  field: { level: (level) => `Level ${level}` },
}

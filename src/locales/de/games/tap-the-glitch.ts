import type * as game from '../../../games/tap-the-glitch/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    pace: {
      label: 'Modus',
      normal: 'Normal',
      storm: 'Sturm',
      says: {
        normal: 'Mit jedem Level kommen die Glitches schneller.',
        storm: 'Von Anfang an zehn Level schwerer.',
      },
    },
    length: { label: 'Dauer', 60: '60 s', endless: 'Endlos' },
  },
  controls: { cursor: 'Cursor', tap: 'Tippen' },
  stats: {
    Score: 'Punkte',
    Level: 'Level',
    Combo: 'Combo',
    Time: 'Zeit',
    Health: 'Energie',
    'Final Score': 'Endstand',
    'Level Reached': 'Erreichtes Level',
    'Max Combo': 'Beste Combo',
  },
  status: {
    system: { SECURE: 'System sicher.', WARNING: 'Systemwarnung.', CRITICAL: 'System kritisch.' },
    level: (level) => `Level ${level}.`,
  },
  captions: {
    spawn: 'Glitch erscheint',
    hit: 'Glitch getroffen',
    miss: 'daneben',
    expire: 'Glitch durchgekommen',
    level: 'neues Level',
    status: 'Systemstatus ändert sich',
  },
  tutorialHint: {
    keys: 'Triff die Glitches mit {keys}',
    touch: 'Tipp auf die Glitches',
    mouse: 'Klick auf die Glitches oder drück {keys}',
  },
  howTo: [
    'Triff Glitches rechtzeitig: Pixel 10 Punkte, Rauschen 20, Datenmüll 30, Virus 50.',
    'Schnelle Treffer bilden eine Combo: bis zu zehnmal so viele Punkte.',
    'Verpasste Glitches kosten Energie, und Viren breiten sich aus. Halte 60 Sekunden durch.',
  ],
  words: { start: 'System starten', again: 'System neu starten' },
  ends: { won: 'System gesichert', lost: 'System zerstört' },
  glitches: { pixel: 'Pixel', static: 'Rauschen', corruption: 'Datenmüll', virus: 'Virus' },
  screen: {
    status: { SECURE: 'SICHER', WARNING: 'WARNUNG', CRITICAL: 'KRITISCH' },
    level: (level) => `Level ${level}`,
    won: 'Gesichert',
    lost: 'Zerstört',
  },
}

import type { declarationTexts as english } from '../declarations'

export const declarationTexts: typeof english = {
  opponent: { label: 'Gegner', two: 'Zwei am Gerät' },
  facing: { label: 'Brett', fixed: 'Fest', flip: 'Dreht sich', table: 'Gegenüber' },
  players: { label: 'Spieler', one: 'Einer', two: 'Zwei' },
  level: { label: 'Stärke', easy: 'Leicht', normal: 'Normal', hard: 'Schwer' },
  orientation: { label: 'Ausrichtung', window: 'Wie Fenster', wide: 'Querformat', upright: 'Hochformat' },
  ghost: { label: 'Geist', race: 'In Rennen', on: 'Sichtbar', off: 'Verborgen' },
  directions: { up: 'Hoch', down: 'Runter', left: 'Links', right: 'Rechts' },
  move: 'Bewegen',
  zoom: {
    group: 'Zoom',
    in: 'Vergrößern',
    out: 'Verkleinern',
    all: 'Alles zeigen',
    pan: 'Ansicht bewegen',
  },
}

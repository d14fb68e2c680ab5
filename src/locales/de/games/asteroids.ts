import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/asteroids/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    saucers: {
      label: 'Modus',
      off: 'Klassisch',
      on: 'UFOs',
      sectors: 'Sektoren',
      says: {
        off: 'Nur Brocken, Level um Level.',
        on: 'UFOs, die schießen, und Extraleben für Punkte.',
        sectors: 'Zwölf Sektoren: ein Stern je Schiff, das bleibt.',
      },
    },
    sector: { label: 'Sektor' },
  },
  controls: { turn: 'Drehen', thrust: 'Schub', fire: 'Feuern', hyperspace: 'Warp' },
  stats: {
    Score: 'Punkte',
    Lives: 'Leben',
    Level: 'Level',
    Wave: 'Welle',
    Stars: 'Sterne',
    'Final Score': 'Endstand',
    'Level Reached': 'Erreichtes Level',
  },
  toasts: { destroyed: 'Schiff zerstört!', extra: 'Extraleben' },
  status: {
    destroyed: (lives) =>
      plural(lives, { one: 'Schiff zerstört! Noch # Leben.', other: 'Schiff zerstört! Noch # Leben.' }),
    level: (level) => `Level ${level}.`,
    wave: (wave, waves) => `Welle ${wave} von ${waves}.`,
    mother: 'Das Mutterschiff ist da.',
    charge: 'Das Mutterschiff lädt auf.',
    charging: 'Der Warp lädt noch.',
    largeSaucer: 'Ein großes UFO erscheint.',
    smallSaucer: 'Ein kleines UFO erscheint.',
    downed: (points) => plural(points, { one: 'UFO getroffen, # Punkt.', other: 'UFO getroffen, # Punkte.' }),
    motherDowned: (points) =>
      plural(points, {
        one: 'Mutterschiff abgeschossen, # Punkt.',
        other: 'Mutterschiff abgeschossen, # Punkte.',
      }),
  },
  captions: {
    charge: 'Mutterschiff lädt auf',
    dented: 'Mutterschiff getroffen',
    mother: 'Mutterschiff erscheint',
    motherDowned: 'Mutterschiff abgeschossen',
    wave: 'nächste Welle',
    secured: 'Sektor gesichert',
    streak: 'Trefferserie',
    beat: 'Herzschlag',
    downed: 'UFO abgeschossen',
    extra: 'Extraleben',
    fired: 'UFO schießt',
    saucer: 'UFO erscheint',
    shoot: 'Schuss',
    thrust: 'Triebwerk',
    rock: 'Brocken zerbricht',
    destroyed: 'Schiff zerstört',
    respawn: 'neues Schiff',
    jump: 'Warp',
    arrive: 'Schiff taucht wieder auf',
    charging: 'Warp nicht bereit',
    cleared: 'alle Brocken zerstört',
  },
  tutorialHint: {
    keys: 'Schieß mit {keys} auf die Brocken',
    touch: 'Tipp auf „Feuern“ oder irgendwohin und schieß auf die Brocken',
  },
  howTo: [
    'Zerschieß die Brocken: 20, 40 oder 60 Punkte, für kleinere gibt es mehr.',
    'Das Schiff treibt und kommt am anderen Rand wieder. Warp: alle 3 Sekunden.',
    'Maus oder Touch: Drücken dreht und schießt, Halten fliegt. Warp: aufs Schiff drücken.',
  ],
  ends: {
    over: 'Spiel vorbei!',
    secured: (sector, stars) =>
      plural(stars, { one: `${sector} gesichert: # Stern`, other: `${sector} gesichert: # Sterne` }),
    wave: (wave, waves) => `Du hast Welle ${wave} von ${waves} erreicht.`,
  },
  field: {
    extra: 'Extraleben',
    level: (level) => `Level ${level}`,
    wave: (wave, waves) => `Welle ${wave} von ${waves}`,
    rule: 'Jedes Schiff, das dir bleibt, ist ein Stern',
    streak: (hits) => `${hits} Treffer`,
    secured: 'Sektor gesichert',
  },
  sectors: {
    harbor: 'Hafen',
    gravel: 'Schotter',
    lanes: 'Bahnen',
    nest: 'Nest',
    rapids: 'Stromschnellen',
    ambush: 'Hinterhalt',
    hail: 'Hagel',
    shipyard: 'Werft',
    crossfire: 'Kreuzfeuer',
    storm: 'Sturm',
    belt: 'Gürtel',
    core: 'Kern',
  },
}

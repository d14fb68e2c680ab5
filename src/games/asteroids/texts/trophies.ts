/** Titles and conditions of Asteroids’ trophies. */
export const trophyTexts = {
  field: { title: 'Clear Space', text: 'Clear a level.' },
  turret: { title: 'Holding Still', text: 'Clear level 1 without thrusting.' },
  untouched: { title: 'Not a Dent', text: 'Clear three levels in one game without losing a life.' },
  nine: { title: 'Deep Space', text: 'Reach level 9 in Classic.' },
  core: { title: 'Heart of the Fleet', text: 'Secure the Core with three stars.' },
}

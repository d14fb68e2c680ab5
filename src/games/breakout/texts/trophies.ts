/** Titles and conditions of Breakout’s trophies. */
export const trophyTexts = {
  level: { title: 'Clean Slate', text: 'Clear a level.' },
  run: { title: 'Behind the Wall', text: 'Break ten bricks before a ball touches the paddle again.' },
  juggler: { title: 'Juggler', text: 'Get eight bonus balls without losing a ball.' },
  untouched: { title: 'Three Lives to Spare', text: 'Clear two levels in one game without losing a life.' },
  six: { title: 'Bricklayer’s Nightmare', text: 'Reach level 6.' },
}

/** Titles and conditions of Pac-Man’s trophies. */
export const trophyTexts = {
  maze: { title: 'Not a Dot Left', text: 'Clear a maze.' },
  four: { title: 'All Four at Once', text: 'Eat four ghosts with one power pellet.' },
  dessert: { title: 'Room for Dessert', text: 'Eat both fruits of one maze.' },
  untouched: { title: 'Nobody Home', text: 'Clear the first maze without being caught.' },
  'four-mazes': { title: 'Ghost Hunter', text: 'Clear four mazes in one game.' },
}

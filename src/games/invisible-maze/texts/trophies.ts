/** Titles and conditions of Invisible Maze’s trophies. */
export const trophyTexts = {
  narrow: {
    title: 'In the Dark',
    text: 'With all seven mazes, reach the goal of level 2 without showing the solution.',
  },
  soft: {
    title: 'On Tiptoe',
    text: 'With all seven mazes, start at level 3 and reach its goal without bumping into a wall or showing the solution.',
  },
  void: { title: 'Out of the Void', text: 'Reach the goal of level 7 without showing the solution.' },
  all: {
    title: 'Ariadne',
    text: 'Reach the goals of all seven levels in one game without showing the solution.',
  },
}

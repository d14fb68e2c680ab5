/** Titles and conditions of Memory Match’s trophies. */
export const trophyTexts = {
  medium: {
    title: 'Good Memory',
    text: 'Playing alone, find all pairs of pictures on Medium in 18 moves or fewer.',
  },
  swift: {
    title: 'Nimble Fingers',
    text: 'Playing alone, find all pairs of pictures on Hard in 60 seconds or less.',
  },
  hard: {
    title: 'Elephant’s Memory',
    text: 'Playing alone, find all pairs of pictures on Hard in 26 moves or fewer.',
  },
  sharp: {
    title: 'Never Forgets',
    text: 'Playing alone, find all pairs of pictures on Hard in 21 moves or fewer.',
  },
}

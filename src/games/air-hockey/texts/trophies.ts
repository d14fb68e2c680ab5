/** Titles and conditions of Air Hockey’s trophies. */
export const trophyTexts = {
  normal: {
    title: 'On the Rebound',
    text: 'Beat the computer on Normal or above in a single match to five goals or more, with one puck.',
  },
  shutout: {
    title: 'Shutout',
    text: 'Beat the computer on Normal or above in a single match to five goals or more, with one puck, without allowing a goal.',
  },
  quick: {
    title: 'Thin Ice',
    text: 'Beat the computer on Normal or above in a single match to five goals or more, with one puck, in 60 seconds or less.',
  },
  hard: {
    title: 'Cold as Ice',
    text: 'Beat the computer on Hard in a single match to five goals or more, with one puck.',
  },
  cup: { title: 'Top of the Tables', text: 'Beat Freya, the last opponent of the Cup.' },
}

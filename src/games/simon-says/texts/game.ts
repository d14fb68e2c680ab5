/** Texts of Simon Says’s options, messages and ends. */
export const texts = {
  controls: { buttons: 'Buttons' },
  stats: { Level: 'Level', Score: 'Score', Player: 'Player', Steps: 'Steps' },
  howTo: [
    'Watch and listen, then repeat the sequence.',
    'Each level adds one step. From level 6 it gets faster.',
    'One wrong button ends the game and shows the rest of the sequence.',
  ] satisfies [string, string, string],
}

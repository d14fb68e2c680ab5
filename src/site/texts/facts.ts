/** Names of a game's difficulty and players. The ids are stored with custom games, which may have others. */
export const factTexts = {
  difficulties: { Easy: 'Easy', Medium: 'Medium', Hard: 'Hard' },
  players: {
    '1 Player': '1 Player',
    '2 Players': '2 Players',
    '1-2 Players': '1-2 Players',
    '1-4 Players': '1-4 Players',
    Multiplayer: 'Multiplayer',
  },
}

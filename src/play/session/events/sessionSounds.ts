/** The sounds that every game has, unless the game's own table names the event type. */

export const SESSION_SOUNDS: Readonly<Record<string, string>> = {
  Start: 'start',
  Pause: 'pause',
  Resume: 'resume',
  Beat: 'tick',
  Refused: 'error',
  Warned: 'reveal',
  Won: 'win',
  Lost: 'lose',
  Tied: 'tie',
  Over: 'lose',
  NewBest: 'newBest',
}

/** Rock Paper Scissors in lists of games. */
export const card = {
  title: 'Rock Paper Scissors',
  description: 'Three hands, one second of suspense',
  otherNames: ['roshambo', 'janken', 'scissors paper stone', 'rock paper scissors lizard spock'],
}

/** Circuit Breaker in lists of games. */
export const card = {
  title: 'Circuit Breaker',
  description: 'Read the circuit, remember it, run the current through',
  otherNames: ['pattern', 'nodes', 'connect the dots'],
}

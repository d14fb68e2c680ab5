/** How moves of Connect Four are written. */
export const moveTexts = {
  drop: (disc: string, column: number) => `${disc}, column ${column}`,
  pop: (disc: string, column: number) => `${disc}: column ${column} popped`,
}

/** A picture to uncover: a thing, drawn in a few colors. */
export interface Picture {
  /** Part of states, so it is the same in every language. Shown is `nameOf`. */
  readonly name: string
  /** A dot is an empty cell; letters are colors (`view/Board.module.css`). */
  readonly rows: readonly string[]
}

/** @param drawing its rows, one a line */
export function picture(name: string, drawing: string): Picture {
  return { name, rows: drawing.trim().split('\n') }
}

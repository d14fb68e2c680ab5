/** Hints of Sudoku. Boxes, cells and techniques are those of `steps.ts`, `digits` is a list: '2, 5, or 7'. */
export const hintTexts = {
  technique: (technique: string) => `Technique: ${technique}.`,
  techniques: (techniques: string) => `Techniques, in this order: ${techniques}.`,
  wrongInBox: (box: string) => `A digit in the ${box} box is wrong.`,
  oneWrongInBox: (box: string, digits: string) => `One of your digits in the ${box} box is wrong: ${digits}.`,
  noRuleInBox: (box: string) => `In the ${box} box, no rule helps, but one cell has few digits left.`,
  remove: (cell: string, digit: number) => `${cell} can’t be ${digit}. Remove it.`,
  is: (cell: string, digit: number) => `${cell} is ${digit}.`,
  trySolution: (cell: string, digit: number) =>
    `${cell}: try ${digit}. The grid has more than one solution; ${digit} leads to one of them.`,
  tryDigit: (cell: string, digit: number) =>
    `${cell}: try ${digit}. No simple reason: every other digit leads to a contradiction.`,
}

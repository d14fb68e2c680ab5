/** Texts of the stats above the field. */
export const hudTexts = {
  /** The label of a best result, if it has no other. */
  best: 'Best',
  pace: 'Pace',
  /** What is missing to the best result: '12 to go'. */
  toGo: (value: string) => `${value} to go`,
  /** A stat as text: 'Score 90'. */
  stat: (label: string, value: string | number | boolean) => `${label} ${value}`,
  yes: 'Yes',
  no: 'No',
}

/** Texts of the stats above the field. */
export const hudTexts = {
  /** A best result without a label of its own. */
  best: 'Best',
  pace: 'Pace',
  /** A stat as text: 'Score 90'. */
  stat: (label: string, value: string | number | boolean) => `${label} ${value}`,
  yes: 'Yes',
  no: 'No',
}

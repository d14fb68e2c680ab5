/** Texts of the stats above the field. */
export const hudTexts = {
  /** A best result without a label of its own. */
  best: 'Best',
  pace: 'Pace',
  yes: 'Yes',
  no: 'No',
}

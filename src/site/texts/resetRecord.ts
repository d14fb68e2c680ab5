/** The texts of the question before one record is deleted, on the records page and in the settings. */
export const resetRecordTexts = {
  title: 'Reset this record?',
  text: (game: string, record: string, value: string) =>
    `Your ${game} record (${record}: ${value}) will be deleted. This action cannot be undone.`,
  confirm: 'Reset',
  done: 'The record has been reset',
}

import type { resetRecordTexts as english } from '../resetRecord'

export const resetRecordTexts: typeof english = {
  title: 'Effacer ce record\u202f?',
  text: (game, record, value) =>
    `Ton record de «\u202f${game}\u202f» (${record}\u00a0: ${value}) sera supprimé. Cette action est irréversible.`,
  confirm: 'Effacer',
  done: 'Le record est effacé',
}

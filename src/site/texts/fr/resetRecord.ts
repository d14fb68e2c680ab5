import type { resetRecordTexts as english } from '../resetRecord'

export const resetRecordTexts: typeof english = {
  title: 'Effacer ce record ?',
  text: (game, record, value) =>
    `Ton record de « ${game} » (${record} : ${value}) sera supprimé. Cette action est irréversible.`,
  confirm: 'Effacer',
  done: 'Le record est effacé',
}

import type { resetRecordTexts as english } from '../resetRecord'

export const resetRecordTexts: typeof english = {
  title: 'Diesen Rekord löschen?',
  text: (game, record, value) =>
    `Dein Rekord in ${game} (${record}: ${value}) wird gelöscht. Das lässt sich nicht rückgängig machen.`,
  confirm: 'Löschen',
  done: 'Der Rekord wurde gelöscht',
}

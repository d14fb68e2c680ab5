import type { resetRecordTexts as english } from '../resetRecord'

export const resetRecordTexts: typeof english = {
  title: 'Apagar este recorde?',
  text: (game, record, value) =>
    `Seu recorde de ${game} (${record}: ${value}) será excluído. Esta ação não pode ser desfeita.`,
  confirm: 'Apagar',
  done: 'O recorde foi apagado',
}

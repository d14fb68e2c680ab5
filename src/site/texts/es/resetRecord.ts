import type { resetRecordTexts as english } from '../resetRecord'

export const resetRecordTexts: typeof english = {
  title: '¿Borrar este récord?',
  text: (game, record, value) =>
    `Tu récord de ${game} (${record}: ${value}) se borrará. Esta acción no se puede deshacer.`,
  confirm: 'Borrar',
  done: 'El récord se ha borrado',
}

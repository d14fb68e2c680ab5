import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  hunter: {
    title: 'Mar en calma',
    text: 'Con el primer disparo y de uno en uno, hunde toda la flota antes de que Cazador o Almirante hunda la tuya. Sin pistas.',
  },
  afloat: {
    title: 'Cuatro aún a flote',
    text: 'Con el primer disparo y de uno en uno, gana a Cazador o Almirante con un barco perdido como máximo. Sin pistas.',
  },
  fifty: {
    title: 'Buena puntería',
    text: 'Con el primer disparo y de uno en uno, gana a Cazador o Almirante en 50 disparos o menos. Sin pistas.',
  },
  admiral: {
    title: 'Almirante de la flota',
    text: 'Con el primer disparo y de uno en uno, gana a Almirante. Sin pistas.',
  },
}

import { numberText } from '../../../engine/core/text'
import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  title: 'Trofeos',
  count: (won, all) => `${numberText(won)} de ${numberText(all)}`,
  rules:
    'Consigues un trofeo en cuanto cumples sus condiciones. No cuentan las partidas en las que deshaces jugadas, empiezas desde una posición propia o continúas una repetición. Las pistas están permitidas y valen todas las opciones, salvo que se indique lo contrario. Los trofeos de tiempo requieren la velocidad estándar.',
  notWon: 'Aún sin conseguir',
  won: 'Conseguido: {date}',
  play: (game) => `Jugar a ${game}`,
}

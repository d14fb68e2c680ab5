import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  clear: { title: 'Decke gefegt', text: 'Räume das ganze Feld leer.' },
  drop: { title: 'Lawine', text: 'Lass im Modus Einzelnes Feld mit einem Schuss zehn Blasen fallen.' },
  run: {
    title: 'Jeder Schuss sitzt',
    text: 'Lass im Modus Einzelnes Feld mit acht Schüssen in Folge Blasen platzen.',
  },
  few: { title: 'Scharfschütze', text: 'Räume das ganze Feld mit höchstens 35 Schüssen leer.' },
  rows: { title: 'Gegen die Decke', text: 'Räume ein einzelnes Feld mit neuen Reihen leer.' },
}

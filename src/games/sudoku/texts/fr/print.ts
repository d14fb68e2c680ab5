import type { printTexts as english } from '../print'

export const printTexts: typeof english = {
  rules: {
    classic: 'Chaque ligne, colonne et bloc contient une fois les chiffres de 1 à 9.',
    x: 'Chaque ligne, colonne, bloc et diagonale contient une fois les chiffres de 1 à 9.',
    killer:
      'Chaque ligne, colonne et bloc contient une fois les chiffres de 1 à 9. La somme de chaque cage est son nombre, sans répétition.',
  },
  oneOfSeveral: 'Une solution parmi plusieurs',
}

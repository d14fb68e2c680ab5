import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  easy: {
    title: 'Einundachtzig Felder',
    text: 'Löse ein Standard-Sudoku auf Leicht, Mittel, Schwer oder Experte mit verborgenen Fehlern, ohne Tipps.',
  },
  clean: {
    title: 'Mit Tinte geschrieben',
    text: 'Löse ein Standard-Sudoku auf Mittel, Schwer oder Experte mit verborgenen Fehlern, ohne Tipps und ohne Konflikte.',
  },
  head: {
    title: 'Alles im Kopf',
    text: 'Löse ein Standard-Sudoku auf Mittel, Schwer oder Experte mit verborgenen Fehlern, ohne Tipps und ohne Notizen.',
  },
  hard: {
    title: 'Die stille Stunde',
    text: 'Löse ein Standard-Sudoku auf Schwer oder Experte mit verborgenen Fehlern, ohne Tipps.',
  },
  expert: {
    title: 'Meister der Logik',
    text: 'Löse ein Standard-Sudoku auf Experte mit verborgenen Fehlern, ohne Tipps.',
  },
}

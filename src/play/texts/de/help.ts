import type { helpTexts as english } from '../help'

export const helpTexts: typeof english = {
  title: (game) => `So geht ${game}`,
  close: 'Alles klar',
  keyboard: {
    common:
      '{pause} oder {escape} pausiert, {restart} startet neu, {mute} schaltet stumm, {fullScreen} öffnet das Vollbild.',
    undo: '{undo} macht einen Zug rückgängig.',
    position: '{position} liest deine Position vor; noch einmal drücken liest das ganze Brett vor.',
  },
  pad: {
    common:
      '{start} pausiert. In Menüs bewegt das D-Pad die Auswahl, {select} wählt aus und {back} geht zurück.',
    position:
      '{position} liest deine Position auf einem Brett vor; noch einmal drücken liest das ganze Brett vor.',
  },
}

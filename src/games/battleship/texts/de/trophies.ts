import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  hunter: {
    title: 'Freie See',
    text: 'Feuere zuerst und einzeln, und versenk die ganze Flotte, bevor Jäger oder Admiral deine versenkt. Ohne Tipps.',
  },
  afloat: {
    title: 'Vier schwimmen noch',
    text: 'Feuere zuerst und einzeln, und besiege Jäger oder Admiral mit höchstens einem verlorenen Schiff. Ohne Tipps.',
  },
  fifty: {
    title: 'Treffsicher',
    text: 'Feuere zuerst und einzeln, und besiege Jäger oder Admiral mit höchstens 50 Schüssen. Ohne Tipps.',
  },
  admiral: {
    title: 'Großadmiral',
    text: 'Feuere zuerst und einzeln, und besiege den Admiral. Ohne Tipps.',
  },
}

import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  hunter: {
    title: 'Freie See',
    text: 'Mach den ersten Schuss, feuere einzeln und versenke die ganze Flotte, bevor Jäger oder Admiral deine versenkt. Ohne Tipps.',
  },
  afloat: {
    title: 'Vier schwimmen noch',
    text: 'Mach den ersten Schuss, feuere einzeln und besiege Jäger oder Admiral mit höchstens einem verlorenen Schiff. Ohne Tipps.',
  },
  fifty: {
    title: 'Treffsicher',
    text: 'Mach den ersten Schuss, feuere einzeln und besiege Jäger oder Admiral mit höchstens 50 Schüssen. Ohne Tipps.',
  },
  admiral: {
    title: 'Großadmiral',
    text: 'Mach den ersten Schuss, feuere einzeln und besiege den Admiral. Ohne Tipps.',
  },
}

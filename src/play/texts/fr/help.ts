import type { helpTexts as english } from '../help'

export const helpTexts: typeof english = {
  title: (game) => `Comment\u00a0jouer\u00a0: ${game}`,
  close: 'Compris',
  keyboard: {
    common:
      '{pause} ou {escape}\u00a0: pause\u202f; {restart}\u00a0: recommencer\u202f; {mute}\u00a0: couper le son\u202f; {fullScreen}\u00a0: plein écran.',
    undo: '{undo} annule un coup.',
    position: '{position} lit ta position à voix haute\u202f; appuie encore pour tout le plateau.',
  },
  pad: {
    common:
      '{start}\u00a0: pause. Dans les menus\u00a0: croix pour se déplacer, {select} pour choisir, {back} pour revenir.',
    position:
      '{position} lit à voix haute ta position sur un plateau\u202f; appuie encore pour tout le plateau.',
  },
}

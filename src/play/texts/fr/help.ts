import type { helpTexts as english } from '../help'

export const helpTexts: typeof english = {
  title: (game) => `Comment jouer : ${game}`,
  close: 'Compris',
  keyboard: {
    common:
      '{pause} ou {escape} : pause ; {restart} : recommencer ; {mute} : couper le son ; {fullScreen} : plein écran.',
    undo: '{undo} annule un coup.',
    position: '{position} lit ta position à voix haute ; appuie encore pour tout le plateau.',
  },
  pad: {
    common:
      '{start} : pause. Dans les menus : croix pour se déplacer, {select} pour choisir, {back} pour revenir.',
    position: '{position} lit à voix haute ta position sur un plateau ; appuie encore pour tout le plateau.',
  },
}

import type { helpTexts as english } from '../help'

export const helpTexts: typeof english = {
  title: (game) => `Como jogar ${game}`,
  close: 'Entendi',
  keyboard: {
    common:
      '{pause} ou {escape} pausa, {restart} reinicia, {mute} silencia e {fullScreen} abre a tela cheia.',
    undo: '{undo} desfaz uma jogada.',
    position: '{position} lê sua posição em voz alta; aperte de novo para ouvir o tabuleiro todo.',
  },
  pad: {
    common: '{start} pausa. Nos menus, o D-pad move, {select} seleciona e {back} volta.',
    position:
      '{position} lê sua posição no tabuleiro em voz alta; aperte de novo para ouvir o tabuleiro todo.',
  },
}

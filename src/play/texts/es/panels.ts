import type { panelTexts as english } from '../panels'

export const panelTexts: typeof english = {
  start: 'Empezar',
  playAgain: 'Jugar otra vez',
  newGame: 'Nueva partida',
  allGames: 'Todos los juegos',
  howToPlay: 'Cómo jugar',
  restart: 'Reiniciar',

  own: {
    part: 'Formulario',

    leave: 'Jugar la partida estándar',
  },

  practice: {
    button: (count) => `Practicar (${count})`,
    part: 'Lista de práctica',
  },

  pause: {
    title: 'En pausa',
    byLinkTitle: 'Jugar por enlace',
    resume: 'Continuar',
    endedElsewhere: 'Esta partida terminó en otra pestaña.',
    continueNewer: 'Continuar la más reciente',
    optionsApplyLater: 'Los cambios se aplican en la próxima partida.',
  },

  end: {
    newBest: 'Nuevo récord',
    rematch: 'Revancha',
    shareResult: 'Compartir',
    more: 'Más',
    challenge: 'Retar',
    watch: 'Ver',
    review: 'Análisis',
    helped: 'Solo las partidas sin ayuda cuentan para los récords.',
    rankedSeparately: 'Se clasifica aparte.',
  },

  options: {
    locked: 'bloqueado',
    more: 'Más opciones',
    fewer: 'Menos opciones',
  },

  tools: {
    share: 'Compartir',
    fullScreen: 'Pantalla completa',
    openReplay: 'Abrir una repetición',
    replayFile: 'Archivo de repetición',
    embed: 'Insertar',
    print: 'Imprimir…',
  },
}

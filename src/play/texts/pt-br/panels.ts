import type { panelTexts as english } from '../panels'

export const panelTexts: typeof english = {
  start: 'Começar',
  playAgain: 'Jogar de novo',
  newGame: 'Nova partida',
  allGames: 'Todos os jogos',
  howToPlay: 'Como jogar',
  restart: 'Reiniciar',

  own: {
    part: 'Formulário',

    leave: 'Jogar a partida padrão',
  },

  practice: {
    button: (count) => `Treinar (${count})`,
    part: 'Lista de treino',
  },

  pause: {
    title: 'Em pausa',
    byLinkTitle: 'Jogar por link',
    resume: 'Continuar',
    endedElsewhere: 'Esta partida terminou em outra aba.',
    continueNewer: 'Continuar a mais nova',
    optionsApplyLater: 'As mudanças valem a partir da próxima partida.',
  },

  end: {
    newBest: 'Novo recorde',
    rematch: 'Revanche',
    shareResult: 'Compartilhar',
    more: 'Mais',
    challenge: 'Desafiar',
    watch: 'Assistir',
    review: 'Análise',
    helped: 'Só partidas sem ajuda contam para os recordes.',
    rankedSeparately: 'Classificação à parte.',
  },

  options: {
    locked: 'bloqueado',
    more: 'Mais opções',
    fewer: 'Menos opções',
  },

  tools: {
    share: 'Compartilhar',
    fullScreen: 'Tela cheia',
    openReplay: 'Abrir um replay',
    replayFile: 'Arquivo de replay',
    embed: 'Incorporar',
    print: 'Imprimir…',
  },
}

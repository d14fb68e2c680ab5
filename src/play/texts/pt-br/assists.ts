import { numberText, percentText, plural } from '../../../engine/core/text'
import type { assistTexts as english } from '../assists'

const speedText = (speed: number) => percentText(speed / 100)

export const assistTexts: typeof english = {
  title: 'Assistências',
  gameSpeed: {
    label: 'Velocidade',
    value: speedText,
    slowestValue: (speed) => `${speedText(speed)}, para treinar`,
    note: 'Uma velocidade menor aparece no seu resultado e tem classificação à parte.',
    hint: 'Para jogos em tempo real; as regras e os sons não mudam. Uma velocidade menor aparece no seu resultado e tem classificação à parte.',
  },
  toggleHold: {
    label: 'Apertar em vez de segurar',
    hint: 'Aperte uma vez para segurar, outra para soltar.',
  },
  autoRepeat: {
    name: 'Repetição automática',
    label: 'Repetição automática: segurar em vez de apertar várias vezes',
    off: 'Não',
    value: (rate) => `${numberText(rate)} por segundo`,
  },
  rewind: {
    label: 'Rebobinar em vez de terminar',
    hint: (times) =>
      plural(times, {
        one: 'Jogos em tempo real voltam três segundos em vez de terminar, até # vez por partida. Aparece no seu resultado e tem classificação à parte.',
        many: 'Jogos em tempo real voltam três segundos em vez de terminar, até # de vezes por partida. Aparece no seu resultado e tem classificação à parte.',
        other:
          'Jogos em tempo real voltam três segundos em vez de terminar, até # vezes por partida. Aparece no seu resultado e tem classificação à parte.',
      }),
  },
  aimAssist: {
    label: 'Mira assistida',
    hint: (games) =>
      `${games}: mirar perto de um alvo conta como acerto. Aparece no seu resultado e tem classificação à parte.`,
  },
  debounce: {
    label: 'Ignorar toques repetidos',
    hint: 'Se você apertar duas vezes em menos de meio segundo, a segunda é ignorada, em todas as páginas.',
  },
  switchAccess: {
    label: 'Uso com acionador',
    hint: 'Os elementos da tela ficam em destaque um por um. Aperte Espaço, Enter, a tela ou um botão do controle para selecionar. Aperte Esc três vezes para sair.',
    interval: 'Intervalo de varredura',
    intervalValue: (seconds) => `${numberText(seconds)} s`,
  },
  audioCues: {
    label: 'Sinais sonoros',
    hint: (games) =>
      `${games}: tons à esquerda e à direita, agudos e graves, mostram onde as coisas estão. Melhor com fones.`,
  },
  screenReaderDetail: {
    label: 'Detalhes do leitor de tela',
    choices: { little: 'Menos', some: 'Normal', much: 'Mais' },
  },
  hideClock: {
    label: 'Ocultar o relógio',
    hint: 'O tempo só aparece no fim e fica fora dos resultados compartilhados.',
  },
  active: {
    rewind: 'rebobinar',
    audioCues: 'sinais sonoros',
    hideClock: 'sem relógio',
  },
}

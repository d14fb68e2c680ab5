import { asSentence, numberText, percentText, plural } from '../../../engine/core/text'
import type * as labels from '../../../engine/sound/texts/labels'
import type * as assists from '../../../play/texts/assists'
import type * as captions from '../../../play/texts/captions'
import type * as help from '../../../play/texts/help'
import type * as position from '../../../play/texts/position'
import type { Translation } from '../../translation'

export const helpTexts: Translation<typeof help.helpTexts> = {
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

const speedText = (speed: number) => percentText(speed / 100)

export const assistTexts: Translation<typeof assists.assistTexts> = {
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
    hint: 'Os elementos da tela ficam em destaque um por um. Aperte Espaço, Enter ou um botão do controle, ou toque na tela, para selecionar. Aperte Esc três vezes para sair.',
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

export const captionTexts: Translation<typeof captions.captionTexts> = {
  tone: 'tom',
  left: (caption) => `◂ ${caption}, esquerda`,
  right: (caption) => `${caption}, direita ▸`,
  repeated: (caption, times) => `${caption} ×${times}`,
}

export const positionTexts: Translation<typeof position.positionTexts> = {
  nothing: 'nada',
  count: (count, kind) => `${kind}: ${numberText(count)}`,
  cell: (at, inRow, inColumn) =>
    `Linha ${at.row}, coluna ${at.column}, ${at.what}. No resto da linha: ${inRow}; da coluna: ${inColumn}.`,
  row: (row, cells) => `Linha ${row}. ${asSentence(cells)}`,
}

export const soundTexts: Translation<typeof labels.soundTexts> = {
  tap: 'toque',
  confirm: 'confirmado',
  back: 'voltar',
  open: 'abre',
  close: 'fecha',
  toggle: 'troca',
  error: 'não permitido',
  start: 'sinal de início',
  pause: 'pausa',
  resume: 'continua',
  countdown: 'contagem regressiva',
  tick: 'tique',
  alarm: 'alarme',
  flag: 'bandeira',
  reveal: 'algo aparece',
  move: 'jogada',
  place: 'colocado',
  drop: 'cai',
  flip: 'vira',
  match: 'combina',
  mismatch: 'não combina',
  slide: 'desliza',
  merge: 'fusão',
  bigMerge: 'grande fusão',
  snap: 'encaixa',
  card: 'carta',
  chip: 'ficha',
  shuffle: 'embaralhando',
  collect: 'coletado',
  coin: 'moeda',
  combo: 'combo',
  turn: 'giro',
  eat: 'mordida',
  flap: 'bate asas',
  jump: 'salto',
  land: 'pouso',
  launch: 'lançamento',
  shoot: 'tiro',
  thrust: 'motor',
  slice: 'corte',
  whoosh: 'zunido',
  miss: 'erro',
  spawn: 'algo novo',
  pop: 'ploc',
  explosion: 'explosão',
  splash: 'tchibum',
  bounce: 'quique',
  wall: 'bate na parede',
  paddle: 'bate na raquete',
  brick: 'tijolo quebra',
  crack: 'estalo',
  hit: 'batida',
  whack: 'pancada',
  puck: 'bate no disco',
  point: 'ponto',
  glitch: 'glitch',
  win: 'fanfarra da vitória',
  lose: 'notas graves: fim de jogo',
  tie: 'duas notas iguais: empate',
  newBest: 'fanfarra: novo recorde',
  levelUp: 'notas subindo: nível completo',
  lifeLost: 'notas descendo: vida perdida',
  medal: 'medalha',
  goal: 'gol',
  powerUp: 'notas subindo: poder',
}

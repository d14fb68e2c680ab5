import { plural } from '../../../engine/core/text'
import type { groupTexts as english } from '../group'

export const groupTexts: typeof english = {
  title: 'Grupo',
  checking: 'Conferindo os resultados do grupo…',
  noResults: 'Grupo: ainda sem resultados',
  line: (results, best, name) =>
    plural(results, {
      one: `Grupo: # resultado, ${best} de ${name}`,
      many: `Grupo: # de resultados, o melhor ${best} de ${name}`,
      other: `Grupo: # resultados, o melhor ${best} de ${name}`,
    }),
  empty: 'Ainda sem resultados. Jogue esta partida até o fim e adicione seu resultado.',
  rank: 'Lugar',
  player: 'Nome',
  replay: 'Replay',
  own: (name) => `${name} (você)`,
  watch: 'Assistir',
  watchOf: (name) => `Assistir: ${name}`,
  failed: {
    unproved: (name) => `${name}: este resultado não pôde ser comprovado.`,
    otherVersion: (name) => `${name}: este resultado é de outra versão deste jogo.`,
    otherLanguage: (name) => `${name}: este resultado é de uma partida em outro idioma.`,
  },
  noStart:
    'Este link de grupo não pode ser usado: falta o início ou seus resultados não podem ser comparados.',
  damaged: 'Este link está danificado, e podem faltar resultados. Peça de novo e copie o link inteiro.',
  result: (label, value) => `Seu resultado: ${label} ${value}`,
  name: (name) => `Seu nome: ${name}.`,
  otherName: 'Outro nome',
  add: 'Adicionar meu resultado',
  added: 'Seu resultado foi adicionado. Envie este link ao grupo.',
  cannotAdd: 'O replay desta partida não comprova seu resultado, então ele não pode ser adicionado.',
  tooLong:
    'Esta partida foi longa demais para um link, então seu resultado não pode ser adicionado. O replay fica neste dispositivo.',
  noSpace: 'O link não tem mais espaço para seu replay. O resultado ficará só na tabela deste dispositivo.',
  full: (results) => `A tabela guarda os ${results} melhores resultados, e este não está entre eles.`,
  leftOut: (results) =>
    plural(results, {
      one: '# resultado não cabe no link. Ele está só na tabela deste dispositivo.',
      many: '# de resultados não cabem no link. Eles estão só na tabela deste dispositivo.',
      other: '# resultados não cabem no link. Eles estão só na tabela deste dispositivo.',
    }),
  link: 'Link',
  linkHint: 'Quem abre joga o mesmo início. Abrir várias cópias reúne os resultados delas.',
  copyLink: 'Copiar link',
  linkCopied: 'Link copiado. Envie ao grupo.',
  linkTitle: (game) => `Jogue ${game} com nosso grupo`,
  share: 'Compartilhar',
  print: 'Imprimir',
  cannotPrint:
    'Nada foi impresso: este navegador não consegue imprimir. Abra esta página em outro navegador.',
  printTitle: (game) => `${game}: resultados do grupo`,
  code: 'Código QR do link do grupo',
}

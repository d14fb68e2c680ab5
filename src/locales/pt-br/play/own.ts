import { numberText, plural } from '../../../engine/core/text'
import type * as own from '../../../play/texts/own'
import type * as practice from '../../../play/texts/practice'
import type * as print from '../../../play/texts/print'
import type { Translation } from '../../translation'

export const ownTexts: Translation<typeof own.ownTexts> = {
  form: {
    intro: 'O link contém tudo. Nada é guardado nem enviado a um servidor.',
    play: 'Jogar',
    copy: 'Copiar link',
    copied: 'Link copiado. Quem abrir joga com seu conteúdo.',
    save: 'Salvar em um único arquivo',
    showCurrent: 'Editar o que esta partida usa',
    tooLong: 'É demais para um link. Use menos itens ou itens mais curtos.',
    moreFaults: (count) => plural(count, { one: 'E mais #.', many: 'E mais #.', other: 'E mais #.' }),
  },
  picture: {
    file: 'Imagem',
    hint: 'Um arquivo JPEG, PNG ou WebP. Ele fica só no link, nunca em um servidor.',
    preview: 'Sua imagem como as outras pessoas vão ver',
    choose: 'Escolha uma imagem.',
    working: 'Reduzindo a imagem…',
    unreadable: 'Este navegador não consegue ler esse arquivo. Escolha uma imagem JPEG, PNG ou WebP.',
    noisy:
      'Os ajustes de privacidade deste navegador trocam imagens por ruído. Permita que este site use dados de canvas ou use outro navegador.',
    tooDetailed: 'Esta imagem não cabe em um link, nem reduzida. Escolha uma com menos detalhes.',
    made: (size, kilobytes) =>
      `Reduzida para caber em um link: ${size.width} × ${size.height} pixels, ${numberText(kilobytes)} KB.`,
  },
  problems: {
    notHere: 'Este link tem conteúdo que este jogo não consegue usar.',
    newer:
      'Este link foi criado por uma versão mais nova do site. Recarregue a página para usar essa versão.',
    damaged:
      'Este link está danificado ou incompleto, por isso a partida padrão será aberta. Copie o link inteiro de novo.',
    noPicture:
      'A imagem deste link não pode ser mostrada, por isso a partida padrão será aberta. Copie o link inteiro de novo.',
    refused: (why) =>
      `O conteúdo deste link não pode ser usado, por isso a partida padrão será aberta. ${why}`,
  },
}

export const practiceTexts: Translation<typeof practice.practiceTexts> = {
  title: 'Treino',
  intro: 'Cada posição volta até que você a resolva na primeira tentativa em dois dias diferentes.',
  empty: 'Nada para treinar.',
  kinds: { mate: 'Mate perdido', hint: 'Com dica', mistake: 'Erro', blunder: 'Erro grave' },
  move: (move) => `Jogada ${move}`,
  tomorrow: 'Amanhã de novo',
  solve: 'Resolver',
  remove: 'Remover',
  removeAll: 'Remover tudo',
  removesAll: (count) =>
    plural(count, {
      one: 'Remover # posição? Esta ação não pode ser desfeita.',
      many: 'Remover # de posições? Esta ação não pode ser desfeita.',
      other: 'Remover # posições? Esta ação não pode ser desfeita.',
    }),
  cancel: 'Cancelar',
  unreadable: 'Esta posição é de outra versão do jogo.',

  bar: {
    find: 'Encontre a jogada certa.',
    findMate: 'Encontre o mate.',
    solved: 'Certo. Volta amanhã.',
    removed: 'Certo em dois dias: removido da sua lista.',
    missed: 'Não é a jogada certa.',
    missedMate: 'Não foi na primeira tentativa. Volta amanhã.',
    hinted: 'Com dica não conta. Volta amanhã.',
    failed: 'Não foi possível avaliar a jogada.',
    next: 'Próxima',
    list: 'Voltar à lista',
  },
}

export const printTexts: Translation<typeof print.printTexts> = {
  title: (game) => `Imprimir ${game}`,
  print: 'Imprimir',
  preview: 'Prévia',
  making: (done, count) => `Criando ${done + 1} de ${count}…`,
  cannot: 'Nada foi impresso: este navegador não consegue imprimir. Abra esta página em outro navegador.',
  failed: 'Não foi possível criar os puzzles.',
  tryAgain: 'Tentar de novo',
  pages: (count) =>
    plural(count, {
      one: '# página, para A4 e Carta.',
      many: '# de páginas, para A4 e Carta.',
      other: '# páginas, para A4 e Carta.',
    }),
  fewer: (count) =>
    plural(count, {
      one: 'Estas opções só dão # puzzle.',
      many: 'Estas opções só dão # de puzzles.',
      other: 'Estas opções só dão # puzzles.',
    }),
  again: 'O mesmo início imprime as mesmas páginas de novo.',
  page: {
    solutions: 'Soluções',
    seed: (seed) => `Semente ${seed}`,
    caption: (number, name) => (name === '' ? String(number) : `${number}. ${name}`),
    address: (numbers, address) => (numbers.length === 0 ? address : `${numbers.join(', ')}: ${address}`),
  },
}

import { numberText, plural } from '../../../engine/core/text'
import type { ownTexts as english } from '../own'

export const ownTexts: typeof english = {
  form: {
    intro: 'O link contém tudo. Nada é guardado nem enviado a um servidor.',
    play: 'Jogar',
    copy: 'Copiar link',
    copied: 'Link copiado. Quem abrir joga com seu conteúdo.',
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
      'Este link está danificado ou incompleto, por isso abre a partida padrão. Copie o link inteiro de novo.',
    noPicture:
      'A imagem deste link não pode ser mostrada, por isso abre a partida padrão. Copie o link inteiro de novo.',
    refused: (why) => `O conteúdo deste link não pode ser usado, por isso abre a partida padrão. ${why}`,
  },
}

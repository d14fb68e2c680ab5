import type * as embed from '../../../play/texts/embed'
import type { Translation } from '../../translation'

export const embedTexts: Translation<typeof embed.embedTexts> = {
  fullPage: 'Jogar no Pocket Arcade',
  noNewTabs: 'Novas abas estão bloqueadas aqui. Copie o endereço:',
  notKept: 'Os recordes não são guardados aqui.',
  cover: {
    play: (game) => `Jogar ${game}`,
    watch: (game) => `Assistir a um replay de ${game}`,
    today: 'Início de hoje',
    replay: 'Replay',
    loading: 'Carregando…',
    failed: 'Não foi possível carregar o jogo. Tente de novo.',
  },
  frameTitle: (game) => `${game} no Pocket Arcade`,
  dialog: {
    title: (game) => `Incorporar ${game}`,
    intro: 'Mostre este jogo na sua própria página. Ele carrega quando alguém clica e não guarda nada.',
    introReplay:
      'Mostre este replay na sua própria página. Ele carrega quando alguém clica e não guarda nada.',
    start: 'Início',
    starts: { game: 'Este início', position: 'Esta posição', today: 'Início de hoje' },
    size: 'Tamanho',
    sizes: { small: 'Pequeno', medium: 'Médio', large: 'Grande', full: 'Largura total' },
    theme: 'Tema',
    themes: { auto: 'Auto', light: 'Claro', dark: 'Escuro' },
    code: 'Código para sua página',
    copy: 'Copiar código',
    copied: 'Código copiado. Cole na sua página.',
    preview: 'Prévia',
    tooLong: 'Este replay é longo demais para incorporar. Salve como arquivo.',
  },
}

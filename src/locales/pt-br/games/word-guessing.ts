import { listText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/word-guessing/texts/game'
import type * as own from '../../../games/word-guessing/texts/own'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    length: {
      label: 'Partida',
      5: 'De 5',
      10: 'De 10',
      endless: 'Sem fim',
      survival: 'Sobrevivência',
    },
    list: { label: 'Palavras', first: '112 originais', large: '600 sem repetição' },
    theme: {
      label: 'Tema',
      all: 'Todos',
      Nature: 'Natureza',
      Science: 'Ciência',
      People: 'Pessoas',
      Legends: 'Lendas',
    },
    topic: { label: 'Tema', all: 'Todos' },
    keys: { label: 'Letras', abc: 'De A a Z', keyboard: 'Como no teclado' },
    letter: {
      label: 'Comprar letra',
      off: 'Não',
      on: (points) => plural(points, { one: 'Por # ponto', many: 'Por # de pontos', other: 'Por # pontos' }),
    },
  },
  controls: { letter: 'Comprar letra' },
  stats: { Score: 'Pontos', Streak: 'Sequência', Wrong: 'Erros', Words: 'Palavras' },
  best: { streak: 'Melhor sequência' },
  status: {
    hit: (letter, times) =>
      plural(times, {
        one: `${letter} está na palavra.`,
        many: `${letter} está # de vezes na palavra.`,
        other: `${letter} está # vezes na palavra.`,
      }),
    miss: (letter, tries) =>
      plural(tries, {
        one: `Não tem ${letter}. Resta # tentativa.`,
        many: `Não tem ${letter}. Restam # de tentativas.`,
        other: `Não tem ${letter}. Restam # tentativas.`,
      }),
    found: (word, points) =>
      plural(points, {
        one: `Encontrada: ${word}, # ponto.`,
        many: `Encontrada: ${word}, # de pontos.`,
        other: `Encontrada: ${word}, # pontos.`,
      }),
    nextWord: 'Nova palavra.',
  },
  missed: (word) => `Fim de jogo! A palavra era ${word}`,
  captions: {
    hit: 'letra na palavra',
    miss: 'letra fora da palavra',
    found: 'palavra encontrada',
    missed: 'palavra perdida',
    nextWord: 'próxima palavra',
  },
  howTo: [
    'Escolha letras para achar a palavra oculta. A definição ajuda.',
    'Cada erro acrescenta uma parte ao robô. Com seis, você perde a palavra.',
    'Uma palavra vale 10 pontos, menos 1 por erro. Você pode esconder uma para alguém.',
  ],
  topics: {
    Animals: 'Animais',
    Technology: 'Tecnologia',
    Nature: 'Natureza',
    Food: 'Comida',
    Music: 'Música',
    Transportation: 'Transporte',
    Tools: 'Ferramentas',
    Myths: 'Mitos',
    Places: 'Lugares',
    Sports: 'Esportes',
    History: 'História',
    Jobs: 'Profissões',
    Science: 'Ciência',
    Weather: 'Clima',
    Travel: 'Viagens',
    Arts: 'Artes',
    Sport: 'Esportes',
    Work: 'Trabalho',
    Legends: 'Lendas',
    Home: 'Casa',
    'From a friend': 'De outra pessoa',
    'Your words': 'Suas palavras',
  },
  refusals: {
    noLetter: 'Digite uma só letra!',
    otherScript:
      'Só valem as letras de A a Z. Mude o teclado para letras latinas ou toque nas letras da tela.',
    writtenAs: (sign, letters) => `Nas palavras deste jogo, ${sign} se escreve ${listText(letters, 'or')}.`,
    notUsed: (sign) => `Nenhuma palavra deste jogo tem ${sign}.`,
    guessed: 'Você já tentou essa letra!',
  },
  ends: {
    found: (word) => `Você encontrou ${word}`,
    foundBefore: (words) =>
      plural(words, {
        one: 'Antes disso, # palavra encontrada.',
        many: 'Antes disso, # de palavras encontradas.',
        other: 'Antes disso, # palavras encontradas.',
      }),
    foundSome: (found, words) =>
      plural(words, {
        one: `${found} de # palavra encontrada`,
        many: `${found} de # de palavras encontradas`,
        other: `${found} de # palavras encontradas`,
      }),
    foundAll: (words) =>
      plural(words, {
        one: '# palavra encontrada',
        many: 'Todas as # de palavras encontradas',
        other: 'Todas as # palavras encontradas',
      }),
  },
  board: {
    hide: 'Esconder uma palavra para alguém',
    buy: (points) =>
      plural(points, {
        one: 'Comprar letra por # ponto',
        many: 'Comprar letra por # de pontos',
        other: 'Comprar letra por # pontos',
      }),
    awake: 'O robô acordou',
    triesLeft: (tries) =>
      plural(tries, {
        one: 'Resta # tentativa',
        many: 'Restam # de tentativas',
        other: 'Restam # tentativas',
      }),
    word: (word) => `Palavra ${word}`,
    wordOf: (word, words) => `Palavra ${word} de ${words}`,
    found: (points) =>
      plural(points, {
        one: 'Encontrada, # ponto',
        many: 'Encontrada, # de pontos',
        other: 'Encontrada, # pontos',
      }),
    wrong: (letters) => `Fora da palavra: ${letters}`,
    pick: 'Escolha ou digite uma letra',
    finish: 'Terminar',
    next: 'Próxima palavra',
    tiles: (tiles) => `Palavra: ${tiles}.`,
    blank: 'vazio',
    lookedBlank: 'vazio em destaque',
  },
  keys: {
    name: 'Letras',
    right: (letter) => `${letter}, está na palavra`,
    wrong: (letter) => `${letter}, não está na palavra`,
    field: 'Letra',
    placeholder: 'A-Z',
    guess: 'Tentar',
  },
  friend: {
    title: 'Esconder uma palavra para alguém',
    word: 'Palavra',
    wordHint: (max) => `De A a Z, sem acentos, até ${max} letras.`,
    hint: 'Dica',
    hintHint: 'Opcional. Uma linha.',
    send: 'Enviar link',
    guess: 'Adivinhe minha palavra',
    copied: 'Link copiado. A palavra está escondida nele.',
    noWord: 'Digite uma palavra.',
    sign: (sign) => `A palavra só pode usar as letras de A a Z, não ${sign}.`,
    signInstead: (sign, spellings) =>
      `A palavra só pode usar as letras de A a Z, não ${sign}. Escreva ${listText(
        spellings.map((each) => `“${each}”`),
        'or',
      )}.`,
    length: (min, max) => `A palavra precisa ter de ${min} a ${max} letras.`,
    longHint: (max, characters) => `A dica pode ter até ${max} caracteres. Esta tem ${characters}.`,
    unsent: (sign) => `A dica não pode conter ${sign}.`,
    told: 'A dica contém a própria palavra.',
    damaged: 'A palavra deste link está danificada. Peça que enviem de novo.',
  },
}

export const ownTexts: Translation<typeof own.ownTexts> = {
  use: 'Usar suas palavras',
  used: 'Esta partida usa palavras próprias.',
  label: 'Palavras, uma por linha',
  hint: (words, min, max, characters) =>
    `De 1 a ${words} palavras de ${min} a ${max} letras, de A a Z, sem acentos. Depois de dois-pontos ou tabulação pode vir uma dica de até ${characters} caracteres.`,
  example: 'planeta: gira em torno de uma estrela\ncometa: tem uma cauda de gelo e poeira\nasteroide',
  summary: (words) => plural(words, { one: '# palavra', many: '# de palavras', other: '# palavras' }),
  withoutAccents: (words) => `Usar letras sem acento: ${words}`,
  twoLetters: (words) => `Usar duas letras: ${words}`,
  faults: {
    noWords: 'Digite pelo menos uma palavra.',
    count: (max, words) => `Uma lista tem até ${max} palavras. Esta tem ${words}.`,
    noWord: (hint) => `Falta uma palavra antes de “: ${hint}”.`,
    sign: (word, sign) =>
      `“${word}” não pode ser usada: as palavras só podem usar as letras de A a Z, não ${sign}.`,
    length: (word, min, max) => `“${word}” não pode ser usada: uma palavra tem de ${min} a ${max} letras.`,
    twice: (word) => `“${word}” está duas vezes na lista.`,
    longHint: (word, characters, max) =>
      `A dica de “${word}” tem ${characters} caracteres. O limite é ${max}.`,
    told: (word) => `A dica de “${word}” contém a própria palavra.`,
  },
}

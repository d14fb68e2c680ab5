import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/emoji-decoder/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    round: { label: 'Enigmas', 5: 'Primeiros 5', 15: 'Todos' },
    pack: {
      label: 'Pacote',
      first: '15 originais',
      words: 'Palavras',
      animals: 'Animais',
      films: 'Filmes',
      food: 'Comida',
      nature: 'Natureza',
      places: 'Lugares',
      sport: 'Esportes',
      home: 'Casa',
      tales: 'Histórias',
      sayings: 'Ditados',
    },
  },
  controls: { reveal: 'Revelar letra', skip: 'Pular ou seguir' },
  stats: { Score: 'Pontos', Puzzle: 'Enigma', Attempts: 'Tentativas', Solved: 'Resolvidos' },
  status: {
    solved: (answer, points) =>
      plural(points, {
        one: `Decifrado: ${answer}, # ponto.`,
        many: `Decifrado: ${answer}, # de pontos.`,
        other: `Decifrado: ${answer}, # pontos.`,
      }),
    wrong: (tries) =>
      plural(tries, {
        one: 'Errado. Resta # tentativa.',
        many: 'Errado. Restam # de tentativas.',
        other: 'Errado. Restam # tentativas.',
      }),
    answer: (answer) => `A resposta era ${answer}.`,
    revealed: (place, letter) => `A letra ${place} é ${letter}.`,
    nextPuzzle: (puzzle) => `Enigma ${puzzle}.`,
  },
  captions: {
    solved: 'resolvido',
    wrong: 'palpite errado',
    failed: 'não resolvido',
    skipped: 'pulado',
    revealed: 'letra revelada',
    nextPuzzle: 'próximo enigma',
  },
  howTo: [
    'Encontre a palavra, o nome ou o título. Um título pode vir sem “O” ou “A”.',
    'Acertar na 1ª, 2ª ou 3ª tentativa vale 40, 30 ou 20. As letras certas ficam.',
    'Cada letra revelada custa 5 pontos. Você pode revelar três. Pular vale 0.',
  ],
  ends: {
    title: 'Partida completa!',
    solved: (solved, puzzles) => `Enigmas resolvidos: ${solved} de ${puzzles}.`,
  },
  categories: {
    Nature: 'Natureza',
    Home: 'Casa',
    Movie: 'Filme',
    Show: 'Série',
    Brand: 'Marca',
    Tech: 'Tecnologia',
    Activity: 'Atividade',
    Food: 'Comida',
    Word: 'Palavra',
    Animal: 'Animal',
    Place: 'Lugar',
    Sports: 'Esportes',
    Story: 'História',
    Idiom: 'Ditado',
  },
  messages: {
    ask: 'O que dizem os emojis?',
    solved: (points) =>
      plural(points, {
        one: 'Decifrado: # ponto',
        many: 'Decifrado: # de pontos',
        other: 'Decifrado: # pontos',
      }),
    wrong: (tries) =>
      plural(tries, {
        one: 'Errado. Resta # tentativa',
        many: 'Errado. Restam # de tentativas',
        other: 'Errado. Restam # tentativas',
      }),
    answer: (answer) => `A resposta era ${answer}`,
  },
  board: {
    words: (words) => plural(words, { one: '# palavra', many: '# de palavras', other: '# palavras' }),
    worth: (points) => plural(points, { one: '# ponto', many: '# de pontos', other: '# pontos' }),
    boxes: (boxes) => `Resposta: ${boxes}.`,
    blank: 'vazio',
    reveal: 'Revelar letra',
    skip: 'Pular',
    guess: 'Tentar',
    next: 'Seguir',
    letters: 'Letras',
    erase: 'Apagar',
  },
}

import { plural } from '../../../../engine/core/text'
import type { lazyTexts as english } from '../lazy'

export const lazyTexts: typeof english = {
  refusals: {
    inCheck: 'Seu rei está em xeque: mova o rei, bloqueie o xeque ou capture a peça que ataca.',
    leavesCheck: 'Isso deixaria seu rei em xeque.',
  },
  puzzle: {
    solved: 'Resolvido',
    firstTry: (mate) => `Mate em ${mate}, na primeira tentativa.`,
    afterWrong: (mate, wrong) =>
      plural(wrong, {
        one: `Mate em ${mate}, após # jogada errada.`,
        many: `Mate em ${mate}, após # de jogadas erradas.`,
        other: `Mate em ${mate}, após # jogadas erradas.`,
      }),
    noPuzzle: 'Isto não é um puzzle.',
  },
  run: {
    whiteToMove: (number) => `Posição ${number}: brancas jogam.`,
    blackToMove: (number) => `Posição ${number}: pretas jogam.`,
    themes: {
      fork: 'Garfo',
      pin: 'Cravada',
      skewer: 'Espeto',
      discovered: 'Ataque descoberto',
      backRank: 'Corredor',
    },
    solved: 'Resolvido.',
    solvedTheme: (theme) => `Resolvido (${theme}).`,
    missed: (move) => `A jogada certa era ${move}.`,
    missedTheme: (move, theme) => `A jogada certa era ${move} (${theme}).`,
    streakOver: 'Fim da sequência',
    timeUp: 'Tempo esgotado',
    allSolved: 'Todos resolvidos',
  },
  fen: {
    form: 'Uma posição de xadrez se escreve como FEN: oito fileiras de peças e depois w ou b, conforme o lado que joga.',
    ranks: (ranks) => `Um FEN tem oito fileiras separadas por barras; este tem ${ranks}.`,
    sign: (sign, rank) =>
      `O FEN tem “${sign}” na fileira ${rank}. As peças são p n b r q k; os espaços, de 1 a 8.`,
    squares: (rank, squares) => `A fileira ${rank} do FEN tem ${squares} casas em vez de oito.`,
    clock: (text, max) =>
      `O contador de meias jogadas do FEN é “${text}”, não um número inteiro de 0 a ${max}.`,
    number: (text, max) => `O número da jogada no FEN é “${text}”, não um número inteiro de 1 a ${max}.`,
    turn: (text) => `O FEN diz que “${text}” joga. Deve ser w (brancas) ou b (pretas).`,
    castling: (text) => `Os direitos de roque do FEN são “${text}”. Use algumas das letras KQkq ou um hífen.`,
    chess960: (rights) => `Os direitos de roque “${rights}” são do Chess960, que não está disponível aqui.`,
    passant: (text) =>
      `A casa de en passant do FEN é “${text}”. Use uma casa da fileira 3 ou 6, ou um hífen.`,
    crazyhouse: 'Este FEN tem peças na mão. É do Crazyhouse, que não está disponível aqui.',
    threeCheck: 'Este FEN conta xeques. É do Three-check, que não está disponível aqui.',
    whiteTakesKing: (square) =>
      `Esta posição é impossível: é a vez das brancas, e elas poderiam capturar o rei em ${square}.`,
    blackTakesKing: (square) =>
      `Esta posição é impossível: é a vez das pretas, e elas poderiam capturar o rei em ${square}.`,
    kings: (color, kings, squares) => `${color}: ${kings} reis, em ${squares}. Cada lado tem um.`,
    noKing: (color) => `${color}: falta o rei.`,
    noKings: 'Esta posição não tem reis.',
    pawns: (squares) =>
      `Há um peão na primeira ou na última fileira, onde não pode haver nenhum: ${squares}.`,
    pieces: (color) => `${color}: mais de dezesseis peças.`,
    rightsIgnored: 'As regras simples não têm roque nem en passant, então esses direitos foram ignorados.',
    castlingIgnored: 'Direitos de roque sem rei e torre no lugar foram ignorados.',
    passantIgnored: (square) =>
      `A casa de en passant ${square} foi ignorada: nenhum peão acabou de passar por ela.`,
    operationsIgnored: (operations) => `Notas depois da posição foram ignoradas: ${operations.join(', ')}.`,
    restIgnored: (text) => `“${text}” depois da posição foi ignorado.`,
  },
  pgn: {
    empty: 'Cole primeiro um FEN ou PGN.',
    otherGame: (game) => `Esta partida é de ${game}, que não está disponível aqui.`,
    brokenTag: (tag) => `A tag “${tag}” não pode ser lida.`,
    brokenTagIgnored: (tag) => `A tag “${tag}” não pode ser lida e foi ignorada.`,
    openVariation: (text) => `A variante “${text}” não termina, então o resto foi ignorado.`,
    openComment: (text) => `O comentário “${text}” não termina, então o resto foi ignorado.`,
    noMoves: 'Não há jogadas neste PGN.',
    noText: 'Isto não é um FEN nem um PGN: não contém jogadas.',
    manyGames: 'Este texto contém muitas partidas e é longo demais. Cole uma delas.',
    long: 'Este texto é longo demais para uma partida.',
    whiteMove: (number, move) => `Jogada ${number} das brancas, “${move}”`,
    blackMove: (number, move) => `Jogada ${number} das pretas, “${move}”`,
    at: (place, why) => `${place}: ${why}`,
    nullMove: 'Esta é uma jogada nula, que não pode ser jogada.',
    dropped: 'Peças repostas são do Crazyhouse, que não está disponível aqui.',
    descriptive: 'Isto é notação descritiva. Escreva casas como e4.',
    otherLanguage: 'Esta letra de peça é de outro idioma. Escreva K, Q, R, B ou N.',
    impossible: 'Esta jogada não é possível aqui.',
    noMove: 'Isto não é uma jogada.',
    over: 'A partida já terminou: um rei foi capturado ou não há mais jogadas.',
    overByMate: 'A partida já terminou em xeque-mate.',
    overByStalemate: 'A partida já terminou em afogamento.',
    castlingNeedsFull: 'O roque precisa das regras completas.',
    passantNeedsFull: 'A captura en passant precisa das regras completas.',
    promotionNeedsFull: 'Promover a outra peça que não a dama precisa das regras completas.',
    fullAllow: 'As regras completas permitem.',
    simplifiedAllow: 'As regras simples permitem.',
    commentsIgnored: 'Ignorado: comentários.',
    variationsIgnored: (variations) =>
      plural(variations, {
        one: 'Ignorado: # variante.',
        many: 'Ignorado: # de variantes.',
        other: 'Ignorado: # variantes.',
      }),
    bothIgnored: (variations) =>
      plural(variations, {
        one: 'Ignorado: comentários e # variante.',
        many: 'Ignorado: comentários e # de variantes.',
        other: 'Ignorado: comentários e # variantes.',
      }),
  },
}

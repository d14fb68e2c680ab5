import { percentText, plural } from '../../../engine/core/text'
import type * as dialog from '../../../games/chess/texts/dialog'
import type * as hints from '../../../games/chess/texts/hints'
import type * as lazy from '../../../games/chess/texts/lazy'
import type * as moves from '../../../games/chess/texts/moves'
import type * as review from '../../../games/chess/texts/review'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  fen: 'FEN, posição atual',
  copyFen: 'Copiar FEN',
  fenCopied: 'FEN copiado.',
  pgn: 'PGN, partida inteira',
  copyPgn: 'Copiar PGN',
  pgnCopied: 'PGN copiado.',
  assumed: (rights) =>
    rights === ''
      ? 'Posição alterada: sem roque nem en passant, e as jogadas são contadas do início.'
      : `Posição alterada: direitos de roque ${rights}, sem en passant, e as jogadas são contadas do início.`,
  load: 'Carregar uma partida',
  loadHint: 'Cole um FEN ou PGN.',
  loadHint960: 'Cole um FEN ou PGN, ou digite o número de uma posição inicial, de 0 a 959.',
  loadLater: 'Você pode carregar uma partida na sua vez.',
  loadButton: 'Carregar',
  loadEmpty: 'Cole primeiro um FEN ou PGN.',
  switchTo: {
    full: 'Mudar para regras completas e carregar',
    simplified: 'Mudar para regras simples e carregar',
    chess960: 'Mudar para regras do Chess960 e carregar',
  },
}

export const hintTexts: Translation<typeof hints.hintTexts> = {
  themes: {
    only: 'Você só tem uma jogada.',
    danger: 'Seu rei está em perigo.',
    king: 'Veja o rei do oponente.',
    inCheck: 'Seu rei está em xeque.',
    castle: 'Pense na segurança do seu rei.',
    promote: 'Pense em promover um peão.',
    capture: 'Procure uma captura.',
    attacked: 'Uma das suas peças está sob ataque.',
    check: 'Procure um xeque.',
    attack: 'Procure uma peça para atacar.',
    develop: 'Desenvolva mais uma peça.',
    center: 'Pense no centro.',
    quiet: 'Nada é urgente: melhore uma peça.',
  },
  piece: 'Veja a peça em destaque: ela tem a melhor jogada.',
  pieces: 'Veja as peças em destaque: uma delas tem a melhor jogada.',
  lost: (foe) => `Jogando bem, as ${foe.toLowerCase()} vencem: proteja o rei em destaque o quanto puder.`,
  takeKing: 'O rei em destaque pode ser capturado.',
  canMate: (side, moves) =>
    plural(moves, {
      one: `As ${side.toLowerCase()} podem dar mate em # jogada: veja o rei e as casas em volta dele.`,
      many: `As ${side.toLowerCase()} podem dar mate em # de jogadas: veja o rei e as casas em volta dele.`,
      other: `As ${side.toLowerCase()} podem dar mate em # jogadas: veja o rei e as casas em volta dele.`,
    }),
  canTakeKing: (side, moves) =>
    plural(moves, {
      one: `As ${side.toLowerCase()} podem capturar o rei em # jogada: veja as casas em volta dele.`,
      many: `As ${side.toLowerCase()} podem capturar o rei em # de jogadas: veja as casas em volta dele.`,
      other: `As ${side.toLowerCase()} podem capturar o rei em # jogadas: veja as casas em volta dele.`,
    }),
  passant: 'Um peão que acabou de mover duas casas pode ser capturado en passant.',
  unprotected: 'A peça em destaque pode ser capturada, e nada a protege.',
  worthMore: 'A peça em destaque vale mais que aquela que pode capturá-la.',
  countRecaptures: 'A peça em destaque pode ser capturada: conte as recapturas.',
  attackedByLess: 'A peça em destaque está atacada por uma de menor valor.',
  attacked: 'A peça em destaque está atacada, e nada a protege.',
  giveCheck: 'Você pode dar xeque, o que limita as respostas do oponente.',
  attackOne: 'Uma peça de menor valor pode atacar a que está em destaque.',
  attackSeveral: 'Uma peça de menor valor pode atacar as que estão em destaque.',
  develop: 'As peças em destaque ainda não se moveram: desenvolva uma.',
  center: 'O centro é importante: dali as peças alcançam mais casas.',
  improve: 'A melhor jogada não captura nem dá xeque: ache uma peça para melhorar.',
  onlyMove: 'Só há uma jogada.',
  inCheck: 'O rei está em xeque: capture a peça que ataca, bloqueie o xeque ou mova o rei.',
  castle: 'O rei em destaque fica mais seguro atrás dos peões: ele pode rocar.',
  promote: 'O peão em destaque pode ser promovido.',
  countPieces: 'Veja todas as peças: conte o que resta a cada lado.',
  mayClaim: (side) =>
    `Você pode reivindicar empate. As ${side.toLowerCase()} não estão em vantagem, então um empate é um bom resultado.`,
  offered: (side) =>
    `Há uma proposta de empate. As ${side.toLowerCase()} não estão em vantagem, então um empate é um bom resultado.`,
  claim: 'O melhor é reivindicar o empate.',
  accept: 'O melhor é aceitar o empate.',
  titles: { p: 'Peão', n: 'Cavalo', b: 'Bispo', r: 'Torre', q: 'Dama', k: 'Rei' },
  kingside: 'Roque pequeno.',
  queenside: 'Roque grande.',
  takesKing: (piece, square) => `${piece} captura o rei em ${square}.`,
  takes: (piece, square) => `${piece} captura em ${square}.`,
  moves: (piece, square) => `${piece} para ${square}.`,
  mate: 'Xeque-mate.',
  matesIn: (moves) =>
    plural(moves, {
      one: 'Dá mate em # jogada.',
      many: 'Dá mate em # de jogadas.',
      other: 'Dá mate em # jogadas.',
    }),
  wins: 'Vence a partida.',
  takesKingIn: (moves) =>
    plural(moves, {
      one: 'Captura o rei em # jogada.',
      many: 'Captura o rei em # de jogadas.',
      other: 'Captura o rei em # jogadas.',
    }),
  holdsOut: 'É o que resiste mais tempo.',
  farAhead: 'Mantém sua grande vantagem.',
  ahead: 'Mantém sua vantagem.',
  best: 'É a melhor jogada.',
}

export const lazyTexts: Translation<typeof lazy.lazyTexts> = {
  refusals: {
    inCheck: 'Seu rei está em xeque: mova o rei, bloqueie o xeque ou capture a peça que ataca.',
    leavesCheck: 'Isso deixaria seu rei em xeque.',
    passantLate: 'Um peão só pode ser capturado en passant logo depois de avançar duas casas.',
    castlingLost: 'Você não pode rocar deste lado: o rei ou a torre já se moveu.',
    castlingBlocked: 'Você não pode rocar deste lado: há peças entre o rei e a torre.',
    castlingInCheck: 'Você não pode rocar com o rei em xeque.',
    castleOntoRook: 'Para rocar no Chess960, mova o rei até a sua torre.',
    castlingThrough: 'Você não pode rocar deste lado: o rei passaria por uma casa atacada.',
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
    chess960: (rights) => `Os direitos de roque “${rights}” são do Chess960.`,
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
    crowded: (who) =>
      `Esta posição não pode surgir em uma partida: peões demais, ou peças demais vindas de promoções (${who}). Você pode jogar mesmo assim.`,
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
    chess960: 'Esta partida é de Chess960.',
    noStart: (last) => `As posições iniciais do Chess960 têm os números de 0 a ${last}.`,
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

export const moveTexts: Translation<typeof moves.moveTexts> = {
  loaded: 'Partida carregada',
  flag: 'Tempo esgotado',
  claimed: 'Empate reivindicado',
  accepted: 'Empate aceito',
  resigned: 'Desistência',
  wrong: (from, to) => `${from}-${to}: jogada errada`,
  offered: (move) => `${move}, empate proposto`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  chances: 'Chances de vitória',
  loss: {
    one: 'custa # ponto de chance de vitória',
    many: 'custa # de pontos de chance de vitória',
    other: 'custa # pontos de chance de vitória',
  },
  thisMove: 'esta jogada',
  canMate: (played, foe, moves) =>
    plural(moves, {
      one: `Após ${played}, as ${foe.toLowerCase()} podem dar mate em # jogada.`,
      many: `Após ${played}, as ${foe.toLowerCase()} podem dar mate em # de jogadas.`,
      other: `Após ${played}, as ${foe.toLowerCase()} podem dar mate em # jogadas.`,
    }),
  canTakeKing: (played, foe, moves) =>
    plural(moves, {
      one: `Após ${played}, as ${foe.toLowerCase()} podem capturar o rei em # jogada.`,
      many: `Após ${played}, as ${foe.toLowerCase()} podem capturar o rei em # de jogadas.`,
      other: `Após ${played}, as ${foe.toLowerCase()} podem capturar o rei em # jogadas.`,
    }),
  wouldMate: (better, moves) =>
    plural(moves, {
      one: `${better} daria mate em # jogada.`,
      many: `${better} daria mate em # de jogadas.`,
      other: `${better} daria mate em # jogadas.`,
    }),
  wouldTakeKing: (better, moves) =>
    plural(moves, {
      one: `${better} capturaria o rei em # jogada.`,
      many: `${better} capturaria o rei em # de jogadas.`,
      other: `${better} capturaria o rei em # jogadas.`,
    }),
  canCapture: (played, foe, square, piece) =>
    `Após ${played}, as ${foe.toLowerCase()} podem capturar em ${square} (${piece}).`,
  captures: (better, piece, played) => `${better} captura uma peça (${piece}). ${played} deixa a peça lá.`,
  keeps: (best, played, chance) =>
    `Mantém suas chances de vitória em ${percentText(best)}. Após ${played}, elas caem para ${percentText(chance)}.`,
}

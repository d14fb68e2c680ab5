import { plural } from '../../../../engine/core/text'
import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
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

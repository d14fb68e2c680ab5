import type { byLinkTexts as english } from '../byLink'

export const byLinkTexts: typeof english = {
  again: 'Você já abriu esta jogada. Ainda é sua vez.',
  own: 'Este é o link que você enviou. A partida continua com o link que você receber de volta.',
  theirsAgain:
    'Você já abriu esta jogada. A outra pessoa joga de novo: o próximo link dela continua a partida.',
  ownAgain: 'Este é o link que você enviou. É sua vez de novo.',
  older: 'Este link é mais antigo que sua partida: você já respondeu.',
  changed: 'Este link não corresponde à sua partida: uma jogada anterior é diferente.',
  mine: 'Este link contém uma jogada que você não fez neste aparelho.',

  otherVersion:
    'Esta jogada foi feita em outra versão deste jogo. As duas pessoas precisam da mais nova: recarregue a página.',
  notByLink: 'Este link não é de uma partida por link para dois jogadores.',
  illegal: 'Este link contém uma jogada que as regras não permitem.',

  opponentMove: (move) => `Jogada do oponente: ${move}.`,
  tooLong: 'Esta partida é longa demais para um link.',
  title: (game) => `${game}: sua jogada`,
  copied: 'Link copiado. Envie para a outra pessoa fazer a próxima jogada.',
}

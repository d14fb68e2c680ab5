import { percentText } from '../../../engine/core/text'
import type { moveTexts as english } from '../move'

export const moveTexts: typeof english = {
  title: 'Passar para outro aparelho',
  hint: 'Conecta dois aparelhos seus e copia todos os dados de um para o outro. Você vê o que será substituído antes de qualquer mudança.',
  consent:
    'Os dois navegadores se conectam diretamente e podem ver o endereço IP um do outro. Nenhum servidor participa.',
  consentRooms:
    'Os dois navegadores se encontram por um retransmissor público, que só vê dados criptografados. Depois se conectam diretamente e podem ver o endereço IP um do outro. Se não der, o retransmissor pode transmitir os dados, criptografados.',
  connect: 'Conectar um aparelho',
  joinText: 'Outro aparelho criou este link para se conectar a este.',
  linkTitle: 'Pocket Arcade: conectar meus aparelhos',
  linkHint: 'Abra este link no outro aparelho ou escaneie o código com ele. Deixe esta página aberta.',
  pasteHint: 'O outro aparelho mostra um link de resposta. Abra-o neste aparelho ou cole aqui.',
  waitingRoom: 'Esperando o outro aparelho abrir o link…',
  replyTitle: 'Pocket Arcade: resposta para conectar meus aparelhos',
  replyHint: 'Abra este link no outro aparelho ou cole lá. Deixe esta página aberta.',
  badLink:
    'Este link não pode ser usado: está danificado, já foi usado ou foi criado neste navegador. Crie outro no outro aparelho.',
  badReply:
    'Esta não é a resposta a este link. Copie inteiro o link de resposta que o outro aparelho mostra.',
  unsupported: 'Este navegador não consegue se conectar a outros aparelhos.',
  delivered: 'Resposta entregue. A conexão continua na aba do primeiro link.',
  replyElsewhere:
    'Nenhuma página deste navegador espera por esta resposta. Abra-a no aparelho que criou o primeiro link ou crie um novo link.',
  slow: 'Ainda sem conexão. Algumas redes bloqueiam conexões diretas: tente a mesma rede Wi-Fi e um novo link.',
  preparing: 'Um momento…',
  connecting: 'Conectando…',
  cancel: 'Cancelar',
  connected: 'Os aparelhos estão conectados. Envie do aparelho que tem seus dados.',
  send: 'Enviar os dados deste aparelho',
  sending: (share) => `Enviando: ${percentText(share)}`,
  sent: 'Enviado. Confirme no outro aparelho.',
  receiving: (share) => `Recebendo: ${percentText(share)}`,
  replaces: 'O outro aparelho enviou os dados dele. Eles substituem os dados deste navegador:',
  replace: 'Substituir',
  keep: 'Manter meus dados',
  done: 'Este aparelho agora tem os dados do outro',
  taken: 'O outro aparelho agora tem os dados deste.',
  kept: 'O outro aparelho manteve os próprios dados.',
  keptHere: 'Este aparelho manteve os próprios dados.',
  refused: (reason) => `${reason} Este aparelho manteve os próprios dados.`,
  notSaved:
    'Não foi possível salvar os dados: o armazenamento deste navegador está cheio ou bloqueado para este site. Este aparelho manteve os próprios dados.',
  lost: 'A conexão caiu. Conecte de novo para ver se os dados chegaram.',
  failed:
    'Não foi possível conectar. Crie um novo link e abra logo a resposta. Algumas redes bloqueiam conexões diretas: tente a mesma rede Wi-Fi.',
  unreadable: 'Não foi possível ler os dados do outro aparelho.',
  invalid: 'A conexão foi encerrada: o outro aparelho enviou algo que não faz parte disto.',
  disconnect: 'Desconectar',
}

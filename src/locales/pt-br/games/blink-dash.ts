import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/blink-dash/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    prowlers: {
      label: 'Vultos',
      drift: 'Vagam',
      hunt: 'Caçam',
      rooms: 'Salas',
      says: {
        drift: 'Os vultos vagam em linha reta.',
        hunt: 'Uns seguem você, outros vigiam, outros cortam o caminho.',
        rooms: 'Dez salas com três corações: cada um que você mantém é uma estrela.',
      },
    },
    room: { label: 'Sala' },
  },
  stats: {
    Score: 'Pontos',
    Level: 'Nível',
    Left: 'Faltam',
    Lives: 'Vidas',
    Stars: 'Estrelas',
    'Final Score': 'Pontos finais',
    'Level Reached': 'Nível alcançado',
  },
  best: { levelReached: 'Melhor nível' },
  status: {
    dark: 'A luz se apagou.',
    alert: 'Um vulto desperta.',
    level: (level) => `Nível ${level}.`,
    round: (round) => `Rodada ${round} de 3.`,
    hurt: (hearts) =>
      plural(hearts, {
        one: 'Pegaram você! Resta # coração.',
        many: 'Pegaram você! Restam # de corações.',
        other: 'Pegaram você! Restam # corações.',
      }),
  },
  captions: {
    collect: 'brilho recolhido',
    warn: 'a luz vai se apagar',
    dark: 'escuridão',
    light: 'a luz volta',
    alert: 'vulto desperta',
    level: 'nível completo',
    round: 'rodada completa',
    cleared: 'sala completa',
    hurt: 'coração perdido',
    caught: 'pegaram você',
  },
  tutorialHint: {
    keys: 'Pegue os brilhos com {keys}',
    touch: 'Pegue os brilhos: segure o dedo onde quer chegar',
  },
  howTo: [
    'Pegue brilhos e evite os vultos. Mova com o dedo ou com o botão do mouse apertado.',
    'Quando a luz se apaga, os vultos continuam se movendo. Lembre o caminho deles.',
    'Cada brilho vale 10 pontos; pegue todos para passar ao próximo nível.',
  ],
  ends: {
    over: 'Fim de jogo!',
    room: (room, stars) =>
      plural(stars, {
        one: `${room}: # estrela`,
        many: `${room}: # de estrelas`,
        other: `${room}: # estrelas`,
      }),
    round: (round, of) => `Rodada ${round} de ${of}.`,
  },
  rooms: {
    attic: 'Sótão',
    cellar: 'Porão',
    kitchen: 'Cozinha',
    library: 'Biblioteca',
    greenhouse: 'Estufa',
    theater: 'Teatro',
    observatory: 'Observatório',
    clock: 'Torre do relógio',
    museum: 'Museu',
    vault: 'Cofre',
  },
  field: {
    level: (level) => `Nível ${level}`,
    round: (round) => `Rodada ${round} de 3`,
    goal: 'Pegue todos os brilhos',
    rule: 'Cada coração que você mantém é uma estrela',
    cleared: 'Sala completa!',
  },
}

import type * as game from '../../../games/blink-dash/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    prowlers: {
      label: 'Vultos',
      drift: 'Vagam',
      hunt: 'Caçam',
      says: {
        drift: 'Os vultos vagam em linha reta.',
        hunt: 'Uns seguem você, outros vigiam, outros cortam o caminho.',
      },
    },
  },
  stats: {
    Score: 'Pontos',
    Level: 'Nível',
    Left: 'Faltam',
    'Final Score': 'Pontos finais',
    'Level Reached': 'Nível alcançado',
  },
  best: { levelReached: 'Melhor nível' },
  status: {
    dark: 'A luz se apagou.',
    alert: 'Um vulto desperta.',
    level: (level) => `Nível ${level}.`,
  },
  captions: {
    collect: 'brilho recolhido',
    warn: 'a luz vai se apagar',
    dark: 'escuridão',
    light: 'a luz volta',
    alert: 'vulto desperta',
    level: 'nível completo',
    caught: 'pegou você',
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
  ends: { over: 'Fim de jogo!' },
  field: { level: (level) => `Nível ${level}` },
}

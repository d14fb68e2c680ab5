import type * as game from '../../../games/blink-dash/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: { prowlers: { label: 'Vultos', drift: 'Vagam', hunt: 'Caçam' } },
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
    'Caçam: uns seguem você, outros vigiam um brilho e outros cortam o seu caminho.',
  ],
  ends: { over: 'Fim de jogo!' },
  field: { level: (level) => `Nível ${level}` },
}

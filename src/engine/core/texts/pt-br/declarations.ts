import type { declarationTexts as english } from '../declarations'

export const declarationTexts: typeof english = {
  opponent: { label: 'Oponente', two: 'Alguém aqui' },
  facing: { label: 'Tabuleiro', fixed: 'Fixo', flip: 'Gira', table: 'Frente a frente' },
  players: { label: 'Jogadores', one: 'Um', two: 'Dois' },
  level: { label: 'Nível do computador', easy: 'Fácil', normal: 'Normal', hard: 'Difícil' },
  orientation: { label: 'Orientação', window: 'Ajustar à janela', wide: 'Paisagem', upright: 'Retrato' },
  ghost: { label: 'Fantasma', race: 'Em disputas', on: 'Visível', off: 'Oculto' },
  directions: { up: 'Cima', down: 'Baixo', left: 'Esquerda', right: 'Direita' },
  move: 'Mover',
  zoom: { group: 'Zoom', in: 'Aproximar', out: 'Afastar', all: 'Ver tudo', pan: 'Mover a vista' },
}

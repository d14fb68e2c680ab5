import type { declarationTexts as english } from '../declarations'

export const declarationTexts: typeof english = {
  opponent: { label: 'Rival', two: 'Alguien aquí' },
  facing: { label: 'Tablero', fixed: 'Fijo', flip: 'Gira', table: 'Cara a cara' },
  players: { label: 'Jugadores', one: 'Uno', two: 'Dos' },
  level: { label: 'Nivel de la máquina', easy: 'Fácil', normal: 'Normal', hard: 'Difícil' },
  orientation: { label: 'Orientación', window: 'Según ventana', wide: 'Horizontal', upright: 'Vertical' },
  ghost: { label: 'Fantasma', race: 'En carreras', on: 'Visible', off: 'Oculto' },
  directions: { up: 'Arriba', down: 'Abajo', left: 'Izquierda', right: 'Derecha' },
  move: 'Mover',
  zoom: { group: 'Zoom', in: 'Acercar', out: 'Alejar', all: 'Ver todo', pan: 'Mover la vista' },
}

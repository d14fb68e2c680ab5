import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  narrow: {
    title: 'No escuro',
    text: 'Com os sete labirintos, alcance a chegada do nível 2 sem mostrar a solução.',
  },
  soft: {
    title: 'Na ponta dos pés',
    text: 'Com os sete labirintos, comece no nível 3 e alcance a chegada dele sem bater em nenhuma parede nem mostrar a solução.',
  },
  void: { title: 'Saída do vazio', text: 'Alcance a chegada do nível 7 sem mostrar a solução.' },
  all: {
    title: 'Ariadne',
    text: 'Alcance a chegada dos sete níveis em uma só partida, sem mostrar a solução.',
  },
}

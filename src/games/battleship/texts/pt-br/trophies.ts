import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  hunter: {
    title: 'Mar limpo',
    text: 'Dê o primeiro tiro, atire um por vez e afunde a frota inteira antes que o Caçador ou o Almirante afunde a sua. Sem dicas.',
  },
  afloat: {
    title: 'Quatro ainda à tona',
    text: 'Dê o primeiro tiro, atire um por vez e vença o Caçador ou o Almirante perdendo no máximo um navio. Sem dicas.',
  },
  fifty: {
    title: 'Boa pontaria',
    text: 'Dê o primeiro tiro, atire um por vez e vença o Caçador ou o Almirante com até 50 tiros. Sem dicas.',
  },
  admiral: {
    title: 'Almirante da frota',
    text: 'Dê o primeiro tiro, atire um por vez e vença o Almirante. Sem dicas.',
  },
}

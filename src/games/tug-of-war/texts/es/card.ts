import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Tira y afloja',
  description: 'Dedos rápidos, cuerda y charco frío',
  otherNames: ['tug of war', 'juego de la cuerda', 'soga', 'tirar de la cuerda', 'machacar botones'],
}

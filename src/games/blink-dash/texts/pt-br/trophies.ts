import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  four: { title: 'Num piscar de olhos', text: 'Chegue ao nível 4 com vultos que vagam.' },
  quick: { title: 'Luzes apagadas', text: 'Chegue ao nível 4 em até 40 segundos, com vultos que vagam.' },
  eight: { title: 'Turno da noite', text: 'Chegue ao nível 8 com vultos que vagam.' },
  fourteen: { title: 'Olhos de coruja', text: 'Chegue ao nível 14 com vultos que vagam.' },
}

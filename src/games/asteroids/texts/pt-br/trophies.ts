import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  field: { title: 'Espaço limpo', text: 'Limpe um nível.' },
  turret: { title: 'Sem sair do lugar', text: 'Limpe o nível 1 sem usar o impulso.' },
  untouched: { title: 'Nem um arranhão', text: 'Limpe três níveis em uma partida sem perder uma vida.' },
  nine: { title: 'Espaço profundo', text: 'Chegue ao nível 9 sem discos voadores.' },
}

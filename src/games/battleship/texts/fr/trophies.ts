import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  hunter: {
    title: 'Mer dégagée',
    text: 'Tire en premier, un tir à la fois, et coule toute la flotte avant que Chasseur ou Amiral coule la tienne. Sans indice.',
  },
  afloat: {
    title: 'Quatre encore à flot',
    text: 'Tire en premier, un tir à la fois, et bats Chasseur ou Amiral en perdant au plus un navire. Sans indice.',
  },
  fifty: {
    title: 'Bons canonniers',
    text: 'Tire en premier, un tir à la fois, et bats Chasseur ou Amiral en 50 tirs ou moins. Sans indice.',
  },
  admiral: {
    title: 'Amiral de la flotte',
    text: 'Tire en premier, un tir à la fois, et bats Amiral. Sans indice.',
  },
}

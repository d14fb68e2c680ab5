import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  eight: {
    title: 'Simon sagt acht',
    text: 'Wiederhole mit den Standardoptionen eine Folge von 8 Schritten.',
  },
  fourteen: {
    title: 'Ein gutes Gehör',
    text: 'Wiederhole mit den Standardoptionen eine Folge von 14 Schritten.',
  },
  twenty: {
    title: 'Was Simon auch sagt',
    text: 'Wiederhole mit den Standardoptionen eine Folge von 20 Schritten.',
  },
  'thirty-one': {
    title: 'Simon höchstpersönlich',
    text: 'Wiederhole mit den Standardoptionen eine Folge von 31 Schritten.',
  },
}

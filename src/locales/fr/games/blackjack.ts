import { numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/blackjack/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    warn: { label: 'Alertes d’erreur', off: 'Non', on: 'Oui' },
    soft17: {
      label: 'Croupier sur 17 souple',
      stand: 'Reste',
      hit: 'Tire',
      says: { hit: 'Un 17 souple compte un as pour 11. Tirer alors une carte avantage la maison.' },
    },
    decks: {
      label: 'Paquets',
      says: {
        1: 'Un paquet\u00a0: au plus six mains sur la table, séparations comprises.',
        2: 'Deux paquets\u00a0: au plus huit mains sur la table, séparations comprises.',
      },
    },
    boxes: {
      label: 'Cases',
      says: 'Chaque case reçoit la même mise. Chacune est assurée, jouée et payée à part, de gauche à droite.',
    },
    surrender: { label: 'Abandon', on: 'Oui', off: 'Non' },
    count: {
      label: 'Exercice de comptage',
      off: 'Non',
      on: 'Oui',
      says: {
        on: 'Hi-Lo\u00a0: de 2 à 6, +1\u202f; 10, figures et as, −1. Question toutes les cinq manches et avant chaque mélange.',
      },
    },
  },
  controls: {
    hit: 'Carte',
    stand: 'Rester',
    double: 'Doubler',
    split: 'Séparer',
    surrender: 'Abandonner',
    insurance: 'Assurance',
    deal: 'Distribuer',
    chips: 'Jetons',
    chip: (value) => `Jeton de ${value}`,
    clear: 'Effacer la mise',
  },
  stats: {
    Bank: 'Solde',
    Wins: 'Gagnées',
    Losses: 'Perdues',
    Ties: 'Égalités',
    'Win rate': 'Réussite',
    Counts: 'Comptes',
  },
  toasts: {
    bust: 'Perdu\u202f!',
    bustDetail: 'Tu as dépassé 21\u202f!',
    shuffled: 'Sabot mélangé',
    countRight: (count) => `Exact\u00a0: le compte est de ${count}`,
    countWrong: (count) => `Le compte est de ${count}`,
    lent: (amount) => `La maison te prête ${numberText(amount)}`,
  },
  status: {
    seated: (bank) => `Tu continues avec ${numberText(bank)}.`,
    bet: (stake) => `Mise\u00a0: ${stake}.`,
    clear: 'Mise effacée.',
    dealt: (first, second, total, dealer) =>
      `Tes cartes\u00a0: ${first} et ${second}. Total\u00a0: ${total}. Carte du croupier\u00a0: ${dealer}.`,
    dealtSpots: (spots, dealer) => `${spots} Carte du croupier\u00a0: ${dealer}.`,
    dealtSpotsNow: (spots, dealer, now) =>
      `${spots} Carte du croupier\u00a0: ${dealer}. À jouer\u00a0: ${now}.`,
    now: (now, cards, nowTotal) => `Maintenant, ${now}\u00a0: ${cards}. Total\u00a0: ${nowTotal}.`,
    hit: (card, total) => `${card}. Total\u00a0: ${total}.`,
    hitNow: (card, total, now, cards, nowTotal) =>
      `${card}. Total\u00a0: ${total}. Maintenant, ${now}\u00a0: ${cards}. Total\u00a0: ${nowTotal}.`,
    bust: 'Perdu\u202f! Tu as dépassé 21\u202f!',
    bustNow: (now, cards, nowTotal) =>
      `Perdu\u202f! Tu as dépassé 21\u202f! Maintenant, ${now}\u00a0: ${cards}. Total\u00a0: ${nowTotal}.`,
    doubled: (card, total) => `Mise doublée\u00a0: ${card}. Total\u00a0: ${total}.`,
    doubledNow: (card, total, now, cards, nowTotal) =>
      `Mise doublée\u00a0: ${card}. Total\u00a0: ${total}. Maintenant, ${now}\u00a0: ${cards}. Total\u00a0: ${nowTotal}.`,
    split: (hands) =>
      plural(hands, {
        one: 'Séparation en # main.',
        many: 'Séparation en # de mains.',
        other: 'Séparation en # mains.',
      }),
    splitNow: (hands, now, cards, nowTotal) =>
      plural(hands, {
        one: `Séparation en # main. Maintenant, ${now}\u00a0: ${cards}. Total\u00a0: ${nowTotal}.`,
        many: `Séparation en # de mains. Maintenant, ${now}\u00a0: ${cards}. Total\u00a0: ${nowTotal}.`,
        other: `Séparation en # mains. Maintenant, ${now}\u00a0: ${cards}. Total\u00a0: ${nowTotal}.`,
      }),
    insured: (amount) => `Assurance\u00a0: ${amount}.`,
    insuredNow: (amount, now, cards, nowTotal) =>
      `Assurance\u00a0: ${amount}. Maintenant, ${now}\u00a0: ${cards}. Total\u00a0: ${nowTotal}.`,
    hole: (card, total) => `Le croupier retourne sa carte\u00a0: ${card}. Total\u00a0: ${total}.`,
    dealerDraws: (card, total) => `Le croupier tire\u00a0: ${card}. Total\u00a0: ${total}.`,
    won: (results, amount) => `${results} Tu gagnes ${numberText(amount)}.`,
    lost: (results, amount) => `${results} Tu perds ${numberText(amount)}.`,
  },
  captions: {
    chip: 'jeton posé',
    clear: 'jetons retirés',
    shuffled: 'cartes mélangées',
    dealt: 'cartes distribuées',
    hit: 'carte tirée',
    doubled: 'mise doublée',
    split: 'main séparée',
    stand: 'le joueur reste',
    surrender: 'main abandonnée',
    insured: 'assurance prise',
    hole: 'le croupier retourne une carte',
    dealerDraws: 'le croupier tire',
    bust: '21 dépassé',
    roundWon: 'pièces\u00a0: manche gagnée',
    roundLost: 'manche perdue',
    roundTied: 'égalité',
    lent: 'jetons empruntés',
    countRight: 'compte exact',
    countWrong: 'compte faux',
  },
  howTo: [
    'Mise, distribue et approche-toi de 21 plus que le croupier, sans dépasser.',
    'Un as vaut 1 ou 11. Mise de 10 à 500. Indices\u00a0: stratégie de base.',
    'Quitte la table quand tu veux\u202f; ton solde est conservé.',
  ],
  results: {
    blackjack: 'Tu gagnes\u202f!',
    win: 'Tu gagnes\u202f!',
    dealerBust: 'Le croupier dépasse 21\u202f! Tu gagnes\u202f!',
    push: 'Égalité\u202f! Personne ne gagne\u202f!',
    lose: 'Le croupier gagne\u202f!',
    bust: 'Tu dépasses 21\u202f! Tu perds\u202f!',
    surrender: 'Abandon. La moitié de ta mise t’est rendue.',
  },
  ends: {
    even: 'Ni gain ni perte',
    won: (amount) => `Tu as gagné ${numberText(amount)}`,
    lost: (amount) => `Tu as perdu ${numberText(amount)}`,
    rounds: (rounds) =>
      plural(rounds, { one: '# manche jouée.', many: '# de manches jouées.', other: '# manches jouées.' }),
    borrowed: (amount) => `Tu as emprunté ${numberText(amount)}.`,
    counts: (right, asked) =>
      plural(asked, {
        one: `Comptes exacts\u00a0: ${right} sur #.`,
        many: `Comptes exacts\u00a0: ${right} sur #.`,
        other: `Comptes exacts\u00a0: ${right} sur #.`,
      }),
  },
  hands: {
    hand: (hand) => `Main ${hand}`,
    spot: (spot) => `Case ${spot}`,
    handInSpot: (spot, hand) => `Case ${spot}, main ${hand}`,
    about: (hand, text) => `${hand}\u00a0: ${text}`,
    spoken: (hand, cards, total) => `${hand}\u00a0: ${cards}. Total\u00a0: ${total}.`,
    yours: 'Ta main',
    dealer: 'Croupier',
    cards: (cards) => `${cards.join(', ')}.`,
    cardsAndHole: (cards) => `${cards.join(', ')} et une carte cachée.`,
    highlighted: (card) => `${card} (en surbrillance)`,
    soft: (total) => `${total} souple`,
    bet: (bet) => `Mise\u00a0: ${bet}`,
  },
  warnings: {
    slight: (best, chosen) => `«\u202f${best}\u202f» est un peu mieux que «\u202f${chosen}\u202f».`,
    cost: (best, chosen, percent) =>
      `Mieux\u00a0: «\u202f${best}\u202f». En moyenne, «\u202f${chosen}\u202f» coûte ${numberText(percent, 1)}\u202f% de la mise.`,
    confirm: (chosen) => `Choisis encore «\u202f${chosen}\u202f» pour confirmer.`,
  },
  table: {
    counts: 'Comptes exacts',
    push: 'Égalité',
    even: 'Égalité',
    gain: (amount) => `+${numberText(amount)}`,
    loss: (amount) => `\u2212${numberText(amount)}`,
    insurance: 'Le croupier montre un as. L’assurance paie 2 pour 1.',
    insuranceFor: (hand) => `${hand}\u00a0: l’assurance paie 2 pour 1.`,
    pays: 'Le blackjack paie 3 pour 2',
    hitsSoft17: 'Le croupier tire sur un 17 souple',
    standsOn17: 'Le croupier reste sur tout 17',
    placeBet: 'Place une mise',
    bet: (stake) => `Mise\u00a0: ${stake}`,
    betOnSpots: (stake) => `Mise sur chaque case\u00a0: ${stake}`,
  },
  buttons: {
    chip: (value) => `Miser ${value} de plus`,
    leave: 'Quitter',
    clear: 'Effacer',
    deal: 'Distribuer',
    dealBet: (stake) => `Distribuer\u00a0: ${stake}`,
    dealBets: (spots, stake) => `Distribuer\u00a0: ${spots} × ${stake}`,
    insure: (amount) => `Assurance\u00a0: ${amount}`,
    decline: 'Pas d’assurance',
    borrow: (amount) => `Emprunter ${numberText(amount)}`,
    changeBet: 'Changer la mise',
    askCount: 'Compte en cours\u202f?',
  },
}

import { numberText, plural, tenthsText } from '../../../engine/core/text'
import type * as game from '../../../games/invisible-maze/texts/game'
import type { Translation } from '../../translation'

/** With one decimal place: '12,0'. */
export const texts: Translation<typeof game.texts> = {
  options: {
    mazes: {
      label: 'Labyrinthe',
      seven: 'Alle sieben',
      one: 'Eines',
      made: 'Endlos',
      says: {
        one: 'Ein Level: Schaff es so schnell und mit so wenigen Zügen wie möglich.',
        made: 'Zufällige Labyrinthe, die immer größer werden. Wie viele kannst du lösen?',
      },
    },
    level: {
      label: 'Ab Level',
      choice: (level, name) => `${level} ${name}`,
    },
  },
  controls: {
    reset: 'Von vorn',
    solution: 'Lösung ein- oder ausblenden',
    onward: 'Nächstes Level oder noch einmal',
    end: 'Spiel beenden (nach Ablauf der Zeit)',
  },
  stats: { Level: 'Level', Moves: 'Züge', Time: 'Zeit', Levels: 'Level' },
  best: { levels: 'Meiste Level', time: 'Bestzeit', moves: 'Wenigste Züge' },
  toasts: {
    timeout: 'Zeit um! Versuch es noch einmal!',
    finished: 'Alle Level geschafft!',
  },
  status: {
    step: (row, column) => `Zeile ${row}, Spalte ${column}.`,
    edge: 'Rand.',
    wall: {
      up: 'Wand oben.',
      down: 'Wand unten.',
      left: 'Wand links.',
      right: 'Wand rechts.',
    },
    complete: 'Level geschafft.',
    timeout: 'Zeit um! Versuch es noch einmal!',
    reset: 'Zurück am Start.',
    next: (level) => `Level ${level}.`,
    solutionShown: 'Lösung eingeblendet.',
    solutionHidden: 'Lösung ausgeblendet.',
  },
  captions: {
    step: 'Schritt',
    bump: 'gegen eine Wand gestoßen',
    complete: 'Labyrinth gelöst',
    finished: 'letztes Labyrinth gelöst',
    timeout: 'Zeit um',
    reset: 'zurück am Start',
    next: 'nächstes Labyrinth',
    solution: 'Lösung eingeblendet',
  },
  howTo: [
    'Erreiche die Flagge. Du siehst nur die Wände in der Nähe.',
    'Wände, gegen die du stößt, bleiben sichtbar.',
    'Spätere Level zeigen weniger, auf Zeit. Ein gelöstes Level schaltet das nächste frei.',
  ],
  levels: [
    'Erste Schritte',
    'Enge Gänge',
    'Das Labyrinth',
    'Spiralfalle',
    'Blinde Kammern',
    'Der Spießrutenlauf',
    'Die Leere',
  ],
  maze: (maze) => `Labyrinth ${maze}`,
  ownMaze: 'Gezeichnetes Labyrinth',
  gameText: 'Labyrinth kopieren, einfügen oder zeichnen',
  draw: 'Zeichnen',
  ends: {
    solved: (levels) => plural(levels, { one: '# Level gelöst', other: '# Level gelöst' }),
    timeUp: 'Zeit um! Versuch es noch einmal!',
    level: (level, name) => `Level ${level}, ${name}.`,
    complete: 'Level geschafft',
    allComplete: 'Alle Level geschafft!',
    effort: (moves, seconds) =>
      plural(moves, {
        one: `# Zug in ${numberText(seconds)}\u00a0s.`,
        other: `# Züge in ${numberText(seconds)}\u00a0s.`,
      }),
    effortHelped: (moves, seconds) =>
      plural(moves, {
        one: `# Zug in ${numberText(seconds)}\u00a0s, mit eingeblendeter Lösung.`,
        other: `# Züge in ${numberText(seconds)}\u00a0s, mit eingeblendeter Lösung.`,
      }),
    effortIn: (name, effort) => `${name}: ${effort}`,
    retry: (level) => `Level ${level} noch einmal`,
  },
  position: {
    form: 'Eine Position im Unsichtbaren Labyrinth besteht aus Level, Zeile und Spalte, etwa 3:1,5 (Level 3, Zeile 1, Spalte 5).',
    noLevel: (level, levels) => `Es gibt kein Level ${level}: Die Level haben die Nummern 1 bis ${levels}.`,
    size: (level, size) => `Level ${level} hat ${size} Zeilen und ${size} Spalten, gezählt ab 1.`,
    wall: (row, column, level) => `Zeile ${row}, Spalte ${column} von Level ${level} ist eine Wand.`,
    own: {
      square: (min, max) => `Ein Labyrinth hat gleich viele Zeilen und Spalten: von ${min} bis ${max}.`,
      signs: 'Ein Labyrinth besteht nur aus S (Start), G (Ziel), # (Wand) und . (frei).',
      ends: 'Ein Labyrinth hat einen Start (S) und ein Ziel (G).',
      radius: (max) => `Die Sichtweite ist eine Zahl von 0 bis ${max}.`,
      unreachable: 'Vom Start führt kein Weg zum Ziel.',
    },
  },
  info: {
    name: 'Level',
    vision: (steps) => plural(steps, { one: 'Sichtweite: # Schritt', other: 'Sichtweite: # Schritte' }),
    showSolution: 'Lösung einblenden',
    hideSolution: 'Lösung ausblenden',
    reset: 'Von vorn',
    timeLimit: 'Zeitlimit',
    timeLeft: (seconds, limit) => `${seconds}\u00a0s von ${limit}\u00a0s`,
  },
  cells: {
    maze: (level, name) => `Labyrinth ${level}, ${name}`,
    you: 'du',
    goal: 'Ziel',
    start: 'Start',
    dark: 'unbekannt',
    open: 'frei',
    walked: 'besucht',
    wall: 'Wand',
  },
  legend: {
    name: 'Legende',
    walked: 'Besucht',
    dark: 'Unbekannt',
    open: 'Boden',
    wall: 'Wand',
    met: 'Berührt',
  },
  notice: {
    complete: 'Level geschafft',
    timeUp: 'Zeit um',
    effort: (name, moves, seconds) =>
      plural(moves, {
        one: `${name}: # Zug in ${tenthsText(seconds)}\u00a0s`,
        other: `${name}: # Züge in ${tenthsText(seconds)}\u00a0s`,
      }),
    next: 'Nächstes Level',
    retry: 'Noch einmal',
    end: 'Spiel beenden',
  },
  print: {
    label: 'Labyrinthe',
    solutions: 'Lösungen',
    rule: 'Finde den Weg vom Pfeil zum Ziel (zur Flagge).',
  },
}

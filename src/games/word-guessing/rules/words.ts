/** The first list of Word Guessing, the default: eight words per category, each with our own hint. */
import type { Options } from '../options'
import type { Topic } from './topics'

export const CATEGORIES = [
  'Animals',
  'Technology',
  'Nature',
  'Food',
  'Music',
  'Transportation',
  'Tools',
  'Myths',
  'Places',
  'Sports',
  'History',
  'Jobs',
  'Science',
  'Weather',
] as const

export type Category = (typeof CATEGORIES)[number]

export const THEMES: Readonly<Record<Exclude<Options['theme'], 'all'>, readonly Category[]>> = {
  Nature: ['Animals', 'Nature', 'Food', 'Weather'],
  Science: ['Technology', 'Transportation', 'Tools', 'Science'],
  People: ['Music', 'Places', 'Sports', 'Jobs'],
  Legends: ['Myths', 'History'],
}

export interface Entry {
  /** Only capital letters A to Z. */
  readonly word: string
  /** One sentence that never contains the word itself. */
  readonly hint: string
  /** What the word is about, or whose it is: shown above the hint. */
  readonly category: Category | Topic | 'From a friend' | 'Your words'
}

/** 'WORD: hint', by category. */
const LISTS: Readonly<Record<Category, readonly string[]>> = {
  Animals: [
    'OCTOPUS: Eight arms, three hearts, and it can squeeze through a keyhole',
    'GIRAFFE: It eats leaves that nobody else on the savanna can reach',
    'HEDGEHOG: A night walker that rolls into a ball of spines',
    'DOLPHIN: It breathes air, lives in the sea, and finds fish by clicking',
    'KANGAROO: It hops across Australia and carries its young in a pouch',
    'PENGUIN: A bird in a black coat that only flies underwater',
    'SQUIRREL: It buries nuts in the fall and forgets half of them',
    'CHAMELEON: Its skin changes color, and its eyes move separately',
  ],
  Technology: [
    'KEYBOARD: Most people hit its letters without looking',
    'ROBOT: A machine that builds cars, sweeps floors, or explores Mars',
    'SATELLITE: It circles the Earth and tells your phone where you are',
    'BATTERY: It is full in the morning and needs a cable at night',
    'PRINTER: It turns a screen into paper, and runs out of ink',
    'BROWSER: The program in which you are reading this',
    'CAMERA: It has a lens and a shutter, and captures moments',
    'PASSWORD: A secret that you should not use twice',
  ],
  Nature: [
    'VOLCANO: A mountain that may send out ash and glowing rock',
    'WATERFALL: Where a river drops over the edge of a cliff',
    'GLACIER: A river of ice that moves a little every day',
    'FOREST: You may not see it for the trees',
    'CANYON: A deep valley with steep walls, cut by a river',
    'ACORN: A small nut in a cap from which an oak may grow',
    'MEADOW: Open grassland full of flowers and bees',
    'ISLAND: Whichever way you walk here, you end up at the water',
  ],
  Food: [
    'PANCAKE: Flat, round, and flipped in the air before breakfast',
    'AVOCADO: Green flesh, one big pit, often mashed on toast',
    'CINNAMON: The brown spice rolled up in sweet buns',
    'SPAGHETTI: Long strings that you twirl around a fork',
    'HONEY: Golden and sticky, made by thousands of small workers',
    'CHEESE: Milk that has grown up; some of it has holes',
    'PRETZEL: Salted dough tied in a loose knot',
    'MUSHROOM: Neither plant nor animal: it wears a cap in damp woods',
  ],
  Music: [
    'GUITAR: Six strings, strummed beside many a campfire',
    'TRUMPET: The bright voice of the brass, with three valves',
    'MELODY: The part of a song that you whistle afterward',
    'RHYTHM: The beat that your foot taps along with',
    'ORCHESTRA: Up to a hundred players who follow one small stick',
    'PIANO: Eighty-eight keys, black and white',
    'CHORUS: The part of a song where everybody joins in',
    'VIOLIN: Held under the chin and played with a bow',
  ],
  Transportation: [
    'BICYCLE: Two wheels, two pedals, and no engine',
    'HELICOPTER: It needs no runway, only a circle with a letter in it',
    'SUBMARINE: It travels below the waves and looks up through a periscope',
    'TRAIN: It runs on rails from city to city and stops at stations',
    'FERRY: It carries cars to the other shore',
    'SCOOTER: One foot stands on it, the other pushes',
    'ROCKET: Count down from ten before it leaves',
    'AMBULANCE: Everyone makes way for its siren',
  ],
  Tools: [
    'HAMMER: It drives nails, and sometimes hits a thumb',
    'SCISSORS: Two blades that meet, and beat paper in a game',
    'LADDER: Rungs that lead to the apples or the roof',
    'PULLEY: A wheel with a rope that makes loads easier to lift',
    'COMPASS: Its needle always knows where north is',
    'SHOVEL: You dig a garden or clear snow with it',
    'TWEEZERS: Two thin arms that pull out a splinter',
    'CHISEL: A sculptor strikes it to shape stone or wood',
  ],
  Myths: [
    'DRAGON: It breathes fire and sleeps on a heap of gold',
    'UNICORN: A white horse with something on its forehead',
    'PHOENIX: A bird that burns and rises from its own ashes',
    'MERMAID: She sings on a rock, and her lower half is a fish',
    'CENTAUR: Half rider, half horse, all in one body',
    'SPHINX: It asks riddles and has the body of a lion',
    'TROLL: It lives under a bridge and demands a toll',
    'MINOTAUR: A man with the head of a bull, lost in a labyrinth',
  ],
  Places: [
    'LIBRARY: A quiet building where you borrow stories',
    'MUSEUM: Look at the old things, but do not touch them',
    'AIRPORT: It has gates, runways, and suitcases going around',
    'LIGHTHOUSE: A tower whose beam warns ships of the rocks',
    'BAKERY: It smells of fresh bread at five in the morning',
    'CASTLE: Thick walls, high towers, and a bridge that can be raised',
    'MARKET: Stalls of fruit and fish, and people who call out prices',
    'STADIUM: Thousands cheer here around a field',
  ],
  Sports: [
    'TENNIS: Love means nothing in this game',
    'ARCHERY: A bow, an arrow, and a gold circle in the middle',
    'HOCKEY: Curved sticks chase a puck on ice, or a ball on grass',
    'SWIMMING: Crawl, butterfly, or on your back along a lane',
    'BASKETBALL: Bounce it, pass it, throw it through a hoop',
    'FENCING: Masked opponents with thin blades call out touché',
    'MARATHON: A run of a little more than 26 miles',
    'SURFING: Wait for the right wave, then stand up',
  ],
  History: [
    'PHARAOH: A ruler of ancient Egypt, wrapped in linen at the end',
    'KNIGHT: He rode in armor and fought with a lance',
    'GLADIATOR: He fought in the arena while Rome watched',
    'VIKING: A northern seafarer in a long, narrow ship',
    'PYRAMID: A tomb of two million stones with a pointed top',
    'PARCHMENT: People wrote on this animal skin before paper came',
    'CATAPULT: It threw stones over the walls of a town',
    'EXPLORER: Somebody who sailed off the edge of the map',
  ],
  Jobs: [
    'PLUMBER: Call one when the faucet drips',
    'ASTRONAUT: The workplace floats, and so does lunch',
    'TEACHER: Thirty students, one board, a pile of homework',
    'FIREFIGHTER: Slides down a pole and climbs up a ladder',
    'GARDENER: Plants in spring, waters in summer, rakes in fall',
    'DENTIST: Asks questions while your mouth is wide open',
    'PILOT: The one in the cockpit who says how high you are',
    'CARPENTER: Measures twice, saws once',
  ],
  Science: [
    'GRAVITY: It keeps the Moon with us and brings apples down',
    'MAGNET: It has two poles, and iron cannot resist it',
    'MOLECULE: Two parts hydrogen and one part oxygen make one of water',
    'TELESCOPE: It brings the rings of Saturn close',
    'ATOM: A tiny core with electrons around it',
    'FOSSIL: A creature that has become stone',
    'ECLIPSE: The Moon steps in front of the Sun',
    'MICROBE: A living thing too small to see without lenses',
  ],
  Weather: [
    'THUNDER: Count the seconds between the flash and this',
    'RAINBOW: Sun and drops together make seven colors',
    'HURRICANE: A storm with a name and a calm eye',
    'SNOWFLAKE: It has six arms, and no two are said to be alike',
    'DRIZZLE: So fine that you hardly need an umbrella',
    'BREEZE: A light wind that feels good in summer',
    'TORNADO: A spinning funnel between cloud and ground',
    'FROST: White crystals on the grass after a cold night',
  ],
}

/** All entries of this list, category by category. */
export const ENTRIES: readonly Entry[] = CATEGORIES.flatMap((category) =>
  LISTS[category].map((line) => {
    const [word, hint] = line.split(/: (.*)/s) as [string, string]
    return { word, hint, category }
  }),
)

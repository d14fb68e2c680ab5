/**
 * Owns the packs of Emoji Decoder: the fifteen that come first, and ten each of a kind. Answers have one spelling in British
 * and American English; emoji are of Unicode 15 at the latest, so that systems of today have them.
 */
import { PUZZLES, type Puzzle } from './puzzles'

const of = (category: Puzzle['category'], puzzles: readonly (readonly [answer: string, ...string[]])[]) =>
  puzzles.map(([answer, ...emojis]): Puzzle => ({ emojis, answer, category }))

export const PACKS = {
  first: PUZZLES,
  words: of('Word', [
    ['STARFISH', '⭐', '🐟'],
    ['RAINCOAT', '🌧️', '🧥'],
    ['DOORBELL', '🚪', '🔔'],
    ['EARRING', '👂', '💍'],
    ['SNOWMAN', '❄️', '👨'],
    ['TOOTHBRUSH', '🦷', '🖌️'],
    ['MOONLIGHT', '🌙', '💡'],
    ['HORSESHOE', '🐴', '👟'],
    ['BASKETBALL', '🧺', '⚽'],
    ['BOOKWORM', '📖', '🪱'],
  ]),
  animals: of('Animal', [
    ['SEAHORSE', '🌊', '🐴'],
    ['CATFISH', '🐱', '🐟'],
    ['BULLDOG', '🐂', '🐶'],
    ['SEA LION', '🌊', '🦁'],
    ['DRAGONFLY', '🐉', '🪰'],
    ['SWORDFISH', '⚔️', '🐟'],
    ['EARTHWORM', '🌍', '🪱'],
    ['LADYBIRD', '👩', '🐦'],
    ['TIGER SHARK', '🐯', '🦈'],
    ['KINGFISHER', '👑', '🎣'],
  ]),
  films: of('Movie', [
    ['KING KONG', '👑', '🦍'],
    ['BATMAN', '🦇', '👨'],
    ['STAR WARS', '⭐', '⚔️'],
    ['FINDING NEMO', '🔍', '🐠'],
    ['TOY STORY', '🧸', '📖'],
    ['JURASSIC PARK', '🦖', '🏞️'],
    ['SPIDER MAN', '🕷️', '👨'],
    ['GHOSTBUSTERS', '👻', '🚫'],
    ['SNOW WHITE', '❄️', '🤍', '🍎'],
    ['CINDERELLA', '👠', '🎃', '🕛'],
  ]),
  food: of('Food', [
    ['APPLE PIE', '🍎', '🥧'],
    ['CHEESEBURGER', '🧀', '🍔'],
    ['PANCAKE', '🍳', '🍰'],
    ['FISH AND CHIPS', '🐟', '🍟'],
    ['GARLIC BREAD', '🧄', '🍞'],
    ['WATERMELON', '💧', '🍈'],
    ['PEANUT BUTTER', '🥜', '🧈'],
    ['PINEAPPLE', '🌲', '🍎'],
    ['MILKSHAKE', '🥛', '🤝'],
    ['STRAWBERRY', '🥤', '🫐'],
  ]),
  nature: of('Nature', [
    ['WATERFALL', '💧', '⬇️'],
    ['SUNRISE', '☀️', '⬆️'],
    ['SUNSET', '☀️', '⬇️'],
    ['MILKY WAY', '🥛', '🛣️'],
    ['SHOOTING STAR', '🔫', '⭐'],
    ['PALM TREE', '🤚', '🌳'],
    ['SEASHELL', '🌊', '🐚'],
    ['BUTTERCUP', '🧈', '☕'],
    ['FOXGLOVE', '🦊', '🧤'],
    ['SNOWDROP', '❄️', '💧'],
  ]),
  places: of('Place', [
    ['NEW YORK', '🗽', '🏙️'],
    ['ICELAND', '🧊', '🗺️'],
    ['JAPAN', '🍣', '🗻'],
    ['TURKEY', '🦃', '🌍'],
    ['AUSTRALIA', '🦘', '🐨'],
    ['CANADA', '🍁', '🏒'],
    ['MEXICO', '🌮', '🌵'],
    ['EGYPT', '🐪', '🔺', '🏜️'],
    ['GREENLAND', '🟢', '🗺️'],
    ['LIGHTHOUSE', '💡', '🏠'],
  ]),
  sport: of('Sport', [
    ['FOOTBALL', '🦶', '⚽'],
    ['HANDBALL', '✋', '🏐'],
    ['ICE HOCKEY', '🧊', '🏒'],
    ['SNOWBOARD', '❄️', '🛹'],
    ['SURFBOARD', '🏄', '🛹'],
    ['DARTBOARD', '🎯', '🛹'],
    ['GOLF CLUB', '⛳', '♣️'],
    ['ROCK CLIMBING', '🪨', '🧗'],
    ['ARM WRESTLING', '💪', '🤼'],
    ['SHUTTLECOCK', '🚀', '🐓'],
  ]),
  home: of('Home', [
    ['ARMCHAIR', '💪', '🪑'],
    ['SUNGLASSES', '☀️', '👓'],
    ['TEASPOON', '🍵', '🥄'],
    ['HANDBAG', '✋', '👜'],
    ['CUPBOARD', '☕', '🛹'],
    ['BOOKCASE', '📚', '💼'],
    ['ALARM CLOCK', '🚨', '🕰️'],
    ['HAIRBRUSH', '💇', '🖌️'],
    ['WHEELCHAIR', '🛞', '🪑'],
    ['ROCKING CHAIR', '🎸', '🪑'],
  ]),
  tales: of('Tale', [
    ['FROG PRINCE', '🐸', '🤴'],
    ['ALADDIN', '🧞', '🪔'],
    ['PINOCCHIO', '🤥', '🪵'],
    ['ROBIN HOOD', '🏹', '🌳', '💰'],
    ['GOLDILOCKS', '👱‍♀️', '🐻', '🥣'],
    ['LITTLE MERMAID', '🤏', '🧜‍♀️'],
    ['UGLY DUCKLING', '👹', '🐥'],
    ['SLEEPING BEAUTY', '😴', '👸'],
    ['PETER PAN', '🧚', '🪝', '🐊'],
    ['RED RIDING HOOD', '🔴', '🐺', '👵'],
  ]),
  sayings: of('Saying', [
    ['TIME FLIES', '⏰', '🪰'],
    ['COLD FEET', '🥶', '🦶'],
    ['COUCH POTATO', '🛋️', '🥔'],
    ['BLACK SHEEP', '⚫', '🐑'],
    ['NIGHT OWL', '🌙', '🦉'],
    ['EARLY BIRD', '🌅', '🐦'],
    ['COPYCAT', '🖨️', '🐱'],
    ['HOT POTATO', '🔥', '🥔'],
    ['BRAINSTORM', '🧠', '🌩️'],
    ['PIECE OF CAKE', '🧩', '🍰'],
  ]),
} as const satisfies Readonly<Record<string, readonly Puzzle[]>>

export type Pack = keyof typeof PACKS

/** What was chosen; the fifteen where that is no pack. */
export function packFor(choice: string | undefined): Pack {
  return choice !== undefined && Object.hasOwn(PACKS, choice) ? (choice as Pack) : 'first'
}

import type { LightName } from './light.ts'
import type { MotifName } from './motifs/index.ts'
import type { SceneName } from './scenes.ts'

/** What a title may name, by the words for it: each is a motif. Words are compared whole, with or without a plural. */
const things: Readonly<Partial<Record<MotifName, string>>> = {
  tiger: 'tiger bengal',
  lion: 'lion safari',
  bear: 'bear grizzly',
  panda: 'panda',
  wolf: 'wolf wolve werewolf husky',
  fox: 'fox vixen',
  cat: 'cat kitten neko puss panther',
  rabbit: 'rabbit bunny hare',
  monkey: 'monkey ape gorilla hanuman wukong',
  ox: 'ox bull buffalo cow bison',
  elephant: 'elephant mammoth ganesh ganesha',
  horse: 'horse stallion mustang pony unicorn steed',
  camel: 'camel caravan bedouin',
  snake: 'snake cobra serpent naga python',
  dragon: 'dragon drake wyrm long',
  crocodile: 'crocodile croc alligator gator',
  peacock: 'peacock',
  falcon: 'falcon eagle hawk condor garuda bird',
  phoenix: 'phoenix firebird',
  owl: 'owl',
  swan: 'swan duck goose crane',
  rooster: 'rooster chicken cock hen',
  gull: 'gull seagull dove parrot',
  feather: 'feather plume quill',
  fish: 'fish fishing shoal hilsa bass carp tuna',
  koi: 'koi goldfish',
  shark: 'shark megalodon',
  whale: 'whale dolphin orca depth',
  crab: 'crab',
  shrimp: 'shrimp prawn lobster',
  octopus: 'octopus kraken squid',
  turtle: 'turtle tortoise',
  pearl: 'pearl oyster shell lagoon',
  starfish: 'starfish coral reef',
  jellyfish: 'jellyfish medusa',
  seahorse: 'seahorse',
  wave: 'wave tide surf tsunami',
  net: 'net catch',
  trident: 'trident poseidon neptune',
  harpoon: 'harpoon spear',
  gem: 'gem jade emerald ruby sapphire crystal',
  diamond: 'diamond brilliant glacier',
  jewel: 'jewel amulet medallion amber',
  ring: 'ring',
  necklace: 'necklace',
  crown: 'crown royal tiara',
  coins: 'coin riche riches wealth money cash rush silver',
  coin: 'penny token copper salt',
  chest: 'treasure chest hoard vault',
  ingot: 'gold ingot golden fortune',
  key: 'key keyhole secret lock',
  bag: 'bag purse sack luck lucky',
  cup: 'cup trophy prize champion league master',
  bar: 'bar',
  seven: 'seven sevens 7 777',
  pyramid: 'pyramid pharaoh egypt cleopatra',
  book: 'book tale story storie fable tome',
  scroll: 'scroll map letter legend',
  sword: 'sword blade excalibur samurai',
  swords: 'duel clash battle challenge fight',
  shield: 'shield knight',
  drum: 'drum parade beat dhol',
  kite: 'kite',
  mask: 'mask carnival masquerade',
  lantern: 'lantern lamp festival diwali',
  bell: 'bell',
  mirror: 'mirror',
  fan: 'fan silk geisha',
  door: 'door portal palace-gate',
  gate: 'gate torii pier',
  wheel: 'wheel spin wheel-table',
  carousel: 'carousel funfair',
  hourglass: 'hourglass time clock',
  compass: 'compass voyage explorer quest',
  anchor: 'anchor harbour dock',
  spices: 'spice masala chili curry',
  teapot: 'tea teapot teahouse',
  umbrella: 'umbrella rain monsoon',
  fire: 'fire flame inferno ember blaze hot burning',
  firework: 'firework rocketburst newyear',
  candle: 'candle evening',
  balloon: 'balloon flight',
  gift: 'gift bonus surprise christmas santa',
  potion: 'potion magic alchemy elixir',
  moon: 'moon lunar midnight',
  crescent: 'crescent ramadan eid dream',
  sun: 'sun solar summer aztec dawn',
  star: 'star stellar astro',
  flower: 'flower garden bloom spring',
  blossom: 'blossom sakura cherry-blossom',
  lotus: 'lotus',
  rose: 'rose romance',
  orchid: 'orchid lily',
  leaf: 'leaf autumn jungle forest',
  bamboo: 'bamboo',
  tree: 'tree orchard oak',
  mango: 'mango',
  cherry: 'cherry cherrie fruit',
  berries: 'berry berrie grape wine',
  melon: 'melon watermelon juicy',
  orange: 'orange lemon citrus',
  storm: 'storm thunder lightning zeus thor',
  rainbow: 'rainbow',
  snowflake: 'snow snowflake winter ice frozen',
  stone: 'stone rock rune',
  river: 'river delta padma stream canyon',
  mushroom: 'mushroom toadstool fairy',
  clover: 'clover shamrock irish leprechaun',
  boat: 'boat paperboat dinghy',
  ship: 'ship sail vessel fleet galleon ocean',
  train: 'train express railway locomotive',
  rocket: 'rocket space cosmic galaxy crash',
  rickshaw: 'rickshaw tuktuk',
  mountain: 'mountain peak everest',
  volcano: 'volcano lava eruption',
  temple: 'temple pagoda shrine',
  palace: 'palace taj sultan maharaja',
  tower: 'tower castle fortress',
  lighthouse: 'lighthouse beacon keeper',
  bridge: 'bridge',
  island: 'island tropic beach paradise',
  mill: 'mill windmill farm savanna',
  carriage: 'carriage wagon market',
  king: 'king emperor monarch prince caesar lord',
  queen: 'queen princess empress goddess',
  wizard: 'wizard mage sorcerer merlin twilight',
  pirate: 'pirate buccaneer captain corsair',
  warrior: 'warrior gladiator spartan viking soldier hero',
  guardian: 'guardian titan demon ogre',
  dancer: 'dancer dance flamenco salsa',
  sailor: 'sailor navy seaman',
  hunter: 'hunter ranger robin archer',
  spirit: 'spirit ghost phantom halloween soul',
  robot: 'robot cyber machine mech',
  cards: 'card poker blackjack baccarat rummy patti hilo salon high-room table',
  dice: 'dice sicbo sic craps',
  chips: 'chip stake casino room',
  roulette: 'roulette',
  balls: 'number ball keno lotto lottery pick draw five',
  cage: 'drum-draw raffle quick-draw tombola',
  bingo: 'bingo',
  ball: 'football soccer derby striker penalty',
  cricket: 'cricket wicket batsman',
  racket: 'tennis badminton racket',
  goal: 'goal goalkeeper',
  gamepad: 'gamer arcade esport',
  headset: 'circuit stream streamer',
  glove: 'boxing boxer ufc muay',
  spur: 'spur talon',
  arena: 'arena ring-side colosseum stadium',
}

/** Where a title plays, or what it is made of: scenes, and the light there. */
const places: readonly (readonly [words: string, scenes: readonly SceneName[], lights: readonly LightName[]])[] = [
  ['delta river padma bank stream boat', ['delta', 'quay'], ['dawn', 'ember', 'night', 'jade', 'day']],
  ['monsoon rain umbrella thunder storm lightning', ['tempest'], ['storm', 'night', 'deep', 'plum']],
  ['lotus garden flower blossom spring rose orchid', ['orchard', 'delta'], ['rose', 'dawn', 'jade', 'day', 'moss']],
  ['harbour quay dock pier lighthouse port', ['quay'], ['dawn', 'night', 'ember', 'deep']],
  ['mountain peak hill', ['peaks'], ['dawn', 'ice', 'plum', 'ember', 'night']],
  ['desert dune sand caravan camel pyramid egypt', ['dunes'], ['sand', 'ember', 'gold', 'night']],
  ['island beach tropic lagoon paradise', ['shore', 'sea'], ['day', 'dawn', 'ember', 'deep']],
  ['moon midnight night lunar', ['sky', 'town'], ['night', 'plum', 'ink', 'deep']],
  ['sun summer dawn solar', ['dunes', 'plain', 'sky'], ['gold', 'sand', 'dawn', 'ember']],
  ['star cosmic galaxy space', ['sky'], ['night', 'plum', 'deep', 'ink']],
  ['forest jungle leaf wood', ['jungle'], ['moss', 'jade', 'deep', 'gold']],
  ['palace king queen royal maharaja sultan', ['domes', 'drapes'], ['gold', 'ember', 'rose', 'plum', 'night']],
  ['temple pagoda shrine', ['shrine'], ['lacquer', 'dawn', 'jade', 'night']],
  ['canyon gorge valley', ['gorge'], ['copper', 'sand', 'ember', 'dawn']],
  ['ocean sea tide wave sail ship pirate', ['sea', 'quay'], ['deep', 'day', 'storm', 'ember', 'night']],
  ['coral pearl reef deep depth fish', ['underwater'], ['deep', 'day', 'jade', 'rose', 'night']],
  ['glacier winter ice snow frost', ['frost'], ['ice', 'night', 'deep', 'dawn']],
  ['volcano lava fire inferno ember', ['lava'], ['lacquer', 'ink', 'copper', 'plum']],
  ['savanna safari plain', ['plain'], ['gold', 'ember', 'sand', 'moss']],
  ['bamboo panda grove', ['grove'], ['moss', 'jade', 'dawn', 'gold']],
  ['silk velvet carnival mask dance dancer', ['drapes'], ['rose', 'plum', 'lacquer', 'gold', 'jade']],
  ['jade emerald', ['facets', 'shrine'], ['jade', 'moss', 'deep']],
  ['amber copper gold golden', ['facets', 'cave'], ['gold', 'copper', 'sand', 'ember']],
  ['rainbow', ['arc'], ['day', 'dawn', 'rose', 'deep']],
  ['autumn orchard fruit mango', ['orchard', 'plain'], ['gold', 'copper', 'ember', 'moss']],
  ['twilight wizard magic spirit secret', ['sky', 'gorge'], ['plum', 'night', 'ink', 'rose']],
  ['dragon emperor legend', ['shrine', 'peaks', 'lava'], ['lacquer', 'jade', 'gold', 'ink', 'ember']],
  ['market festival town city lantern', ['town', 'bursts'], ['night', 'ember', 'plum', 'lacquer']],
  ['treasure riche hoard vault chest coin', ['cave', 'facets'], ['copper', 'gold', 'ink', 'deep', 'plum']],
  ['firework parade party', ['bursts', 'stage'], ['night', 'plum', 'lacquer', 'deep']],
]

function indexOf<Value>(entries: readonly (readonly [words: string, value: Value])[]): Map<string, Value> {
  const index = new Map<string, Value>()
  for (const [words, value] of entries) {
    for (const word of words.split(' ')) if (!index.has(word)) index.set(word, value)
  }
  return index
}

const thingByWord = indexOf(Object.entries(things).map(([motif, words]) => [words, motif as MotifName] as const))

interface Place {
  scenes: readonly SceneName[]
  lights: readonly LightName[]
}
const placeByWord = indexOf(places.map(([words, scenes, lights]) => [words, { scenes, lights }] as const))

/** A word as it is looked up: itself, and without the end of a plural. */
function forms(word: string): string[] {
  return [word, word.replace(/s$/, ''), word.replace(/es$/, '')]
}

function found<Value>(index: ReadonlyMap<string, Value>, word: string): Value | undefined {
  return forms(word)
    .map((form) => index.get(form))
    .find((value) => value !== undefined)
}

export interface Named {
  /** What the title is about: of two things the later, since a title ends with its noun. */
  hero: MotifName | undefined
  /** Another thing that it names. */
  other: MotifName | undefined
  place: Place | undefined
}

function thingsIn(words: readonly string[]): MotifName[] {
  return words.flatMap((word, at) => {
    const pair = `${word}-${words[at + 1] ?? ''}`
    return found(thingByWord, pair) ?? found(thingByWord, word) ?? []
  })
}

/** What a title names, from its words in small letters with hyphens between, and two before the name of a sequel. */
export function namedIn(title: string): Named {
  const [main = '', sequel = ''] = title.split('--', 2)
  const words = main.split('-')
  const heard = thingsIn(words)
  const also = thingsIn(sequel.split('-'))
  const hero = heard.at(-1) ?? also[0]
  const other = [...heard, ...also].find((thing) => thing !== hero)
  const place = [...words, ...sequel.split('-')]
    .map((word) => found(placeByWord, word))
    .find((each) => each !== undefined)
  return { hero, other, place }
}

/**
 * How words sound across scripts, roughly: a title that is written in one and typed in another is found by its consonants.
 * Each letter stands for a class of sounds that the scripts do not tell apart: Arabic has no p and writes g as j or gh,
 * Bengali writes z as j and v as bh. Vowels, y, w and h are left out, since every script spells them its own way.
 */
const letters: Readonly<Record<string, string>> = {
  ...classes('b', 'b p ব প ب پ'),
  ...classes('f', 'f v ফ ভ ف ڤ'),
  ...classes('k', 'k q ক খ ক্ষ ق ك ک خ'),
  ...classes('g', 'g j z গ ঘ জ ঝ য ج غ ز گ ظ ذ'),
  ...classes('c', 'চ ছ چ'),
  ...classes('s', 's শ ষ স س ش ص ث'),
  ...classes('t', 't ট ঠ ত থ ৎ ت ط'),
  ...classes('d', 'd ড ঢ দ ধ د ض'),
  ...classes('n', 'n ন ণ ঞ ن'),
  ...classes('m', 'm ম م'),
  ...classes('l', 'l ল ل'),
  ...classes('r', 'r র ড় ঢ় ر'),
}

function classes(sound: string, spelt: string): Record<string, string> {
  return Object.fromEntries(spelt.split(' ').map((letter) => [letter.normalize('NFC'), sound]))
}

const virama = '্'
const nukta = '়'

/** What a Latin letter sounds like where its neighbours decide. */
function latinSound(letter: string, next: string): string | undefined {
  if (letter === 'c') {
    if (next === 'h') return 'c'
    return /[eiy]/.test(next) ? 's' : 'k'
  }
  if (letter === 'x') return 'ks'
  if (letter === 'p' && next === 'h') return 'f'
  return undefined
}

/** The consonants of a word as they sound, doubled ones once; empty where it has none that is known. */
export function soundOf(word: string): string {
  // English writes some consonants that nobody says: night, knight.
  const plain = word.normalize('NFC').replaceAll(/gh(?=t|$)|^k(?=n)/g, '')
  let sound = ''
  let isDoubled = false
  for (let place = 0; place < plain.length; place += 1) {
    // A dotted letter of Bengali is two characters in its normal form.
    const pair = plain.slice(place, place + 2)
    const letter = letters[pair] === undefined ? plain[place]! : pair
    const next = plain[place + letter.length] ?? ''
    let heard = latinSound(letter, next) ?? letters[letter]
    // Behind a virama য is the vowel of “cat”, and with a dot a glide between vowels.
    if (letter === 'য' && (plain[place - 1] === virama || next === nukta)) heard = undefined
    if (letter === 'ঙ' || letter === 'ং') heard = /[্কখগঘ]/.test(next) ? 'n' : 'ng'
    place += letter.length - 1
    if (heard === undefined) {
      // A vowel parts two of the same sound; a virama joins them.
      if (letter !== virama) isDoubled = false
      continue
    }
    if (!(isDoubled && sound.endsWith(heard))) sound += heard
    isDoubled = true
  }
  return sound
}

/** Which script a word is written in, as far as sounds are compared. */
export function scriptOf(word: string): 'latin' | 'bengali' | 'arabic' | 'other' {
  if (/\p{Script=Latin}/u.test(word)) return 'latin'
  if (/\p{Script=Bengali}/u.test(word)) return 'bengali'
  return /\p{Script=Arabic}/u.test(word) ? 'arabic' : 'other'
}

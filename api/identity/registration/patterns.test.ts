import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { characterCount, fitsPattern, type PatternFamily, patternIdOf, patternOf, patterns } from './patterns.ts'
import { keepsRule, ruleMessage } from './registration-schema.ts'

const fits = (family: PatternFamily, text: string) => fitsPattern(patternOf(patternIdOf(family))!, text)

const lower = 'abcdefghijklmnopqrstuvwxyz'
const upper = lower.toUpperCase()
const digits = '0123456789'
const symbols = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'
const letters = lower + upper

/** Texts of these characters. */
const of = (characters: string, minLength = 1, maxLength = 40) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength })
const between = (first: number, last: number) =>
  fc.string({
    unit: fc.integer({ min: first, max: last }).map((code) => String.fromCodePoint(code)),
    minLength: 1,
    maxLength: 20,
  })
const han = between(0x4e00, 0x9fa5)
const thai = between(0x0e01, 0x0e2e)
const hangul = between(0xac00, 0xd7a3)
const bengali = between(0x0985, 0x0989)
/** The parts in any order. */
const mixed = (...parts: fc.Arbitrary<string>[]) =>
  fc.tuple(fc.tuple(...parts), fc.infiniteStream(fc.nat())).map(([texts, order]) =>
    [...texts.join('')]
      .map((character) => ({ character, rank: order.next().value as number }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ character }) => character)
      .join(''),
  )
const date = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
const iso = (day: Date) => day.toISOString().slice(0, 10)
const label = of(lower + digits, 1, 20)

/** For each family: what always fits, what never does, and the edges by hand. */
const families: Record<
  PatternFamily,
  { good: fc.Arbitrary<string>; bad: fc.Arbitrary<string>; yes: string[]; no: string[] }
> = {
  any: {
    good: fc.string({ unit: 'grapheme' }).filter((text) => !/\p{Cc}/u.test(text)),
    bad: fc.tuple(of(letters), fc.constantFrom('\0', '\n', '\u001b', '\ud800')).map((parts) => parts.join('')),
    yes: ['', ' ', 'রহিম উদ্দিন', '👩‍👩‍👧'],
    no: ['a\tb', 'a\u0000'],
  },
  letterFirst: {
    good: fc.tuple(of(letters, 1, 1), of(letters + digits, 0)).map((parts) => parts.join('')),
    bad: fc.tuple(of(digits, 1, 1), of(letters + digits, 0)).map((parts) => parts.join('')),
    yes: ['a', 'Rahim99'],
    no: ['', '9lives', 'a b', 'a_b', 'é', 'а'],
  },
  chineseDigits: {
    good: mixed(han, of(digits)),
    bad: fc.tuple(han, of(letters + symbols, 1, 3)).map((parts) => parts.join('')),
    yes: ['张伟88', '8'],
    no: ['', '张 伟', '张。', '٣'],
  },
  email: {
    good: fc.tuple(label, label, fc.constantFrom('com', 'com.bd', 'info')).map(([a, b, c]) => `${a}@${b}.${c}`),
    bad: fc.tuple(label, label).map(([a, b]) => `${a}@${b}`),
    yes: ['a@b.co', 'rahim.uddin+lumen@mail.example.com', 'a-b@c-d.org'],
    no: ['', 'a@', '@b.co', 'a b@c.co', 'a@b..co', '.a@b.co', 'a..b@c.co', 'a@-b.co', 'a@b.c', 'a@b.co\n'],
  },
  alphanumeric: {
    good: of(letters + digits),
    bad: fc.tuple(of(letters), of(symbols + ' ', 1, 2)).map((parts) => parts.join('')),
    yes: ['a', '1', 'A1'],
    no: ['', 'a-b', 'é', '১'],
  },
  lettersAndDigits: {
    good: mixed(of(letters), of(digits)),
    bad: fc.oneof(
      of(letters),
      of(digits),
      of(letters + digits).map((text) => `${text} 1a`),
    ),
    yes: ['a1', '1a', 'Change#Me1'],
    no: ['', 'abc', '123', 'a 1', 'é1', 'পাস1'],
  },
  digits: {
    good: of(digits),
    bad: fc.tuple(of(digits), of(letters + symbols + ' ', 1, 1)).map((parts) => parts.join('')),
    yes: ['0', '01712345678'],
    no: ['', '+880', '1 2', '১২৩', '1.5', '1\n'],
  },
  alphanumericUppercase: {
    good: mixed(of(upper), of(lower + digits, 0)),
    bad: of(lower + digits),
    yes: ['A', 'aB1'],
    no: ['', 'ab1', 'A-b', 'É'],
  },
  englishLettersSpaces: {
    good: mixed(of(letters), of(' ', 0, 3)),
    bad: fc.tuple(of(letters), of(digits + symbols, 1, 2)).map((parts) => parts.join('')),
    yes: ['Rahim', 'Rahim Uddin'],
    no: ['', '   ', "O'Neil", 'José', 'a\u00a0b'],
  },
  noSpaces: {
    good: of(letters + digits + symbols),
    bad: fc
      .tuple(of(letters), fc.constantFrom(' ', '\t', '\u00a0', '\u2003', '\u3000'), of(letters))
      .map((parts) => parts.join('')),
    yes: ['a', 'রহিম', '@user_1'],
    no: ['', ' a', 'a b'],
  },
  chinesePunctuation: {
    good: mixed(han, fc.constantFrom('，', '。', '·', '、')),
    bad: fc.tuple(han, of(letters + digits, 1, 3)).map((parts) => parts.join('')),
    yes: ['张伟', '阿·布', '你好，'],
    no: ['', '张 伟', '张1', 'a'],
  },
  dateYearFirst: {
    good: date.map(iso),
    bad: fc.tuple(date, fc.integer({ min: 32, max: 99 })).map(([day, number]) => iso(day).slice(0, 8) + number),
    yes: ['1990-12-31', '2024-02-29', '2000-02-29'],
    no: [
      '',
      '1990-2-1',
      '2023-02-29',
      '1900-02-29',
      '1990-13-01',
      '1990-00-10',
      '31-12-1990',
      '1990/12/31',
      '0000-00-00',
      '0000-12-31',
    ],
  },
  dateMonthFirst: {
    good: date.map((day) => `${iso(day).slice(5)}-${iso(day).slice(0, 4)}`),
    bad: date.map(iso),
    yes: ['12-31-1990', '02-29-2024'],
    no: ['', '31-12-1990', '02-29-2023', '1-1-1990', '04-31-2000'],
  },
  lettersSpaces: {
    good: mixed(fc.oneof(of(letters), bengali, han, hangul), of(" .'’-", 0, 3)),
    bad: fc.tuple(of(letters), of(digits + '!"#$%&()*+,/:;<=>?@[\\]^_`{|}~', 1, 2)).map((parts) => parts.join('')),
    yes: ['মোঃ রহিম', 'Rahim Uddin', 'José', 'محمد', 'สมชาย', "O'Neil", 'D’Souza', 'Md. Rahim', 'Jean-Luc'].concat([
      // Joiners: a Bengali ya-phala after ra, a Persian name of two words, Sinhala's bound letters.
      'র\u200d্যাচেল',
      'علی\u200cرضا',
      'ප්\u200dරියා',
    ]),
    no: [
      '',
      '  ',
      'R2D2',
      'a\tb',
      '.-',
      '\u200d',
      '\u200crahim',
      'a\u200d\u200db',
      'a \u200cb',
      'a\u200bb',
      'a\u202eb',
    ],
  },
  korean: {
    good: hangul,
    bad: fc.tuple(hangul, of(letters + digits + ' ', 1, 2)).map((parts) => parts.join('')),
    yes: ['김철수'],
    no: ['', 'Kim', '김 철수', '金'],
  },
  thai: {
    good: thai,
    bad: fc.tuple(thai, of(letters + digits + ' ', 1, 2)).map((parts) => parts.join('')),
    yes: ['สมชาย', 'น้ำ'],
    no: ['', 'Somchai', 'สม ชาย'],
  },
  thaiEnglish: {
    good: mixed(fc.oneof(thai, of(letters)), of(' ', 0, 3)),
    bad: fc.tuple(thai, of(digits + symbols, 1, 2)).map((parts) => parts.join('')),
    yes: ['สมชาย Jai', 'Somchai'],
    no: ['', '  ', 'สม1', 'ก.'],
  },
  uppercaseSpaces: {
    good: mixed(of(upper), of(' ', 0, 3)),
    bad: fc.tuple(of(upper), of(lower + digits, 1, 2)).map((parts) => parts.join('')),
    yes: ['MD RAHIM', 'A'],
    no: ['', '   ', 'Rahim', 'É'],
  },
  lettersDigitsSymbols: {
    good: of(letters + digits + symbols),
    bad: fc.tuple(of(letters), fc.constantFrom(' ', 'é', 'ক', '\u007f')).map((parts) => parts.join('')),
    yes: ['a', '1', '!', 'aB1!'],
    no: ['', 'a b', 'é'],
  },
  strongPassword: {
    good: mixed(of(upper), of(lower), of(digits), of(symbols)),
    bad: fc.oneof(
      of(upper + lower + digits),
      of(lower + digits + symbols),
      of(upper + digits + symbols),
      of(letters + symbols),
    ),
    yes: ['Aa1!', 'Change#Me1'],
    no: ['', 'Aa1', 'aa1!', 'AA1!', 'Aa!!', 'Aa1 !', 'Aa1é'],
  },
}

describe.each(patterns.map((pattern) => [pattern.family, pattern] as const))('[A-03] %s', (family, pattern) => {
  const { good, bad, yes, no } = families[family]

  it('takes what belongs to it', () => {
    fc.assert(fc.property(good, (text) => fitsPattern(pattern, text)))
    expect(yes.filter((text) => !fitsPattern(pattern, text))).toEqual([])
  })

  it('refuses what does not', () => {
    fc.assert(fc.property(bad, (text) => !fitsPattern(pattern, text)))
    expect(no.filter((text) => fitsPattern(pattern, text))).toEqual([])
  })

  it('keeps the bounds of a rule, counted in characters, and says them in its message', () => {
    const rule = { enabled: true, required: true, patternId: pattern.id, minLength: 3, maxLength: 8 }
    fc.assert(
      fc.property(good, (text) => {
        const isWithin = characterCount(text) >= 3 && characterCount(text) <= 8
        return keepsRule(rule, text) === isWithin
      }),
    )
    expect(ruleMessage('payeeName', rule)).toEqual({ messageKey: `fields.pattern.${family}`, min: 3, max: 8 })
  })
})

it('[A-03] knows twenty families, each by its own number', () => {
  expect(patterns.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  expect(new Set(patterns.map(({ family }) => family)).size).toBe(20)
})

it('[A-03] counts a letter outside the basic plane once', () => {
  expect(characterCount('𠮷𠮷')).toBe(2)
  expect(fits('chineseDigits', '𠮷')).toBe(true)
})

it('answers quickly whatever is thrown at it', () => {
  const long = 'a'.repeat(50_000)
  for (const pattern of patterns)
    for (const text of [long, `${long}!`, `${long}@`, '-'.repeat(50_000)]) fitsPattern(pattern, text)
})

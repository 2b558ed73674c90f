/**
 * The 35 languages of the interface. `locale` is what Intl is given for prose, numbering system included: Latin digits in
 * every language, as in the figures beside it, whatever a browser's own idea is (docs/decisions/0003-words.md).
 */
const table = {
  en: { ownName: 'English', locale: 'en' },
  bn: { ownName: 'বাংলা', locale: 'bn-u-nu-latn' },
  ar: { ownName: 'العربية', locale: 'ar-u-nu-latn', direction: 'rtl' },
  zh: { ownName: '简体中文', locale: 'zh-Hans' },
  'zh-Hant': { ownName: '繁體中文', locale: 'zh-Hant' },
  ja: { ownName: '日本語', locale: 'ja' },
  ko: { ownName: '한국어', locale: 'ko' },
  hi: { ownName: 'हिन्दी', locale: 'hi-u-nu-latn' },
  ur: { ownName: 'اردو', locale: 'ur-u-nu-latn', direction: 'rtl' },
  ne: { ownName: 'नेपाली', locale: 'ne-u-nu-latn' },
  mr: { ownName: 'मराठी', locale: 'mr-u-nu-latn' },
  ta: { ownName: 'தமிழ்', locale: 'ta-u-nu-latn' },
  te: { ownName: 'తెలుగు', locale: 'te-u-nu-latn' },
  si: { ownName: 'සිංහල', locale: 'si' },
  th: { ownName: 'ไทย', locale: 'th-u-ca-gregory-nu-latn' },
  vi: { ownName: 'Tiếng Việt', locale: 'vi' },
  my: { ownName: 'မြန်မာ', locale: 'my-u-nu-latn' },
  km: { ownName: 'ខ្មែរ', locale: 'km-u-nu-latn' },
  lo: { ownName: 'ລາວ', locale: 'lo-u-nu-latn' },
  id: { ownName: 'Bahasa Indonesia', locale: 'id' },
  ms: { ownName: 'Bahasa Melayu', locale: 'ms' },
  tl: { ownName: 'Tagalog', locale: 'fil' },
  fa: { ownName: 'فارسی', locale: 'fa-u-ca-gregory-nu-latn', direction: 'rtl' },
  tr: { ownName: 'Türkçe', locale: 'tr' },
  kk: { ownName: 'Қазақша', locale: 'kk' },
  uz: { ownName: 'Oʻzbekcha', locale: 'uz-Latn' },
  ru: { ownName: 'Русский', locale: 'ru' },
  pl: { ownName: 'Polski', locale: 'pl' },
  de: { ownName: 'Deutsch', locale: 'de' },
  nl: { ownName: 'Nederlands', locale: 'nl' },
  fr: { ownName: 'Français', locale: 'fr' },
  es: { ownName: 'Español', locale: 'es' },
  pt: { ownName: 'Português', locale: 'pt' },
  it: { ownName: 'Italiano', locale: 'it' },
  sw: { ownName: 'Kiswahili', locale: 'sw' },
} as const satisfies Record<string, { ownName: string; locale: string; direction?: 'rtl' }>

export type Language = keyof typeof table

export interface LanguageFacts {
  /** As its speakers write it, for the language picker. */
  readonly ownName: string
  /** BCP 47 tag for Intl: plural rules, prose numbers, relative times. Never for money (see figures). */
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
}

/** In the order the picker shows them. */
export const languages: ReadonlyMap<Language, LanguageFacts> = new Map(
  Object.entries(table).map(([code, facts]) => [code as Language, { direction: 'ltr' as const, ...facts }]),
)

/**
 * Whoever writes a text writes it in these: of the catalogues' a test lets nothing be missing, and operators are asked for
 * theirs in each. Whoever reads another language is shown the English of an operator's text.
 */
export const writtenLanguages = ['en', 'bn', 'ar'] as const satisfies readonly Language[]

/**
 * The ones that are offered: those that every text is written in, and those in which next to nothing waits for its
 * translation (English stands in for it meanwhile): a page half of which is English serves nobody. A test compares them with
 * the catalogues.
 */
export const offeredLanguages: readonly Language[] = [...writtenLanguages, 'zh', 'hi', 'ur', 'vi', 'id', 'pt']

/** The language every key exists in and every other language is measured by. */
export const sourceLanguage: Language = 'en'

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(table, code)
}

/** Whether people can choose it. */
export function isOffered(language: Language): boolean {
  return offeredLanguages.includes(language)
}

export function languageFacts(language: Language): LanguageFacts {
  return { direction: 'ltr', ...table[language] }
}

/** Codes that devices and older clients send for a language we list under another code. */
const otherNames: ReadonlyMap<string, Language> = new Map([
  ['fil', 'tl'],
  ['in', 'id'],
  ['zh-hant', 'zh-Hant'],
  ['zh-tw', 'zh-Hant'],
  ['zh-hk', 'zh-Hant'],
  ['zh-mo', 'zh-Hant'],
])

/** One tag (`bn-BD`, `zh_TW`, `EN`) to our language, or undefined when we do not speak it. */
export function languageOfTag(tag: string): Language | undefined {
  const parts = tag.trim().toLowerCase().replaceAll('_', '-').split('-')
  for (let length = parts.length; length > 0; length -= 1) {
    const candidate = parts.slice(0, length).join('-')
    const other = otherNames.get(candidate)
    if (other) return other
    if (isLanguage(candidate)) return candidate
  }
  return undefined
}

/**
 * The best of the languages we offer for a `Language` or `Accept-Language` header, or for a browser's list joined by
 * commas. Weights count (`en;q=0.5, bn`); a weight of 0 refuses. Never fails: what it cannot read, and what is not offered,
 * becomes the fallback. `isMeant` widens it for texts that operators and vendors write in languages of their own choice.
 */
export function matchLanguage(
  header: string | undefined,
  fallback: Language,
  isMeant: (language: Language) => boolean = isOffered,
): Language {
  if (!header) return fallback
  const wishes = header
    .slice(0, 500)
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.split(';')
      const weight = parameters.map((parameter) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return { language: languageOfTag(tag), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter((wish) => wish.weight > 0)
    .sort((one, other) => other.weight - one.weight)
  return wishes.find(({ language }) => language !== undefined && isMeant(language))?.language ?? fallback
}

import { compileWord } from './compile.ts'
import { type Language, languageFacts } from './languages.ts'
import { type Cases, type Message, tagPattern } from './render.ts'

/** What a message holds besides its text. */
interface Holdings {
  arguments: Set<string>
  tags: string[]
  /** Each plural's own set of categories. */
  plurals: { type: 'cardinal' | 'ordinal'; categories: string[] }[]
}

function holdingsOf(message: Message): Holdings {
  const holdings: Holdings = { arguments: new Set(), tags: [], plurals: [] }
  visit(message, holdings)
  return holdings
}

function visit(message: Message, holdings: Holdings): void {
  if (typeof message === 'string') {
    for (const match of message.matchAll(tagPattern)) holdings.tags.push(match[0])
    return
  }
  for (const token of message) {
    if (typeof token === 'string') {
      visit(token, holdings)
      continue
    }
    const [name, type, detail] = token
    holdings.arguments.add(name)
    if (type === 'range') holdings.arguments.add(String(detail))
    if (type !== 'plural' && type !== 'selectordinal' && type !== 'select') continue
    const cases = Object.entries(detail as Cases).filter(([category]) => category !== 'offset')
    if (type !== 'select') {
      const categories = cases.map(([category]) => category)
      holdings.plurals.push({ type: type === 'plural' ? 'cardinal' : 'ordinal', categories })
    }
    for (const [, content] of cases) visit(content as Message, holdings)
  }
}

function tagFaults(tags: readonly string[]): string[] {
  const open: string[] = []
  for (const tag of tags) {
    if (!tag.startsWith('</')) open.push(tag.slice(1, -1))
    else if (open.pop() !== tag.slice(2, -1)) return [`${tag} closes nothing`]
  }
  return open.map((tag) => `<${tag}> is never closed`)
}

/** Faults of one message on its own: its syntax, its tags, and plural forms its language does not have or lacks. */
export function messageFaults(text: string, language: Language): string[] {
  if (text.trim() === '') return ['is empty']
  if (text !== text.trim()) return ['starts or ends with a space']
  let message: Message
  try {
    message = compileWord(text)
  } catch (fault) {
    return [`is not valid: ${fault instanceof Error ? (fault.message.split('\n')[0] ?? '') : String(fault)}`]
  }
  const faults: string[] = []
  const { tags, plurals } = holdingsOf(message)
  faults.push(...tagFaults(tags))
  for (const { type, categories } of plurals) {
    const spoken: readonly string[] = new Intl.PluralRules(languageFacts(language).locale, { type }).resolvedOptions()
      .pluralCategories
    for (const category of spoken) {
      // "many" of Spanish, French, Italian and Portuguese is for millions; leaving it to "other" reads well.
      const rare = category === 'many' && ['es', 'fr', 'it', 'pt'].includes(language)
      if (!categories.includes(category) && !rare) faults.push(`lacks the plural form "${category}"`)
    }
    for (const category of categories) {
      if (!spoken.includes(category) && !/^\d+$/.test(category))
        faults.push(`has a plural form "${category}" no number takes`)
    }
  }
  return faults
}

/** Faults of a translation beside its English: other placeholders, other tags. */
export function translationFaults(english: string, translated: string): string[] {
  const wanted = holdingsOf(compileWord(english))
  const found = holdingsOf(compileWord(translated))
  const faults: string[] = []
  for (const name of wanted.arguments) if (!found.arguments.has(name)) faults.push(`lacks {${name}}`)
  for (const name of found.arguments) if (!wanted.arguments.has(name)) faults.push(`has {${name}}, unknown to English`)
  const wantedTags = [...new Set(wanted.tags)].sort().join(' ')
  const foundTags = [...new Set(found.tags)].sort().join(' ')
  if (wantedTags !== foundTags) faults.push(`has the tags "${foundTags}" where English has "${wantedTags}"`)
  return faults
}

/** Names that are written the same in every language. */
const properNames = new Set(
  `Lumen Croupier WhatsApp Telegram Facebook Instagram TikTok YouTube Twitter LINE Zalo WeChat QQ Google Messenger
  bKash Nagad Rocket Android iOS iPhone Lite Windows Chrome Safari IP QR PIN SMS TOTP OTP ID URL CSV PDF JPG PNG MB USDT BTC ETH TRC20
  TrxID VIP RTP TOTP KYC AML GGR NGR API UTC HMAC SHA JWE HTTPS Curaçao GLI`.split(/\s+/),
)

/** Letters a reader of the language expects; only for scripts that English does not share. */
const scripts: Partial<Record<Language, RegExp>> = {
  bn: /\p{Script=Bengali}/u,
  ar: /\p{Script=Arabic}/u,
  ur: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  ne: /\p{Script=Devanagari}/u,
  mr: /\p{Script=Devanagari}/u,
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
  si: /\p{Script=Sinhala}/u,
  th: /\p{Script=Thai}/u,
  my: /\p{Script=Myanmar}/u,
  km: /\p{Script=Khmer}/u,
  lo: /\p{Script=Lao}/u,
  zh: /\p{Script=Han}/u,
  'zh-Hant': /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  kk: /\p{Script=Cyrillic}/u,
}

/** True for "WhatsApp" or "{amount} / 24": nothing in it that a language could say otherwise. */
export function hasNoWords(text: string): boolean {
  const plain = text.replace(/\{[^{}]*\}/g, ' ').replace(tagPattern, ' ')
  return (plain.match(/\p{L}[\p{L}\p{N}]*/gu) ?? []).every((word) => properNames.has(word))
}

/** The placeholders a message asks its caller for. */
export function placeholdersOf(text: string): Set<string> {
  return holdingsOf(compileWord(text)).arguments
}

/** True when a text with real words in it was left in English. */
export function isUntranslated(english: string, translated: string, language: Language): boolean {
  if (hasNoWords(english)) return false
  const script = scripts[language]
  return translated === english || (script !== undefined && !script.test(translated))
}

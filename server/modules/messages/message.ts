import type { ContractKind } from '@croupier/api/contracts/contract-terms.ts'
import type { messageAnswer, MessageKind, MessageOrigin } from '@croupier/api/messages/message-answers.ts'
import { Money } from '@croupier/basis/money.ts'
import type { Language } from '@croupier/words/languages.ts'
import { translateAny } from '@croupier/words/server.ts'
import type * as z from 'zod/mini'

/** What the words of a message of the house are filled with. Amounts are decimal texts in main units. */
export interface Facts {
  account?: string
  reference?: string
  /** A conversation with the support. */
  caseId?: string
  /** After which it ends by itself; 0: never. */
  hours?: number
  amount?: string
  fee?: string
  currency?: string
  reason?: string
  /** The kind of a contract. */
  contract?: ContractKind
  /** Of a reward or of what was redeemed, by language. */
  titles?: Readonly<Record<string, string>>
}

/** Times in epoch milliseconds. */
export interface Message {
  id: bigint
  origin: MessageOrigin
  memberId: bigint | null
  senderId: bigint | null
  kind: MessageKind | null
  facts: Facts
  titles: Readonly<Record<string, string>>
  texts: Readonly<Record<string, string>>
  link: string | null
  pictures: readonly string[]
  sentAt: number
  readAt: number | null
}

/** Where one looks into what a message of the house tells of. */
const links: Record<MessageKind, string> = {
  welcome: '/promotions',
  'deposit-credited': '/member?page=transactionHistory',
  'deposit-confirming': '/member?page=depositv2',
  'deposit-review': '/member?page=depositv2',
  'deposit-expired': '/member?page=depositv2',
  'deposit-failed': '/member?page=depositv2',
  'withdrawal-requested': '/member?page=withdraw',
  'withdrawal-approved': '/member?page=withdraw',
  'withdrawal-part-told': '/member?page=withdraw',
  'withdrawal-paid': '/member?page=withdraw',
  'withdrawal-rejected': '/member?page=withdraw',
  'withdrawal-cancelled': '/member?page=withdraw',
  'reward-issued': '/member?page=rewardCenter',
  'reward-expired': '/member?page=rewardCenter',
  'case-answered': '/support',
  'case-closed': '/support',
  'case-reminded': '/support',
  'point-order-sent': '/pointMall?tab=orders',
  'point-order-rejected': '/pointMall?tab=orders',
  'verification-asked': '/member?page=securityCenter',
  'verification-approved': '/member?page=securityCenter',
  'verification-refused': '/member?page=securityCenter',
  'verification-runs-out': '/member?page=securityCenter',
  'verification-over': '/member?page=securityCenter',
  'contract-asked': '/agentHome?page=agentRevenueReport',
  'contract-offered': '/agentHome?page=agentRevenueReport',
  'contract-declined': '/agentHome?page=agentRevenueReport',
}

/** What a reader of this language sees: theirs, else English, else what there is. */
export function inLanguage(texts: Readonly<Record<string, string>>, language: string): string {
  return texts[language] ?? texts['en'] ?? Object.values(texts)[0] ?? ''
}

/** `1234.50` as a sentence holds it: `1,234.50 BDT`. */
export function amountWords(amount: string, currency: string): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, ',')
  return `${grouped}${fraction === '' ? '' : `.${fraction}`} ${currency}`
}

/** Ledger units as a text of facts. */
export function amountOf(units: bigint, currency: string): string {
  return new Money(currency, units).toString()
}

function valuesOf({ account, reference, amount, currency, reason, titles, hours, contract }: Facts, language: string) {
  return {
    account: account ?? '',
    reference: reference ?? '',
    amount: amount === undefined || currency === undefined ? '' : amountWords(amount, currency),
    hours: hours ?? 0,
    contract: contract ?? '',
    reason: reason ?? '',
    hasReason: reason === undefined || reason === '' ? 'no' : 'yes',
    reward: titles === undefined ? '' : inLanguage(titles, language),
  }
}

/** A message in its reader's language. */
export function describeMessage(
  message: Message,
  sender: string | null,
  language: Language,
): z.input<typeof messageAnswer> {
  const { id, origin, kind, facts, sentAt, readAt } = message
  const values = valuesOf(facts, language)
  const said = (part: 'title' | 'text') => translateAny(language, `messages.kind.${kind ?? ''}.${part}`, values)
  return {
    id: id.toString(),
    origin,
    kind,
    sender,
    title: kind === null ? inLanguage(message.titles, language) : said('title'),
    content: kind === null ? inLanguage(message.texts, language) : said('text'),
    link: kind === null ? message.link : `${links[kind]}${facts.caseId === undefined ? '' : `?case=${facts.caseId}`}`,
    pictures: message.pictures.length,
    createTime: sentAt,
    readAt,
  }
}

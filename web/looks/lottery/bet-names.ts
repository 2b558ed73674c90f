import type { BetType, Family } from '@croupier/games/lottery/bet-type.ts'
import type { Spoken } from '@croupier/client/words/create-words.ts'
import type { WordKey } from '@croupier/words/areas.ts'

type Translate = Spoken['t']

/** Words whose key is made of a rule's own names; the browser walks open every one of them. */
const keyOf = (...parts: string[]) => `lottery.${parts.join('.')}` as WordKey

const COUNTED = /^(Any|Pick|First|Show|VS_)(\d+)$/
const PAIRED = /^Dragon_Tiger_(\d)_(\d)$/
const SHAPED = /^Com(\d+)$/

/** What a way to bet is called: lotteries drawn elsewhere keep the names they have there. */
export function methodName(t: Translate, family: Family, type: BetType): string {
  if (!family.isHouse) return type.local
  const counted = COUNTED.exec(type.method)
  if (counted) {
    const [, name = '', count = ''] = counted
    return t(keyOf('method', `${name}N`), { count: Number(count), other: 11 - Number(count) })
  }
  const paired = PAIRED.exec(type.method)
  if (paired) return t('lottery.method.dragonTiger', { first: paired[1]!, second: paired[2]! })
  const shaped = SHAPED.exec(type.method)
  if (shaped && type.method !== 'Com3') return t('lottery.method.ComN', { count: Number(shaped[1]) })
  return t(keyOf('method', type.method))
}

export const windowName = (t: Translate, window: string): string => t(keyOf('window', window))

/** A bet by its tab and its own name, said once where they are the same. */
export function betName(t: Translate, family: Family, type: BetType): string {
  const [window, method] = [windowName(t, type.window), methodName(t, family, type)]
  return window === method ? method : `${window} · ${method}`
}

export const rowName = (t: Translate, row: string): string => (row === '' ? '' : t(keyOf('row', row)))

/** What a sign stands for: itself, or a word. */
export const choiceName = (t: Translate, words: string | undefined, sign: string): string =>
  words === undefined ? sign : t(keyOf('choice', words, sign))

export const familyName = (t: Translate, family: string): string => t(keyOf('family', family))

/** A family's name beside a lottery's own; nothing where that says it already. */
export const besidesName = (name: string, family: string): string | undefined =>
  name.startsWith(family) ? undefined : family

export const prizeName = (t: Translate, prize: string): string => t(keyOf('prize', prize))

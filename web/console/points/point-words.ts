import type { OutputOf } from '@croupier/api/operation.ts'
import type { listPointGoods } from '@croupier/api/points/list-point-goods.ts'
import type { listPointOrders } from '@croupier/api/points/list-point-orders.ts'
import type { GoodState, OrderState } from '@croupier/api/points/staff-point-answers.ts'
import type { Tone } from '@croupier/kit/components/badge.tsx'

export type Good = OutputOf<typeof listPointGoods>['list'][number]
export type Order = OutputOf<typeof listPointOrders>['list'][number]

export const goodTones: Readonly<Record<GoodState, Tone>> = { draft: 'brass', published: 'jade', ended: 'plain' }
export const orderTones: Readonly<Record<OrderState, Tone>> = {
  process: 'brass',
  approved: 'brass',
  sent: 'jade',
  rejected: 'vermilion',
}

/** A reader's own language, else English. */
export function textFor(texts: Readonly<Record<string, string>>, language: string): string {
  return texts[language] ?? texts['en'] ?? ''
}

import type { Scope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { port } from '../../../platform/port.ts'

/** A deposit promotion a member has joined and can choose when they pay in. */
export interface DepositPromotion {
  id: string
  title: string
}

/** What a higher module knows of who pays in: promotions that a deposit can be given for. */
export interface DepositPromotions {
  joined(scope: Scope, db: Queryable, memberId: bigint, currency: string): Promise<DepositPromotion[]>
}

export const depositPromotionsPort = port<DepositPromotions>('wallet.depositPromotions')

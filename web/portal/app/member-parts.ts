import type { ComponentType } from 'react'
import { latePart } from './late-part.ts'

/** Pages of the member centre that are features of their own, by the names the spec gives them. */
export const memberParts: Readonly<Record<string, ComponentType>> = {
  depositv2: latePart(() => import('../features/deposit/deposit-page.tsx'), 'deposit'),
  personalHistoryCopy: latePart(() => import('../features/records/betting-record.tsx'), 'records'),
  transactionHistory: latePart(() => import('../features/records/account-record.tsx'), 'records'),
  withdraw: latePart(() => import('../features/withdraw/withdraw-page.tsx'), 'withdraw'),
}

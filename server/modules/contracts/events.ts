import type { ContractKind } from '@croupier/api/contracts/contract-terms.ts'
import { eventType } from '../../platform/event.ts'

/** A downline asks their upline for a contract. */
export const contractAsked = eventType<{
  askId: string
  uplineId: string
  /** The account that asks. */
  downline: string
  kind: ContractKind
  /** Epoch milliseconds. */
  at: number
}>('contracts.asked')

/** What a downline asked for was offered or declined. */
export const contractAskAnswered = eventType<{
  askId: string
  downlineId: string
  kind: ContractKind
  state: 'offered' | 'declined'
  /** Epoch milliseconds. */
  at: number
}>('contracts.askAnswered')

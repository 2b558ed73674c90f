import type { WriteScope } from '../../platform/context.ts'
import { port } from '../../platform/port.ts'

export interface PurseOwner {
  id: bigint
  account: string
  type: number
  currency: string
}

export type PurseObstacle = 'money' | 'orders' | 'stakes'

/** A member's money, which identity knows nothing of. Told in the transaction that changes the member, and told last. */
export interface Purses {
  /** A member, agent or trial has come to be. */
  open(scope: WriteScope, owner: PurseOwner): Promise<void>
  /** Nothing may leave the purses until `thaw`; what is owed to them still lands. */
  freeze(scope: WriteScope, owner: PurseOwner): Promise<void>
  /**
   * The member closes the account for good. Answers what prevents it: money in a purse, an order on its way, or a stake
   * that may still win; whoever asked then rolls back.
   */
  close(scope: WriteScope, owner: PurseOwner): Promise<PurseObstacle | undefined>
  thaw(scope: WriteScope, owner: PurseOwner): Promise<void>
}

export const pursesPort = port<Purses>('identity.purses')

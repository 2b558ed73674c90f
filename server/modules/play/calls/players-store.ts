import { purseIds } from '@croupier/api/wallet/purses/purse-names.ts'
import type { Queryable } from '../../../platform/database.ts'
import { findMember, findMemberByAccount, findMembers, isTrialType, type Member } from '../../identity/index.ts'
import { type Account, accountsOf } from '../../ledger/index.ts'
import { ownerOf } from '../../wallet/index.ts'

/** A member as play sees them. Nothing here ever changes, so it may be cached. */
export interface Player {
  memberId: bigint
  account: string
  currency: string
  isTrial: boolean
  /** Ledger account the member plays from; a trial's is that of its play money. */
  main: bigint
  /** Undefined for a trial. */
  bonus: bigint | undefined
}

const REMEMBERED = 100_000

/** Finds players, and remembers them. */
export class Players {
  readonly #byAccount = new Map<string, Player>()
  readonly #byId = new Map<bigint, Player>()

  /** By account name, whatever the letter case; undefined where nobody is called so or has no purse to play from. */
  async byAccount(db: Queryable, account: string): Promise<Player | undefined> {
    return this.#byAccount.get(account.toLowerCase()) ?? this.#read(db, await findMemberByAccount(db, account))
  }

  async byId(db: Queryable, memberId: bigint): Promise<Player | undefined> {
    return this.#byId.get(memberId) ?? this.#read(db, await findMember(db, memberId))
  }

  /** Those who are named and have a purse to play from; whoever is not yet remembered is read with two statements in all. */
  async byIds(db: Queryable, memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, Player>> {
    const found = new Map<bigint, Player>()
    const unknown: bigint[] = []
    for (const id of new Set(memberIds)) {
      const player = this.#byId.get(id)
      if (player) found.set(id, player)
      else unknown.push(id)
    }
    if (unknown.length === 0) return found
    const members = await findMembers(db, unknown)
    const accounts = await accountsOf(
      db,
      members.map(({ id }) => ownerOf(id)),
    )
    const byOwner = Map.groupBy(accounts, ({ owner }) => owner)
    for (const member of members) {
      const player = this.#of(member, byOwner.get(ownerOf(member.id)) ?? [])
      if (player) found.set(member.id, player)
    }
    return found
  }

  async #read(db: Queryable, member: Member | undefined): Promise<Player | undefined> {
    return member && this.#of(member, await accountsOf(db, [ownerOf(member.id)]))
  }

  #of(member: Member, accounts: readonly Account[]): Player | undefined {
    const isTrial = isTrialType(member.type)
    const purse = (id: number) => accounts.find((each) => each.purse === id && each.unit === member.currency)?.id
    const main = purse(isTrial ? purseIds.trial : purseIds.main)
    if (main === undefined) return undefined
    const bonus = isTrial ? undefined : purse(purseIds.bonus)
    const player = { memberId: member.id, account: member.account, currency: member.currency, isTrial, main, bonus }
    this.#remember(player)
    return player
  }

  #remember(player: Player): void {
    for (const known of [this.#byAccount, this.#byId]) {
      const [oldest] = known.keys()
      if (known.size >= REMEMBERED && oldest !== undefined) known.delete(oldest as never)
    }
    this.#byAccount.set(player.account.toLowerCase(), player)
    this.#byId.set(player.memberId, player)
  }
}

import { commitsLater, empty, type Queryable, type Sql, sql } from '../../../platform/database.ts'
import { type AttemptKey, oneMore, oneMoreUnderWay, textOfKey, type UnderWay, windowFrom } from './attempts-store.ts'
import { knowsDevice } from '../sessions/devices-store.ts'
import { type Credentials, credentialColumns } from '../passwords/credentials-store.ts'
import { isAccount } from '../members/members-store.ts'
import { type Proof, spendingProof } from '../human-proof/spent-proofs-store.ts'

/** What a guess at a password is counted by. */
export interface GuessKeys {
  /** The device where the account knows it, else the name, for all strangers together. */
  own: AttemptKey
  address: AttemptKey
}

export interface AskedGuess {
  account: string
  deviceId: string | undefined
  /** As failures are counted by it. */
  address: string
  /** What shows that a browser has done its work; undefined where it showed nothing, `not-asked` where nobody asks. */
  proof: Proof | 'not-asked' | undefined
  now: number
  /** A guess is counted at once while fewer have failed; those at an address do not hinder a device that is known. */
  below: { own: number; address: number }
}

export interface FoundGuess {
  /** The member of this name. */
  member: Credentials | undefined
  isKnownDevice: boolean
  keys: GuessKeys
  own: UnderWay
  address: UnderWay
  /** Whether the counts hold this guess already. Where not, nothing has been written. */
  isCounted: boolean
}

interface GuessRow extends Credentials {
  isKnownDevice: boolean
  ownFailures: number
  ownUnderWay: number
  ownEndsAt: number
  addressFailures: number
  addressUnderWay: number
  addressEndsAt: number
  isCounted: boolean
}

/**
 * All that comes before a password is looked at, in one statement: who has the name, whether it knows the device, how
 * often has been guessed; and where nothing stands against the guess, the proof of work is spent and the guess counted.
 * A name that nobody has costs the same. A crash of the database may forget the last of it: a count less, a proof good
 * once more. Call it outside of transactions.
 */
export async function countOpenGuess(db: Queryable, asked: AskedGuess): Promise<FoundGuess> {
  const { account, deviceId, proof } = asked
  const now = new Date(asked.now)
  const name = account.toLowerCase()
  const stranger: AttemptKey = { kind: 'stranger', subject: name }
  const device: AttemptKey = { kind: 'device', subject: `${name} ${deviceId}` }
  const address: AttemptKey = { kind: 'address', subject: asked.address }
  const addressKey = textOfKey(address)
  const isProofGiven = typeof proof === 'object'

  const row = await db.one<GuessRow>(sql`
    with member as materialized (
      select ${credentialColumns()}, ${knowsDevice(sql`m.id`, deviceId)} as knows_device
      from identity.member m
      where ${isAccount(account)}
    ),
    guess as materialized (
      select known.knows_device, who.own_key,
        coalesce(own.failures, 0) as own_failures, coalesce(own.under_way, 0) as own_under_way,
        coalesce(own.window_ends_at, ${now}) as own_ends_at,
        coalesce(address.failures, 0) as address_failures, coalesce(address.under_way, 0) as address_under_way,
        coalesce(address.window_ends_at, ${now}) as address_ends_at
      from (select exists (select from member where member.knows_device) as knows_device) known
      cross join lateral (
        select case when known.knows_device then ${textOfKey(device)}::text else ${textOfKey(stranger)}::text end as own_key
      ) who
      left join identity.attempt own on own.key = who.own_key and own.window_ends_at > ${now}
      left join identity.attempt address on address.key = ${addressKey} and address.window_ends_at > ${now}
    ),
    open as materialized (
      select own_key
      from guess
      where own_failures < ${asked.below.own}
        and (knows_device or address_failures < ${asked.below.address})
        and ${proof !== undefined}::boolean
    ),
    ${isProofGiven ? sql`proven as (${spendingProof(proof, sql`open`)}),` : empty}
    counted as (
      insert into identity.attempt as a (key, failures, under_way, window_ends_at)
      select k.key, 1, 1, ${windowFrom(asked.now)}
      from open
      cross join unnest(array[own_key, ${addressKey}]) k(key)
      ${isProofGiven ? sql`where exists (select from proven)` : empty}
      order by k.key
      on conflict (key) do update
      set ${oneMore(asked.now)}, ${oneMoreUnderWay(asked.now)}
      returning key, failures, under_way, window_ends_at
    )
    select member.*, guess.knows_device as "isKnownDevice",
      coalesce(own.failures, guess.own_failures) as "ownFailures",
      coalesce(own.under_way, guess.own_under_way) as "ownUnderWay",
      coalesce(own.window_ends_at, guess.own_ends_at) as "ownEndsAt",
      coalesce(address.failures, guess.address_failures) as "addressFailures",
      coalesce(address.under_way, guess.address_under_way) as "addressUnderWay",
      coalesce(address.window_ends_at, guess.address_ends_at) as "addressEndsAt",
      own.key is not null as "isCounted",
      ${commitsLater}
    from guess
    left join member on true
    left join counted own on own.key = guess.own_key
    left join counted address on address.key = ${addressKey}`)
  return {
    member: row.id === null ? undefined : row,
    isKnownDevice: row.isKnownDevice,
    keys: { own: row.isKnownDevice ? device : stranger, address },
    own: { failures: row.ownFailures, underWay: row.ownUnderWay, windowEndsAt: row.ownEndsAt },
    address: { failures: row.addressFailures, underWay: row.addressUnderWay, windowEndsAt: row.addressEndsAt },
    isCounted: row.isCounted,
  }
}

/**
 * Parts of a statement in which a right password takes its counts back: the name or device starts afresh, of the address
 * this one guess is undone. Rows are locked in order of key, as where they are counted, so that no two log-ins wait for
 * each other in a circle.
 */
export function takingBack({ own, address }: GuessKeys, condition = sql`true`): Sql {
  const ownKey = textOfKey(own)
  return sql`
    counted as (
      select key
      from identity.attempt
      where key in (${ownKey}, ${textOfKey(address)})
        and ${condition}
      order by key
      for no key update
    ),
    taken_back as (
      update identity.attempt a
      set failures = case when a.key = ${ownKey} then 0 else greatest(a.failures - 1, 0) end,
          under_way = greatest(a.under_way - 1, 0)
      from counted
      where a.key = counted.key
    )`
}

/** Where it is not written together with the log-in it belongs to. */
export async function takeBackGuess(db: Queryable, keys: GuessKeys): Promise<void> {
  await db.run(sql`with ${takingBack(keys)} select from counted`)
}

/** A guess that was wrong stays counted, and is no longer under way. */
export async function settleWrongGuess(db: Queryable, { own, address }: GuessKeys): Promise<void> {
  await db.run(sql`
    with counted as (
      select key
      from identity.attempt
      where key in (${textOfKey(own)}, ${textOfKey(address)})
      order by key
      for no key update
    )
    update identity.attempt a
    set under_way = greatest(a.under_way - 1, 0)
    from counted
    where a.key = counted.key`)
}

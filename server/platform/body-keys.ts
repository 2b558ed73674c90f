import { createPrivateKey, type KeyObject, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Clock } from './clock.ts'
import { commitsLater, type Database, type Sql, sql } from './database.ts'
import type { Secrets } from './secrets.ts'

const DAY = 86_400_000

export interface BodyKeys {
  /** The public key callers encrypt bodies to now. */
  current(): Promise<JWK & { kid: string }>
  /** The private key of a `kid`, while it is valid. */
  privateKey(kid: string): Promise<KeyObject | undefined>
  /** Remembers a nonce; false where it was seen before. */
  remember(nonce: SeenNonce): Promise<boolean>
  /** Makes the next key when the current one is a day old, forgets what has expired. Called by a schedule. */
  rotate(): Promise<void>
}

interface KeyRow {
  kid: string
  public_jwk: JWK & { kid: string }
  private_sealed: string
  made_at: number
}

/** The nonce of a body, and when it came. */
export interface SeenNonce {
  nonce: string
  seenAt: number
}

/** Part of a statement: remembers a nonce where `from` has a row; returns one unless it was seen before. */
export function rememberingNonce({ nonce, seenAt }: SeenNonce, from: Sql): Sql {
  return sql`
    insert into platform.body_nonce (nonce, seen_at)
    select ${nonce}, to_timestamp(${seenAt}::double precision / 1000)
    from ${from}
    on conflict do nothing
    returning nonce`
}

/** How long a nonce is remembered: a body older than this is refused by its `iat`. */
export const NONCE_MILLISECONDS = 5 * 60_000

/** A key serves a day as the current one and another day for bodies under way. */
const VALID_MILLISECONDS = 2 * DAY

/**
 * The keys of encrypted bodies (ECDH-ES on P-256), shared by every process through the database; private halves are
 * sealed with SECRETS_KEY.
 */
export function openBodyKeys(database: Database, secrets: Secrets, clock: Clock): BodyKeys {
  const opened = new Map<string, { key: KeyObject; validUntil: number }>()
  let latest: KeyRow | undefined
  let readAt = 0

  async function make(): Promise<void> {
    const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
    const kid = randomUUID()
    const publicJwk = { ...(await exportJWK(pair.publicKey)), kid, alg: 'ECDH-ES', use: 'enc' }
    const sealed = secrets.seal(JSON.stringify(await exportJWK(pair.privateKey)), `body-key:${kid}`)
    const now = clock.now()
    await database.transaction(async (tx) => {
      await tx.run(sql`lock table platform.body_key in share row exclusive mode`)
      // Another process may have made it while this one was waiting.
      await tx.run(sql`
        insert into platform.body_key (kid, public_jwk, private_sealed, made_at)
        select ${kid}, ${JSON.stringify(publicJwk)}::jsonb, ${sealed}, to_timestamp(${now}::double precision / 1000)
        where not exists (
          select from platform.body_key
          where made_at > to_timestamp(${now - DAY}::double precision / 1000))`)
    })
  }

  async function find(): Promise<KeyRow | undefined> {
    return database.maybe<KeyRow>(sql`
      select kid, public_jwk, private_sealed, made_at
      from platform.body_key
      order by made_at desc
      limit 1`)
  }

  async function rotate(): Promise<void> {
    const newest = await find()
    if (!newest || newest.made_at <= clock.now() - DAY) await make()
    latest = await find()
    readAt = clock.now()
    await database.run(sql`
      delete from platform.body_key
      where made_at < to_timestamp(${clock.now() - VALID_MILLISECONDS}::double precision / 1000)`)
    await database.run(sql`
      delete from platform.body_nonce
      where seen_at < to_timestamp(${clock.now() - 2 * NONCE_MILLISECONDS}::double precision / 1000)`)
  }

  return {
    rotate,
    async current() {
      if (!latest || clock.now() - readAt > 60_000) await rotate()
      if (!latest) throw new Error('a body key was made and is not there')
      return latest.public_jwk
    },
    async privateKey(kid) {
      const known = opened.get(kid)
      if (known) return clock.now() < known.validUntil ? known.key : undefined
      const row = await database.maybe<KeyRow>(sql`
        select kid, public_jwk, private_sealed, made_at
        from platform.body_key
        where kid = ${kid}
          and made_at > to_timestamp(${clock.now() - VALID_MILLISECONDS}::double precision / 1000)`)
      if (!row) return undefined
      const jwk = JSON.parse(secrets.open(row.private_sealed, `body-key:${kid}`)) as JWK
      const key = createPrivateKey({ key: { ...jwk }, format: 'jwk' })
      if (opened.size > 8) opened.clear()
      opened.set(kid, { key, validUntil: row.made_at + VALID_MILLISECONDS })
      return key
    },
    async remember(nonce) {
      // One forgotten in a crash can be sent once more by who read the body on its way, while it is five minutes old.
      const written = await database.maybe(sql`
        with written as (${rememberingNonce(nonce, sql`(select) once`)})
        select ${commitsLater} from written`)
      return written !== undefined
    },
  }
}

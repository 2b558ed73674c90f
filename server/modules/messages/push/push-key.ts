import { generateKeyPairSync } from 'node:crypto'
import type { Scope } from '../../../platform/context.ts'
import { type Queryable, sql, type Tx } from '../../../platform/database.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import type { PushKey } from './push-port.ts'

const PLACE = 'push-key'

function makeKey(): PushKey {
  const { x, y, d } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  const point = ['', x, y].map((part, at) => (at === 0 ? Buffer.of(4) : Buffer.from(part!, 'base64url')))
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d! }
}

/** The public half; the pair is made when it is first asked for, and for ever: browsers agreed to it. */
export async function publicPushKey(scope: Scope, tx: Tx): Promise<string> {
  const found = await tx.maybe<{ publicKey: string }>(sql`select public_key as "publicKey" from messages.push_key`)
  if (found) return found.publicKey
  const { publicKey, privateKey } = makeKey()
  const { kept } = await tx.one<{ kept: string }>(sql`
    insert into messages.push_key as k (public_key, private_sealed, made_at)
    values (${publicKey}, ${scope.use(secretsPort).seal(privateKey, PLACE)}, ${new Date(scope.clock.now())})
    on conflict (id) do update set id = k.id
    returning public_key as kept`)
  return kept
}

/** Both halves, where the pair has been made. */
export async function pushKey(scope: Scope, db: Queryable): Promise<PushKey | undefined> {
  const row = await db.maybe<{ publicKey: string; sealed: string }>(sql`
    select public_key as "publicKey", private_sealed as sealed
    from messages.push_key`)
  return row && { publicKey: row.publicKey, privateKey: scope.use(secretsPort).open(row.sealed, PLACE) }
}

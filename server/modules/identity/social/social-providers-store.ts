import type { idTokenAlgorithms, SocialProtocolName } from '@croupier/api/identity/social/social.ts'
import { type Queryable, sql, type Tx } from '../../../platform/database.ts'

/** A provider as it rests: its secret sealed for `providerPlace(code)`. */
export interface StoredSocialProvider {
  code: string
  name: string
  protocol: SocialProtocolName
  address: string | null
  clientId: string
  secretSealed: string
  scope: string | null
  idTokenAlg: (typeof idTokenAlgorithms)[number] | null
  isOpen: boolean
  position: number
  changedAt: number
}

const columns = sql`
  code, name, protocol, address, client_id as "clientId", secret_sealed as "secretSealed", scope,
  id_token_alg as "idTokenAlg", is_open as "isOpen", position, changed_at as "changedAt"`

export async function findSocialProvider(db: Queryable, code: string): Promise<StoredSocialProvider | undefined> {
  return db.maybe<StoredSocialProvider>(sql`
    select ${columns}
    from identity.social_provider
    where code = ${code}`)
}

/** Every provider, in the order of their buttons. */
export async function listStoredSocialProviders(db: Queryable): Promise<StoredSocialProvider[]> {
  return db.many<StoredSocialProvider>(sql`
    select ${columns}
    from identity.social_provider
    order by position, code`)
}

export async function writeSocialProvider(tx: Tx, provider: StoredSocialProvider): Promise<void> {
  const { code, name, protocol, address, clientId, secretSealed, scope, idTokenAlg, isOpen, position } = provider
  await tx.run(sql`
    insert into identity.social_provider
      (code, name, protocol, address, client_id, secret_sealed, scope, id_token_alg, is_open, position, changed_at)
    values
      (${code}, ${name}, ${protocol}, ${address}, ${clientId}, ${secretSealed}, ${scope}, ${idTokenAlg}, ${isOpen},
       ${position}, ${new Date(provider.changedAt)})
    on conflict (code) do update
    set name = excluded.name,
        protocol = excluded.protocol,
        address = excluded.address,
        client_id = excluded.client_id,
        secret_sealed = excluded.secret_sealed,
        scope = excluded.scope,
        id_token_alg = excluded.id_token_alg,
        is_open = excluded.is_open,
        position = excluded.position,
        changed_at = excluded.changed_at`)
}

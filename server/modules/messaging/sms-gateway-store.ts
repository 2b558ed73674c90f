import { type Queryable, sql, type Tx } from '../../platform/database.ts'

/** The SMS gateway as it rests: its token sealed for `SMS_TOKEN_PLACE`. */
export interface StoredSmsGateway {
  url: string
  account: string
  sender: string
  tokenSealed: string
  changedAt: number
}

export async function findSmsGateway(db: Queryable): Promise<StoredSmsGateway | undefined> {
  return db.maybe<StoredSmsGateway>(sql`
    select url, account, sender, token_sealed as "tokenSealed", changed_at as "changedAt"
    from messaging.sms_gateway`)
}

export async function writeSmsGateway(tx: Tx, gateway: StoredSmsGateway): Promise<void> {
  await tx.run(sql`
    insert into messaging.sms_gateway (url, account, sender, token_sealed, changed_at)
    values (${gateway.url}, ${gateway.account}, ${gateway.sender}, ${gateway.tokenSealed},
            ${new Date(gateway.changedAt)})
    on conflict (id) do update
    set url = excluded.url,
        account = excluded.account,
        sender = excluded.sender,
        token_sealed = excluded.token_sealed,
        changed_at = excluded.changed_at`)
}

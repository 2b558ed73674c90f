import { type Queryable, sql, type Tx } from '../../../platform/database.ts'
import { nextVersion, type SealedVendor, vendorColumns } from '../catalogue-store.ts'

/** A vendor as operators see it. */
export interface ListedVendor extends SealedVendor {
  gameCount: number
}

export async function listVendors(db: Queryable, code: string | null = null): Promise<ListedVendor[]> {
  return db.many<ListedVendor>(sql`
    select ${vendorColumns},
      (select count(*)::int from catalogue.game g where g.vendor_id = v.id) as "gameCount"
    from catalogue.vendor v
    where ${code}::text is null or v.code = ${code}
    order by v.position, v.id`)
}

/**
 * Locks the stored vendor until the transaction ends: the version row is locked first, so another change of the
 * catalogue waits.
 */
export async function lockVendor(tx: Tx, code: string): Promise<{ vendor: SealedVendor | undefined; version: bigint }> {
  const version = await nextVersion(tx)
  const vendor = await tx.maybe<SealedVendor>(sql`
    select ${vendorColumns}
    from catalogue.vendor v
    where v.code = ${code}`)
  return { vendor, version }
}

export async function saveVendor(tx: Tx, vendor: Omit<SealedVendor, 'id'>, version: bigint): Promise<void> {
  await tx.run(sql`
    insert into catalogue.vendor (code, name, protocol, status, settings, sealed_secret, position, is_hot,
      closed_countries, closed_currencies, maintenance, version)
    values (${vendor.code}, ${vendor.name}, ${vendor.protocol}, ${vendor.status},
      ${JSON.stringify(vendor.settings)}::jsonb, ${vendor.sealedSecret}, ${vendor.position}, ${vendor.isHot},
      ${[...vendor.closedCountries]}, ${[...vendor.closedCurrencies]},
      ${JSON.stringify(vendor.maintenance)}::jsonb, ${version})
    on conflict (code) do update
    set name = excluded.name,
        status = excluded.status,
        settings = excluded.settings,
        sealed_secret = excluded.sealed_secret,
        position = excluded.position,
        is_hot = excluded.is_hot,
        closed_countries = excluded.closed_countries,
        closed_currencies = excluded.closed_currencies,
        maintenance = excluded.maintenance,
        version = excluded.version`)
}

/** After how many hours without news a vendor's open rounds are closed; of vendors who have such a policy. */
export function roundPolicies(db: Queryable): Promise<{ vendorId: number; hours: number }[]> {
  return db.many<{ vendorId: number; hours: number }>(sql`
    select v.id::int as "vendorId", (v.settings ->> 'closeRoundsAfterHours')::int as hours
    from catalogue.vendor v
    where v.settings ? 'closeRoundsAfterHours'
    order by v.id`)
}

import { type Queryable, sql, type Tx } from '../../../platform/database.ts'
import type { ProviderEvent, ReportAnswer } from './payments-port.ts'

/** A provider as it rests: its secret sealed for `providerPlace(code)`. */
export interface StoredProvider {
  code: string
  protocol: string
  url: string
  secretSealed: string
  isOpen: boolean
  paysOut: boolean
  changedAt: number
  /** When it was closed by itself. */
  switchedOffAt: number | null
}

const columns = sql`
  code, protocol, url, secret_sealed as "secretSealed", is_open as "isOpen", pays_out as "paysOut",
  changed_at as "changedAt", switched_off_at as "switchedOffAt"`

export async function findProvider(db: Queryable, code: string): Promise<StoredProvider | undefined> {
  return db.maybe<StoredProvider>(sql`
    select ${columns}
    from wallet.payment_provider
    where code = ${code}`)
}

/** Every provider, by its code. */
export async function listProviders(db: Queryable): Promise<StoredProvider[]> {
  return db.many<StoredProvider>(sql`
    select ${columns}
    from wallet.payment_provider
    order by code`)
}

export async function writeProvider(tx: Tx, provider: StoredProvider): Promise<void> {
  await tx.run(sql`
    insert into wallet.payment_provider (code, protocol, url, secret_sealed, is_open, pays_out, changed_at, switched_off_at)
    values (${provider.code}, ${provider.protocol}, ${provider.url}, ${provider.secretSealed}, ${provider.isOpen},
            ${provider.paysOut}, ${new Date(provider.changedAt)},
            ${provider.switchedOffAt === null ? null : new Date(provider.switchedOffAt)})
    on conflict (code) do update
    set protocol = excluded.protocol,
        url = excluded.url,
        secret_sealed = excluded.secret_sealed,
        is_open = excluded.is_open,
        pays_out = excluded.pays_out,
        changed_at = excluded.changed_at,
        switched_off_at = excluded.switched_off_at`)
}

/** What every report has, whatever it is about. */
interface AnyReport {
  provider: string
  reference: string
}

/**
 * Keeps a call-back the first time it comes and answers undefined; the answer a repeat gets, where it came before. One
 * that is being taken at this moment is waited for.
 */
export async function keepEvent(
  tx: Tx,
  subject: 'deposit' | 'payout',
  event: ProviderEvent,
  report: AnyReport,
): Promise<ReportAnswer | undefined> {
  const kept = await tx.run(sql`
    insert into wallet.payment_event (provider, event_id, subject, content_hash, reference, report, answer)
    values (${report.provider}, ${event.eventId}, ${subject}, ${event.contentHash}, ${report.reference},
            ${JSON.stringify(report)}::jsonb, 'taken')
    on conflict (provider, event_id) do nothing`)
  if (kept === 1) return undefined
  const first = await tx.one<{ contentHash: Buffer; answer: ReportAnswer }>(sql`
    select content_hash as "contentHash", answer
    from wallet.payment_event
    where provider = ${report.provider}
      and event_id = ${event.eventId}`)
  return first.contentHash.equals(event.contentHash) ? first.answer : 'conflict'
}

/** What a call-back was answered, where that is not `taken`. */
export async function keepAnswer(tx: Tx, provider: string, event: ProviderEvent, answer: ReportAnswer): Promise<void> {
  await tx.run(sql`
    update wallet.payment_event
    set answer = ${answer}
    where provider = ${provider}
      and event_id = ${event.eventId}`)
}

export interface KeptEvent<Report> {
  eventId: string
  report: Report
  answer: ReportAnswer
  receivedAt: number
}

/** The call-backs that came for one reference, oldest first. */
export async function eventsOf<Report>(db: Queryable, reference: string): Promise<KeptEvent<Report>[]> {
  return db.many<KeptEvent<Report>>(sql`
    select event_id as "eventId", report, answer, received_at as "receivedAt"
    from wallet.payment_event
    where reference = ${reference}
    order by received_at, event_id
    limit 200`)
}

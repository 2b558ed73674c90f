import { csvLine } from '@croupier/basis/csv-line.ts'
import type { Queryable } from '../../../platform/database.ts'
import { kindNames, statementWithin } from '../../ledger/index.ts'
import { listDeposits } from '../deposits/deposits-store.ts'
import { amountText } from '../purses/purses.ts'
import { membersMeant } from '../visits.ts'
import { askedWithdrawals } from '../withdrawals/asked-withdrawals.ts'
import { listWithdrawals } from '../withdrawals/withdrawals-store.ts'
import type { ExportWish } from './export-ticket.ts'

/** Rows that are read and held at once. */
const PAGE = 2_000

const time = (at: number | null): string => (at === null ? '' : new Date(at).toISOString())

type WishFor<List> = Extract<ExportWish, { list: List }>

async function* accountRecord(db: Queryable, wish: WishFor<'account-record'>): AsyncGenerator<string> {
  yield csvLine(['number', 'time', 'kind', 'reference', 'amount', 'balance', 'unit'])
  const names = await kindNames(db)
  const kinds = wish.only ? { only: wish.only } : wish.but ? { but: wish.but } : undefined
  const period = { account: BigInt(wish.account), from: wish.from, until: wish.until, kinds }
  let before: { seq: bigint; postedAt: number } | undefined
  for (;;) {
    const found = await statementWithin(db, period, { before, skipped: 0, limit: PAGE })
    let part = ''
    for (const line of found) {
      part += csvLine([
        line.seq.toString(),
        time(line.postedAt),
        names.get(line.kind) ?? String(line.kind),
        line.reference,
        amountText(wish.unit, line.amount),
        amountText(wish.unit, line.balanceAfter),
        wish.unit,
      ])
    }
    if (part !== '') yield part
    const last = found.at(-1)
    if (found.length < PAGE || !last) return
    before = { seq: last.seq, postedAt: last.postedAt }
  }
}

async function* deposits(db: Queryable, { asked }: WishFor<'deposits'>): AsyncGenerator<string> {
  yield csvLine(
    'reference,account,time,state,kind,channel,currency,amount,credited,fee,transaction,payment,settled,ip'.split(','),
  )
  const { account, device, ...plain } = asked
  const members = await membersMeant(db, { account, device })
  if (!members) return
  let before: { at: number; id: bigint } | undefined
  for (;;) {
    const found = await listDeposits(db, { ...plain, ...members, before, limit: PAGE })
    let part = ''
    for (const one of found) {
      const { currency, credited, fee } = one
      part += csvLine([
        one.reference,
        one.account,
        time(one.madeAt),
        one.state,
        one.kind,
        one.channel,
        currency,
        amountText(currency, one.amount),
        credited === null ? '' : amountText(currency, credited),
        fee === null ? '' : amountText(currency, fee),
        one.transactionId ?? '',
        one.paymentReference ?? '',
        time(one.settledAt),
        one.ip ?? '',
      ])
    }
    if (part !== '') yield part
    const last = found.at(-1)
    if (found.length < PAGE || !last) return
    before = { at: last.madeAt, id: last.id }
  }
}

async function* withdrawals(db: Queryable, { asked, by }: WishFor<'withdrawals'>): AsyncGenerator<string> {
  yield csvLine('reference,account,time,state,currency,amount,fee,received,bank,approved by,closed,ip'.split(','))
  const filter = await askedWithdrawals(db, asked, by)
  if (!filter) return
  let before: { at: number; id: bigint } | undefined
  for (;;) {
    const found = await listWithdrawals(db, { ...filter, order: 'newest', before, limit: PAGE })
    let part = ''
    for (const one of found) {
      const { currency } = one
      part += csvLine([
        one.reference,
        one.account,
        time(one.requestedAt),
        one.state,
        currency,
        amountText(currency, one.amount),
        amountText(currency, one.fee),
        amountText(currency, one.received),
        one.payee.bank,
        one.approvedBy ?? '',
        time(one.closedAt),
        one.ip ?? '',
      ])
    }
    if (part !== '') yield part
    const last = found.at(-1)
    if (found.length < PAGE || !last) return
    before = { at: last.requestedAt, id: last.id }
  }
}

/** An export as CSV, a page of rows at a time: it waits for a slow reader and holds no more than a page. */
export function streamExport(db: Queryable, wish: ExportWish): AsyncGenerator<string> {
  if (wish.list === 'account-record') return accountRecord(db, wish)
  return wish.list === 'deposits' ? deposits(db, wish) : withdrawals(db, wish)
}

import type { AnswerOf } from '@croupier/api/operation.ts'
import type { askAnswer } from '@croupier/api/contracts/contract-answers.ts'
import type { processDividend } from '@croupier/api/contracts/process-contracts.ts'
import type * as z from 'zod/mini'
import type { Queryable } from '../../platform/database.ts'
import { accountNamesOf } from '../identity/index.ts'
import { amountText, HOUSE } from '../wallet/index.ts'
import type { Ask } from './agreements/asks-store.ts'
import type { Contract } from './agreements/contracts-store.ts'
import type { NewLine, Run } from './settlements/runs-store.ts'

type ContractAnswer = AnswerOf<typeof processDividend>

export async function describeContracts(db: Queryable, contracts: readonly Contract[]): Promise<ContractAnswer[]> {
  const names = await accountNamesOf(
    db,
    contracts.flatMap(({ uplineId, downlineId }) => [uplineId, downlineId]),
  )
  const nameOf = (id: bigint) => names.get(id) ?? ''
  return contracts.map((contract) => {
    const upline = nameOf(contract.uplineId)
    return {
      contractId: contract.id.toString(),
      terms: contract.terms,
      period: contract.period,
      currency: contract.currency,
      upline: upline === HOUSE ? null : upline,
      downline: nameOf(contract.downlineId),
      version: contract.version,
      state: contract.state,
      proposedBy: contract.proposedBy,
      proposedAt: contract.proposedAt,
      decidedAt: contract.decidedAt,
      effectiveFrom: contract.effectiveFrom,
      effectiveUntil: contract.effectiveUntil,
      endReason: contract.endReason,
      terminationBy: contract.terminationBy === null ? null : nameOf(contract.terminationBy),
    }
  })
}

export async function describeContract(db: Queryable, contract: Contract): Promise<ContractAnswer> {
  const [answer] = await describeContracts(db, [contract])
  return answer!
}

export async function describeAsks(db: Queryable, asks: readonly Ask[]): Promise<z.input<typeof askAnswer>[]> {
  const names = await accountNamesOf(
    db,
    asks.flatMap(({ uplineId, downlineId }) => [uplineId, downlineId]),
  )
  return asks.map(({ id, kind, uplineId, downlineId, note, state, askedAt }) => ({
    askId: id.toString(),
    kind,
    upline: names.get(uplineId) ?? '',
    downline: names.get(downlineId) ?? '',
    note,
    state,
    askedAt,
  }))
}

export async function describeAsk(db: Queryable, ask: Ask): Promise<z.input<typeof askAnswer>> {
  const [answer] = await describeAsks(db, [ask])
  return answer!
}

export function describeAmounts(currency: string, line: NewLine) {
  const text = (units: bigint) => amountText(currency, units)
  return {
    inputs: line.inputs,
    gross: text(line.gross),
    net: text(line.net),
    correction: text(line.correction),
    netted: text(line.netted),
    paid: text(line.paid),
  }
}

export async function describeLines(db: Queryable, currency: string, lines: readonly (NewLine & { id?: bigint })[]) {
  const names = await accountNamesOf(
    db,
    lines.map(({ memberId }) => memberId),
  )
  return lines.map((line) => ({
    lineId: line.id?.toString() ?? null,
    account: names.get(line.memberId) ?? '',
    ...describeAmounts(currency, line),
  }))
}

export function describeRun(run: Run, paid: bigint) {
  return {
    runId: run.id.toString(),
    kind: run.kind,
    length: run.period,
    currency: run.currency,
    period: new Date(run.startsAt).toISOString(),
    endsAt: run.endsAt,
    state: run.state,
    companyTotal: amountText(run.currency, paid),
    madeAt: run.madeAt,
  }
}

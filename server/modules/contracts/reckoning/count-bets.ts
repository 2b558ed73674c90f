import { consume } from '../../../platform/outbox-consumer.ts'
import { sumRounds } from '../../figures/index.ts'
import { ancestorsOfMany } from '../../identity/index.ts'
import { roundCorrected, roundSettled } from '../../play/index.ts'
import { correctBet, insertBets } from './bets-store.ts'
import { touchRuns } from '../settlements/runs-store.ts'

type Settled = Parameters<typeof roundSettled>[0]
type Corrected = Parameters<typeof roundCorrected>[0]

const amounts = ({ stake, payout, validBet }: Settled | Corrected) => ({
  stake: BigInt(stake),
  payout: BigInt(payout),
  validBet: BigInt(validBet),
})

/** Keeps settled rounds for real-time salaries, with who stood above then, and which settled periods a ruling touches. */
export const countBets = consume<Settled | Corrected>({
  name: 'contracts.countBets',
  events: [roundSettled, roundCorrected],
  // A run that was drawn up from sums without a correction is there to be touched only once it is in them.
  after: [sumRounds],
  restMilliseconds: 1_000,
  async fold({ tx }, occurrences) {
    const real = occurrences.filter(({ payload }) => !payload.isDemo)
    const uplines = await ancestorsOfMany(tx, [...new Set(real.map(({ payload }) => BigInt(payload.memberId)))])
    const settled = real.flatMap(({ payload }) => ('correctedAt' in payload ? [] : [payload]))
    await insertBets(
      tx,
      settled.map((payload) => ({
        roundId: payload.roundId,
        settledAt: payload.closedAt,
        memberId: BigInt(payload.memberId),
        currency: payload.currency,
        ...amounts(payload),
        agentIds: uplines.get(BigInt(payload.memberId)) ?? [],
      })),
    )
    for (const { payload } of real) {
      if (!('correctedAt' in payload)) continue
      await correctBet(tx, payload.roundId, amounts(payload))
      if (payload.closedAt !== undefined) await touchRuns(tx, payload.currency, payload.closedAt)
    }
  },
})

import { resettleRound } from '@croupier/api/play/rulings/resettle-round.ts'
import { Money } from '@croupier/basis/money.ts'
import { implement } from '../../../platform/implement.ts'
import { readFault } from '../../wallet/index.ts'
import { ruleOnRound } from './rule-on-round.ts'
import { resettling } from './ruling.ts'

export default implement(resettleRound, (ctx, { roundId, payout, note }) =>
  ruleOnRound(ctx, { roundId, kind: 'resettled', note }, (round, standing) => {
    const due = Money.read(payout, round.currency)
    if (!(due instanceof Money)) {
      throw ctx.refusal('request.invalid', { fields: [readFault('payout', due, round.currency)] })
    }
    // Taken back whole, though for want of money some of its wins are with the member still: only that is left to rule.
    if (round.ruling === 'void') throw ctx.refusal('round.void')
    // A round without a bet that stands won nothing.
    if (round.stake === 0n && !round.isFree && round.payout === 0n) throw ctx.refusal('round.fixed')
    if (round.state === 'closed' && round.payout === due.units) throw ctx.refusal('round.unchanged')
    return { due: due.units, corrections: resettling(standing, round.payout, due.units) }
  }),
)

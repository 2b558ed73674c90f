import { voidRound } from '@croupier/api/play/rulings/void-round.ts'
import { implement } from '../../../platform/implement.ts'
import { ruleOnRound } from './rule-on-round.ts'
import { voiding } from './ruling.ts'

export default implement(voidRound, (ctx, { roundId, note }) =>
  ruleOnRound(ctx, { roundId, kind: 'void', note }, (_round, standing) => ({
    due: 0n,
    corrections: voiding(standing),
  })),
)

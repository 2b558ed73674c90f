import type { dealtAnswer, roundAnswer } from '@croupier/api/tables/table-answers.ts'
import { clientSeedOf, type Dealt } from '@croupier/games/tables/tables.ts'
import type * as z from 'zod/mini'
import type { Secrets } from '../../platform/secrets.ts'
import { codeOf, dealtAt, type RoundStage, stageOf } from './deals.ts'
import type { Round } from './rounds-store.ts'

type RoundAnswer = z.input<typeof roundAnswer>

/** Between its end and the moment at which it is written down, a round is still being dealt for whoever looks. */
const states: Readonly<Record<RoundStage, RoundAnswer['state']>> = {
  coming: 'betting',
  betting: 'betting',
  paused: 'paused',
  dealing: 'dealing',
  over: 'dealing',
  settled: 'settled',
  void: 'void',
}

/** What was dealt, as answers carry it. */
export function describeDealt(dealt: Dealt): z.input<typeof dealtAnswer> {
  switch (dealt.kind) {
    case 'baccarat':
      return { kind: 'baccarat', player: [...dealt.player], banker: [...dealt.banker] }
    case 'sicBo': {
      const [a, b, c] = dealt.dice
      return { kind: 'sicBo', dice: [a, b, c] }
    }
    case 'dragonTiger':
    case 'roulette':
      return { ...dealt }
    default:
      return dealt satisfies never
  }
}

/** A round as everybody sees it at a moment of the server's clock. */
export function describeRound(secrets: Secrets, round: Round, now: number): RoundAnswer {
  const { id, number, opensAt, closesAt, endsAt, seedHash, serverSeed, laPartage } = round
  const code = codeOf(round)
  const dealt = dealtAt(secrets, round, now)
  return {
    roundId: Number(id),
    gameCode: code,
    number,
    state: states[stageOf(round, now)],
    opensAt,
    closesAt,
    endsAt,
    dealt: dealt === null ? null : describeDealt(dealt),
    seedHash,
    serverSeed,
    clientSeed: clientSeedOf(code, number),
    laPartage,
  }
}

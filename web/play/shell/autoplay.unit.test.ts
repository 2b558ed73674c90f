import { expect, it } from 'vitest'
import { type AutoPlan, type AutoRun, afterRound, beginAuto, mayGoOnBeside } from './autoplay.ts'

const range = { min: 1n, max: 100n, step: 1n }
const plan: AutoPlan = {
  rounds: undefined,
  stake: 10n,
  raiseOnWin: 0,
  raiseOnLoss: 0,
  stopProfit: undefined,
  stopLoss: undefined,
}

/** Plays payouts in a row; the stakes of the rounds played, and how it ended. */
function play(changes: Partial<AutoPlan>, payouts: readonly bigint[]) {
  const stakes: bigint[] = []
  let run = beginAuto({ ...plan, ...changes }, range)
  for (const payout of payouts) {
    if (typeof run === 'string') break
    stakes.push(run.stake)
    run = afterRound(run, payout, range)
  }
  return { stakes, run }
}

it('plays as many rounds as were asked for', () => {
  const { stakes, run } = play({ rounds: 2 }, [0n, 0n, 0n])
  expect([stakes, run]).toEqual([[10n, 10n], 'done'])
})

it('raises the stake after a loss and goes back after a win', () => {
  const { stakes } = play({ raiseOnLoss: 100 }, [0n, 0n, 80n, 0n])
  expect(stakes).toEqual([10n, 20n, 40n, 10n])
})

it('stops at a profit, and before a round that could pass the loss named', () => {
  expect(play({ stopProfit: 15n }, [20n, 20n, 20n]).run).toBe('profit')
  const losing = play({ stopLoss: 25n }, [0n, 0n, 0n])
  expect([losing.stakes, losing.run]).toEqual([[10n, 10n], 'loss'])
  expect(beginAuto({ ...plan, stopLoss: 5n }, range)).toBe('loss')
})

it('stops where the stake would be above the highest', () => {
  const { stakes, run } = play({ stake: 60n, raiseOnLoss: 100 }, [0n, 0n])
  expect([stakes, run]).toEqual([[60n], 'range'])
})

it('counts what was won and lost', () => {
  expect((play({}, [0n, 25n]).run as AutoRun).profit).toBe(5n)
})

it('[D-03] lets no round that is on its way pass a limit', () => {
  const running = (changes: Partial<AutoPlan>, left: number | undefined, profit: bigint): AutoRun => ({
    plan: { ...plan, ...changes },
    left,
    stake: 10n,
    profit,
  })
  const go = (run: AutoRun, flying: number) => {
    const verdict = mayGoOnBeside(run, flying, range)
    return typeof verdict === 'string' ? verdict : 'go'
  }
  expect([go(running({}, 3, 0n), 2), go(running({}, 3, 0n), 3), go(running({}, 0, 0n), 0)]).toEqual([
    'go',
    'wait',
    'done',
  ])
  const limited = { stopLoss: 30n, stopProfit: 50n }
  expect([0, 1, 2, 3].map((flying) => go(running(limited, undefined, 0n), flying))).toEqual(['go', 'go', 'go', 'wait'])
  expect(go(running(limited, undefined, -25n), 0)).toBe('loss')
  expect(go(running(limited, undefined, 50n), 2)).toBe('profit')
})

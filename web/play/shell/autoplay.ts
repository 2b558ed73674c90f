import type { Micro, StakeRange } from '../rgs/micro.ts'
import { fittingStake } from '../rgs/micro.ts'

/** What a player asks for before autoplay begins. */
export interface AutoPlan {
  /** Undefined: until it is stopped. */
  readonly rounds: number | undefined
  readonly stake: Micro
  /** Whole percent the stake is raised by after a win or a loss; 0 goes back to the first stake. */
  readonly raiseOnWin: number
  readonly raiseOnLoss: number
  readonly stopProfit: Micro | undefined
  readonly stopLoss: Micro | undefined
}

export interface AutoRun {
  readonly plan: AutoPlan
  readonly left: number | undefined
  /** Of the next round. */
  readonly stake: Micro
  /** Won less staked since the start. */
  readonly profit: Micro
}

export type AutoEnd = 'done' | 'profit' | 'loss' | 'range'

/** Whether the next round may be played. A loss limit holds before a bet: it is never passed by one round. */
export function mayGoOn(run: AutoRun, range: StakeRange): AutoRun | AutoEnd {
  const { stopProfit, stopLoss } = run.plan
  if (run.left === 0) return 'done'
  if (stopProfit !== undefined && run.profit >= stopProfit) return 'profit'
  if (run.stake > range.max) return 'range'
  if (stopLoss !== undefined && run.stake - run.profit > stopLoss) return 'loss'
  return run
}

export function beginAuto(plan: AutoPlan, range: StakeRange): AutoRun | AutoEnd {
  return mayGoOn({ plan, left: plan.rounds, stake: plan.stake, profit: 0n }, range)
}

/** The run after a round of `run.stake` that paid `payout`. */
export function counted(run: AutoRun, payout: Micro, range: StakeRange): AutoRun {
  const { plan } = run
  const percent = payout > run.stake ? plan.raiseOnWin : plan.raiseOnLoss
  const raised = (run.stake * BigInt(100 + percent)) / 100n
  // Above the highest stake it is left as it is, for the check to say so.
  const stake = percent === 0 ? plan.stake : raised > range.max ? raised : fittingStake(raised, range)
  const left = run.left === undefined ? undefined : run.left - 1
  return { plan, left, stake, profit: run.profit + payout - run.stake }
}

/** The same, or why it ends. */
export function afterRound(run: AutoRun, payout: Micro, range: StakeRange): AutoRun | AutoEnd {
  return mayGoOn(counted(run, payout, range), range)
}

/** The same while rounds are on their way whose answers are to come: as if each of them lost, so that no limit is passed by one. */
export function mayGoOnBeside(run: AutoRun, flying: number, range: StakeRange): AutoRun | AutoEnd | 'wait' {
  const now = run.left === 0 ? run : mayGoOn(run, range)
  if (typeof now === 'string') return now
  const left = run.left === undefined ? undefined : run.left - flying
  const worst = mayGoOn({ ...run, left, profit: run.profit - run.stake * BigInt(flying) }, range)
  if (typeof worst !== 'string') return run
  return flying > 0 ? 'wait' : worst
}

import { resetStaffCashier } from '@croupier/api/agents/staff-agents.ts'
import { openCashier, resetCashierPassword } from '@croupier/api/agents/cashiers/cashiers.ts'
import { resetDownlinePassword } from '@croupier/api/agents/downlines/change-downline.ts'
import { openDownline } from '@croupier/api/agents/downlines/open-downline.ts'
import { sendToDownline, sendToUpline } from '@croupier/api/agents/sendings/sendings.ts'
import { logIn } from '../../testing/accounts.ts'
import { openUnder, PIN } from '../../testing/agents.ts'
import { asMember } from '../../testing/promotions.ts'
import { type TrialWorld, type WriteTrial, writeTrial } from './write-trial.ts'

async function openPair(world: TrialWorld) {
  const top = await openUnder(world.server, undefined, { balance: '100000' })
  const low = await openUnder(world.server, top, { type: 0, balance: '100000' })
  const tokenOf = async (username: string) =>
    (await logIn(world.server, { username, password: 'lantern-light-77' }, {}, world.newAddress())).json().value.token
  return { top, low, topToken: await tokenOf(top), lowToken: await tokenOf(low) }
}

export const agentsWrites: readonly WriteTrial[] = [
  writeTrial(openDownline, async (world) => {
    const { topToken: token } = await openPair(world)
    return () => ({ token, input: { username: world.newName() } })
  }),
  writeTrial(resetDownlinePassword, async (world) => {
    const { low, topToken: token } = await openPair(world)
    return () => ({ token, input: { account: low } })
  }),
  // An agent may have a few, so each trial is another agent's.
  writeTrial(openCashier, async (world) => async () => {
    const { topToken: token } = await openPair(world)
    return { token, input: { username: world.newName() } }
  }),
  writeTrial(resetCashierPassword, async (world) => {
    const { top, topToken: token } = await openPair(world)
    const { account } = await asMember(world.server, top, 'openCashier', { username: world.newName() })
    return () => ({ token, input: { account } })
  }),
  writeTrial(resetStaffCashier, async (world) => {
    const { top: account } = await openPair(world)
    const { account: cashier } = await asMember(world.server, account, 'openCashier', { username: world.newName() })
    return () => ({ token: world.admin, input: { account, cashier, note: 'they lost it' } })
  }),
  writeTrial(sendToDownline, async (world) => {
    const { low, topToken: token } = await openPair(world)
    return () => ({ token, input: { account: low, amount: '10', paymentPassword: PIN } })
  }),
  writeTrial(sendToUpline, async (world) => {
    const { lowToken: token } = await openPair(world)
    return () => ({ token, input: { amount: '10', paymentPassword: PIN } })
  }),
]

import { choosePaymentPassword } from '@croupier/api/identity/passwords/choose-payment-password.ts'
import { approveWithdrawal } from '@croupier/api/wallet/withdrawals/approve-withdrawal.ts'
import { bindPayoutAccount } from '@croupier/api/wallet/payout-accounts/bind-payout-account.ts'
import { listPayoutAccounts } from '@croupier/api/wallet/payout-accounts/list-payout-accounts.ts'
import { listWithdrawals } from '@croupier/api/wallet/withdrawals/list-withdrawals.ts'
import { rejectWithdrawal } from '@croupier/api/wallet/withdrawals/reject-withdrawal.ts'
import { requestWithdrawal } from '@croupier/api/wallet/withdrawals/request-withdrawal.ts'
import type { Story } from '../story.ts'
import { PLAYER_PASSWORD, type World } from '../world.ts'

/** Known to everybody who reads this file, as the other passwords of the demo are. */
const PAYMENT_PASSWORD = '246802'

/** Asks for a payout, after what comes first; answers the reference. Nothing where there is one already. */
async function ask(
  world: World,
  who: string,
  account: { bank: string; holder: string; number: string },
  amount: string,
): Promise<string | undefined> {
  const player = await world.member(who)
  if ((await world.do(listWithdrawals, {}, player)).list.length > 0) return undefined
  await world.do(choosePaymentPassword, { paymentPassword: PAYMENT_PASSWORD, password: PLAYER_PASSWORD }, player)
  await world.do(bindPayoutAccount, { ...account, paymentPassword: PAYMENT_PASSWORD }, player)
  const [payee] = (await world.do(listPayoutAccounts, {}, player)).list
  const wish = { amount, payoutAccountId: payee?.id, paymentPassword: PAYMENT_PASSWORD }
  return (await world.do(requestWithdrawal, wish, player)).reference
}

const story: Story = {
  title: 'Three players withdraw: one waits, one was refused, one is paid',
  async tell(world) {
    const approver = await world.operator('mitali')
    await ask(world, 'daniel', { bank: 'BKASH', holder: 'Daniel Gomes', number: '01711000211' }, '500.00')

    const refused = await ask(
      world,
      'tahmina',
      { bank: 'DBBL', holder: 'তাহমিনা চৌধুরী', number: '1181510077345' },
      '2500.00',
    )
    if (refused) {
      const note = 'Your bank says this account is closed. Please add another one.'
      await world.do(rejectWithdrawal, { reference: refused, note }, approver)
    }

    const paid = await ask(world, 'sumaiya', { bank: 'NAGAD', holder: 'সুমাইয়া আক্তার', number: '01811000305' }, '1200.00')
    if (paid) await world.do(approveWithdrawal, { reference: paid }, approver)
  },
}

export default story

import { bindPayoutAccount } from '@croupier/api/wallet/payout-accounts/bind-payout-account.ts'
import { requestDeposit } from '@croupier/api/wallet/deposits/request-deposit.ts'
import { uploadPicture } from '@croupier/api/wallet/deposits/upload-picture.ts'
import { requestWithdrawal } from '@croupier/api/wallet/withdrawals/request-withdrawal.ts'
import { unbindPayoutAccount } from '@croupier/api/wallet/payout-accounts/unbind-payout-account.ts'
import { pictureOf } from '../../testing/picture.ts'
import { PIN } from './trial-world.ts'
import { type TrialWorld, type WriteTrial, writeTrial } from './write-trial.ts'

const accountOf = (world: TrialWorld) => ({
  bank: 'BKASH',
  holder: 'Rahim Uddin',
  number: `017${world.newDigits()}`,
  paymentPassword: PIN,
})

async function bind(world: TrialWorld, token: string): Promise<string> {
  const given = { token, input: accountOf(world), encrypted: true }
  return (await world.call('portal', 'PUT /wps/member/bankCard', given)).id
}

export const walletWrites: readonly WriteTrial[] = [
  writeTrial(requestDeposit, async (world) => {
    const { token } = await world.newMember()
    return () => ({ token, input: { kind: 'pg', channel: 'byhand', amount: '500' } })
  }),
  writeTrial(uploadPicture, async (world) => {
    const { token } = await world.newMember()
    let number = 0
    // The same picture sent again is kept once.
    return () => ({ token, input: { picture: pictureOf((number += 1)).toString('base64') } })
  }),
  writeTrial(bindPayoutAccount, async (world) => {
    const { token } = await world.newPayer('1')
    return () => ({ token, input: accountOf(world) })
  }),
  writeTrial(unbindPayoutAccount, async (world) => {
    const { token } = await world.newPayer('1')
    return async () => ({ token, input: { id: await bind(world, token), paymentPassword: PIN } })
  }),
  writeTrial(requestWithdrawal, async (world) => {
    const { token } = await world.newPayer('1000000')
    const payoutAccountId = await bind(world, token)
    return () => ({ token, input: { amount: '1000', payoutAccountId, paymentPassword: PIN } })
  }),
]

import { answerPart } from '@croupier/api/wallet/parts/answer-part.ts'
import { proveDeposit } from '@croupier/api/wallet/deposits/prove-deposit.ts'
import { bindPayoutAccount } from '@croupier/api/wallet/payout-accounts/bind-payout-account.ts'
import { requestDeposit } from '@croupier/api/wallet/deposits/request-deposit.ts'
import { uploadPicture } from '@croupier/api/wallet/deposits/upload-picture.ts'
import { fetchProviderReport } from '@croupier/api/wallet/reports/fetch-provider-report.ts'
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

const CHANNEL = 'member-to-member'

/** Opens the way by which members pay each other, and makes a withdrawal that waits to be paid so. */
async function openReceiver(world: TrialWorld, amount: string): Promise<string> {
  const channel = { kind: 'c2c', name: 'Pay a member', currency: 'BDT', minimumAmount: '100', maximumAmount: '25000' }
  await world.call('console', `PUT /staff/deposit-channels/${CHANNEL}`, { token: world.admin, input: channel })
  const { token } = await world.newPayer(amount)
  const input = { amount, payoutAccountId: await bind(world, token), paymentPassword: PIN }
  const given = { token, input, encrypted: true }
  const { reference } = await world.call('portal', 'POST /wps/transaction/withdraw', given)
  await world.call('console', `POST /staff/withdrawals/${reference}/match`, { token: world.otherAdmin, input: {} })
  return token
}

/** A deposit that pays a part of the withdrawal that waits. */
async function askForPart(world: TrialWorld, token: string): Promise<string> {
  const given = { token, input: { channel: CHANNEL, amount: '100' } }
  return (await world.call('portal', 'POST /wps/transaction/deposit/c2c', given)).reference
}

const claim = (reference: string) => ({ reference, transactionId: `TX${reference}` })

/** A part whose payer says that they paid it. */
async function toldPart(world: TrialWorld, receiver: string, payer: string): Promise<string> {
  const reference = await askForPart(world, payer)
  const { reference: _, ...input } = claim(reference)
  await world.call('portal', `POST /wps/transaction/deposit/${reference}/proof`, { token: payer, input })
  const list = '/wps/transaction/withdraw/confirmations?waiting=yes'
  return (await world.call('portal', `GET ${list}`, { token: receiver })).list[0].id
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
  // Before the others: their withdrawals are younger, and whoever asks pays the oldest.
  writeTrial(answerPart, async (world) => {
    const token = await openReceiver(world, '9000')
    const payer = await world.newMember()
    const answered = async () => ({ id: await toldPart(world, token, payer.token), answer: 'received' })
    // The house's account for what is kept back stands from the first on.
    const { id, ...input } = await answered()
    await world.call('portal', `POST /wps/transaction/withdraw/confirmations/${id}`, { token, input })
    return async () => ({ token, input: await answered() })
  }),
  writeTrial(
    requestDeposit,
    async (world) => {
      await openReceiver(world, '9000')
      const { token } = await world.newMember()
      return () => ({ token, input: { kind: 'c2c', channel: CHANNEL, amount: '100' } })
    },
    { named: 'that pays another member' },
  ),
  writeTrial(
    proveDeposit,
    async (world) => {
      await openReceiver(world, '9000')
      const { token } = await world.newMember()
      return async () => ({ token, input: claim(await askForPart(world, token)) })
    },
    { named: 'of a part of a withdrawal' },
  ),
  writeTrial(fetchProviderReport, async (world) => () => ({
    token: world.admin,
    input: { code: 'byhand', from: Date.now() - 86_400_000, until: Date.now() },
  })),
]

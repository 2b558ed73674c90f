import { operation } from '../operation.ts'
import { transferAnswer, transferWish } from './transfer-answers.ts'

export const transferToMain = operation({
  name: 'transferToMain',
  summary: 'Move money from the wallet a vendor keeps back to the main wallet.',
  method: 'POST',
  path: '/wps/wallets/transferToMainWallet',
  caller: 'member',
  input: transferWish,
  output: transferAnswer,
  refusals: [
    'request.invalid',
    'transfer.vendor.unavailable',
    'transfer.closed',
    'transfer.amount.too.small',
    'transfer.amount.too.large',
    'transfer.pending',
    'wallet.purse.closed',
  ],
  runs: 'concludes',
  perMinute: 120,
})

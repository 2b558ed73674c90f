import { operation } from '../operation.ts'
import { transferAnswer, transferWish } from './transfer-answers.ts'

export const transferToVendor = operation({
  name: 'transferToVendor',
  summary: 'Move money from the main wallet to the wallet a vendor keeps. It is held until the vendor confirms it.',
  method: 'POST',
  path: '/wps/wallets/transferFromMainWallet',
  caller: 'member',
  input: transferWish,
  output: transferAnswer,
  refusals: [
    'request.invalid',
    'login.excluded',
    'transfer.own.limit',
    'transfer.vendor.unavailable',
    'transfer.closed',
    'transfer.amount.too.small',
    'transfer.amount.too.large',
    'transfer.pending',
    'wallet.purse.closed',
    'insufficient_balance',
  ],
  runs: 'concludes',
  perMinute: 120,
})

import { deflateSync } from 'node:zlib'
import { choosePaymentPassword } from '@croupier/api/identity/passwords/choose-payment-password.ts'
import { proveDeposit } from '@croupier/api/wallet/deposits/prove-deposit.ts'
import { requestDeposit } from '@croupier/api/wallet/deposits/request-deposit.ts'
import { uploadPicture } from '@croupier/api/wallet/deposits/upload-picture.ts'
import { answerPart } from '@croupier/api/wallet/parts/answer-part.ts'
import { listParts } from '@croupier/api/wallet/parts/list-parts.ts'
import { bindPayoutAccount } from '@croupier/api/wallet/payout-accounts/bind-payout-account.ts'
import { listWithdrawals } from '@croupier/api/wallet/withdrawals/list-withdrawals.ts'
import { matchWithdrawal } from '@croupier/api/wallet/withdrawals/match-withdrawal.ts'
import { requestWithdrawal } from '@croupier/api/wallet/withdrawals/request-withdrawal.ts'
import type { Story } from '../story.ts'
import { PLAYER_PASSWORD, type World } from '../world.ts'

const PAYMENT_PASSWORD = '246802'
/** The members whose withdrawals other members pay. */
const RECEIVER = 'farida'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  let crc = 0xffffffff
  for (const byte of body) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0)
  return Buffer.concat([length, body, sum])
}

/** A picture like a bank's list of payments: lines on paper, as PNG. */
function statementPicture(): string {
  const [width, height] = [240, 320]
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits of grey.
  head[8] = 8
  const rows = Buffer.alloc((width + 1) * height, 250)
  for (let y = 0; y < height; y += 1) {
    rows[y * (width + 1)] = 0
    const isLine = y > 40 && y % 28 < 6
    if (isLine) rows.fill(150, y * (width + 1) + 20, y * (width + 1) + 20 + 90 + ((y * 7) % 110))
  }
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]).toString('base64')
}

/** Pays a part of somebody's withdrawal, as the portal would have it done. */
async function pay(world: World, who: string, amount: string, transactionId: string): Promise<void> {
  const payer = await world.member(who)
  const { reference } = await world.do(requestDeposit, { kind: 'c2c', channel: 'member', amount }, payer)
  await world.do(proveDeposit, { reference, transactionId }, payer)
}

const story: Story = {
  title: 'A withdrawal is paid in parts by other members: one received, one disputed, one to confirm',
  async tell(world) {
    const receiver = await world.member(RECEIVER)
    if ((await world.do(listWithdrawals, {}, receiver)).list.length > 0) return
    const secret = { paymentPassword: PAYMENT_PASSWORD }
    await world.do(choosePaymentPassword, { ...secret, password: PLAYER_PASSWORD }, receiver)
    const account = { bank: 'NAGAD', holder: 'ফরিদা ইয়াসমিন', number: '01811000411', ...secret }
    const { id } = await world.do(bindPayoutAccount, account, receiver)
    // The first line is what they came in with.
    await world.credits(RECEIVER, [
      { amount: '820.50', note: 'welcome to the demo' },
      { amount: '2000.00', note: 'a good week' },
    ])
    const wish = { amount: '2000.00', payoutAccountId: id, ...secret }
    const { reference } = await world.do(requestWithdrawal, wish, receiver)
    await world.do(matchWithdrawal, { reference }, await world.operator('mitali'))

    await pay(world, 'jamal', '500.00', '9FD4K2Q7LM')
    const [first] = (await world.do(listParts, { waiting: 'yes' }, receiver)).list
    await world.do(answerPart, { id: first?.id, answer: 'received' }, receiver)

    await pay(world, 'oliver', '700.00', '9FD5T8W1XZ')
    const [second] = (await world.do(listParts, { waiting: 'yes' }, receiver)).list
    const { name } = await world.do(uploadPicture, { picture: statementPicture() }, receiver)
    const denial = { id: second?.id, answer: 'not-received', note: 'Nothing with this number has come.', picture: name }
    await world.do(answerPart, denial, receiver)

    await pay(world, 'daniel', '300.00', '9FD6C3B9HJ')
  },
}

export default story

import { checkTransfer } from '@croupier/api/funds/check-transfer.ts'
import { transferFunds } from '@croupier/api/funds/transfer-funds.ts'
import { transferToMain } from '@croupier/api/funds/transfer-to-main.ts'
import { transferToVendor } from '@croupier/api/funds/transfer-to-vendor.ts'
import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'
import {
  type TransferWalletProtocol,
  transferWalletsPort,
  type TransferWord,
  VendorUnclear,
} from '@croupier/server/modules/funds/index.ts'
import { sql } from '@croupier/server/platform/database.ts'
import { asOperator } from '../../testing/vendor.ts'
import { type TrialMember, type TrialWorld, type WriteTrial, writeTrial } from './write-trial.ts'

const VENDOR = 'TRIALWALLET'

/** A vendor who does each transfer once, whoever asks for it or about it. */
function walletVendor(world: TrialWorld): TransferWalletProtocol & { isSilent: boolean } {
  const balances = new Map<string, bigint>()
  const done = new Set<string>()
  const { database } = world.server.wired.app

  async function perform(account: string, reference: string): Promise<TransferWord> {
    const { amount, direction } = await database.one<{ amount: bigint; direction: string }>(sql`
      select amount, direction
      from funds.transfer
      where reference = ${reference}`)
    const before = balances.get(account) ?? 0n
    if (!done.has(reference)) balances.set(account, direction === 'in' ? before + amount : before - amount)
    done.add(reference)
    return { state: 'done', balance: balances.get(account) ?? 0n }
  }
  const vendor: ReturnType<typeof walletVendor> = {
    protocol: 'transfer',
    isSilent: false,
    balance: async (_vendor, { account }) => balances.get(account) ?? 0n,
    async transfer(_vendor, { account }, { reference }) {
      if (vendor.isSilent) throw new VendorUnclear('no answer')
      return perform(account, reference)
    },
    check: (_vendor, { account }, reference) => perform(account, reference),
  }
  return vendor
}

/** One vendor for every trial of the world, opened by the first that needs it. */
const opened = new WeakMap<TrialWorld, Promise<ReturnType<typeof walletVendor>>>()

function openWalletVendor(world: TrialWorld) {
  const made = opened.get(world) ?? openOne(world)
  opened.set(world, made)
  return made
}

async function openOne(world: TrialWorld) {
  const vendor = walletVendor(world)
  const { ports } = world.server.wired.app
  ports.provide(transferWalletsPort, [vendor])
  await asOperator(world.server, 'setVendor', {
    code: VENDOR,
    name: 'Wallet of a trial',
    protocol: vendor.protocol,
    secret: 'secret-of-the-trial-wallet',
    casinoId: 'us',
    launchUrl: 'http://127.0.0.1:9',
  })
  await ports.use(cataloguePort).refresh()
  return vendor
}

async function mover(world: TrialWorld): Promise<TrialMember> {
  await openWalletVendor(world)
  return world.newPayer('1000000')
}

const moveIn = (world: TrialWorld, token: string) =>
  world.call('portal', 'POST /wps/wallets/transferFromMainWallet', {
    token,
    input: { vassalage: VENDOR, amount: '50' },
  })

export const fundsWrites: readonly WriteTrial[] = [
  writeTrial(transferToVendor, async (world) => {
    const { token } = await mover(world)
    await moveIn(world, token)
    return () => ({ token, input: { vassalage: VENDOR, amount: '50' } })
  }),
  writeTrial(transferToMain, async (world) => {
    const { token } = await mover(world)
    return async () => {
      await moveIn(world, token)
      return { token, input: { vassalage: VENDOR, amount: '50' } }
    }
  }),
  writeTrial(transferFunds, async (world) => {
    const { token } = await mover(world)
    await moveIn(world, token)
    return () => ({ token, input: { vassalage: VENDOR, amount: '50', direction: 'in' } })
  }),
  writeTrial(checkTransfer, async (world) => {
    const vendor = await openWalletVendor(world)
    const { token } = await mover(world)
    return async () => {
      vendor.isSilent = true
      const { reference } = await moveIn(world, token)
      vendor.isSilent = false
      return { token: world.admin, input: { reference } }
    }
  }),
]

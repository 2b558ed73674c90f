import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { escapeHtml } from '../page.ts'
import { Deliveries } from '../payment-provider/deliveries.ts'
import { shell } from '../payment-provider/pages.ts'
import { Settlements } from '../payment-provider/settlements.ts'
import { openSignedApi, refuse } from '../payment-provider/signed-api.ts'
import type { Shop } from '../payment-provider/signing.ts'
import type { SandboxService } from '../service.ts'
import { rateOf } from './addresses.ts'
import { addressRequest, ChainDeposits, type ChainOrder, coinAmount } from './deposits.ts'

/** The shop of the demo. Public: the sandbox listens on this machine alone. */
export const chainShop: Shop = { client: 'quaychain', secret: 'quay-chain-secret-of-the-demo-2026' }

const text = z.string().check(z.minLength(1), z.maxLength(200))
const transferRequest = z.strictObject({
  reference: text,
  asset: text,
  network: text,
  amount: coinAmount,
  address: text,
  callbackUrl: z.url(),
})
interface Transfer extends z.output<typeof transferRequest> {
  id: string
  status: 'pending' | 'paid'
}
const payForm = z.object({ amount: coinAmount, do: z.enum(['confirm', 'drop']) })

const SENDS_AFTER_MILLISECONDS = 2_000
const HOUSE = 'Quay Chain'

function orderJson({ id, reference, status, asset, network, address, rate, confirmationsNeeded, payment }: ChainOrder) {
  return { id, reference, status, asset, network, address, rate, confirmationsNeeded, payment }
}

function overview(deposits: ChainDeposits, transfers: readonly Transfer[]): string {
  const orders = deposits.list.map(
    (
      each,
    ) => `<tr><td>${escapeHtml(each.reference)}</td><td>${escapeHtml(each.network)}<br>${escapeHtml(each.address)}</td>
<td>${each.status}${each.payment ? `<br>${escapeHtml(`${each.payment.amount} ${each.asset}, ${each.payment.confirmations} of ${each.confirmationsNeeded}`)}` : ''}</td>
<td><form method="post" action="/chain/pay/${encodeURIComponent(each.reference)}" class="row"><label>${escapeHtml(each.asset)}<input name="amount" inputmode="decimal" value="${escapeHtml(deposits.asked(each))}"></label>
<button name="do" value="confirm">Pay</button><button name="do" value="drop">Pay, and drop it</button></form></td></tr>`,
  )
  const sent = transfers.map(
    (each) =>
      `<tr><td>${escapeHtml(each.reference)}</td><td>${escapeHtml(`${each.amount} ${each.asset} ${each.network}`)}</td><td>${escapeHtml(each.address)}</td><td>${each.status}</td></tr>`,
  )
  const table = (rows: string[], empty: string) =>
    rows.length === 0
      ? `<p class="note">${empty}</p>`
      : `<div class="scroll"><table><tbody>${rows.join('')}</tbody></table></div>`
  return shell(
    HOUSE,
    `<section class="sheet"><h2>Addresses</h2>${table(orders, 'Nobody has asked for an address yet.')}</section>
<section class="sheet"><h2>Transfers</h2>${table(sent, 'Nothing was to be sent yet.')}</section>`,
    'wide',
    HOUSE,
  )
}

/** A gateway to chains with the wire of server/adapters/payments/chain-gateway; its chains exist here alone. */
export function chainGateway(): SandboxService {
  const deliveries = new Deliveries(chainShop.secret)
  const settlements = new Settlements()
  const deposits = new ChainDeposits(deliveries, settlements)
  const transfers = new Map<string, Transfer>()
  const html = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page)

  async function mountApi(scope: FastifyInstance): Promise<void> {
    const read = openSignedApi(scope, chainShop)
    settlements.mount(scope, '/chain')
    scope.post('/chain/v1/addresses', async (request, reply) => {
      const asked = read(addressRequest, request)
      if (!asked) return refuse(reply, 400, 'request.invalid')
      const order = deposits.open(asked)
      if (typeof order === 'string') return refuse(reply, order === 'reference.conflict' ? 409 : 422, order)
      return reply.code(201).send(orderJson(order))
    })
    scope.get<{ Params: { reference: string } }>('/chain/v1/addresses/:reference', async (request, reply) => {
      const order = deposits.find(request.params.reference)
      return order ? orderJson(order) : refuse(reply, 404, 'reference.unknown')
    })
    scope.get<{ Params: { asset: string; currency: string } }>(
      '/chain/v1/rates/:asset/:currency',
      async (request, reply) => {
        const { asset, currency } = request.params
        const rate = rateOf(asset, currency)
        return rate === undefined ? refuse(reply, 404, 'currency.unsupported') : { asset, currency, rate }
      },
    )
    scope.post('/chain/v1/transfers', async (request, reply) => {
      const asked = read(transferRequest, request)
      if (!asked) return refuse(reply, 400, 'request.invalid')
      const before = transfers.get(asked.reference)
      if (before && (before.amount !== asked.amount || before.address !== asked.address)) {
        return refuse(reply, 409, 'reference.conflict')
      }
      const transfer: Transfer = before ?? { ...asked, id: `tr_${randomBytes(10).toString('hex')}`, status: 'pending' }
      if (!before) {
        transfers.set(asked.reference, transfer)
        deliveries.after(SENDS_AFTER_MILLISECONDS, () => {
          transfer.status = 'paid'
          const { reference, id, amount, asset } = transfer
          settlements.note({ type: 'payout', reference, payment: id, amount, currency: asset })
          deliveries.send('payout', transfer.callbackUrl, { event: 'payout.paid', reference, id })
        })
      }
      const { id, reference, status } = transfer
      return reply.code(201).send({ id, reference, status })
    })
    scope.get<{ Params: { reference: string } }>('/chain/v1/transfers/:reference', async (request, reply) => {
      const transfer = transfers.get(request.params.reference)
      if (!transfer) return refuse(reply, 404, 'reference.unknown')
      const { id, reference, status } = transfer
      return { id, reference, status }
    })
  }

  return {
    name: 'Chain gateway',
    about: 'Gives an address for each deposit in crypto, tells of blocks that confirm it, and sends coins out.',
    page: '/chain',
    mount(server) {
      server.register(mountApi)
      server.addHook('onClose', async () => deliveries.close())
      server.get('/chain', async (_request, reply) =>
        html(reply, overview(deposits, [...transfers.values()].toReversed())),
      )
      server.post<{ Params: { reference: string } }>('/chain/pay/:reference', async (request, reply) => {
        const order = deposits.find(request.params.reference)
        const wish = z.safeParse(payForm, request.body).data
        if (!order || !wish) return refuse(reply, order ? 400 : 404, 'request.invalid')
        deposits.pay(order, wish.amount, wish.do)
        return reply.redirect('/chain', 303)
      })
    },
  }
}

import { fastify, type FastifyInstance } from 'fastify'
import { cardProvider } from './card-provider/card-provider.ts'
import { chainGateway } from './chain-gateway/chain-gateway.ts'
import { gameVendor } from './game-vendor/game-vendor.ts'
import type { StudioOptions } from './game-vendor/studio.ts'
import { transferVendor } from './game-vendor/transfer-wallet.ts'
import { lotteryResults } from './lottery-results.ts'
import { mailServer } from './mail-server/mail-server.ts'
import { escapeHtml, page, pageStyle } from './page.ts'
import { paymentProvider } from './payment-provider/payment-provider.ts'
import type { SandboxService } from './service.ts'
import { smsGateway } from './sms-gateway.ts'
import { socialHouses } from './social/social-houses.ts'

interface SandboxOptions extends Partial<StudioOptions> {
  /** Where mail is taken; nowhere where absent. */
  mail?: { host: string; port: number }
}

/** The outside world on a developer's machine: every party the product speaks to, over the real wire of each. */
export function openSandbox({ mail, ...options }: SandboxOptions = {}): FastifyInstance {
  const vendor = gameVendor({ houseUrls: ['http://127.0.0.1:8080'], ...options })
  const services: SandboxService[] = [
    smsGateway(),
    mailServer(mail),
    paymentProvider(),
    chainGateway(),
    cardProvider(),
    socialHouses(),
    lotteryResults(),
    vendor,
    transferVendor(),
  ]
  const server = fastify({ logger: false })
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body as string)))
  })
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'content-security-policy': "default-src 'self'", 'x-content-type-options': 'nosniff' })
  })
  server.get('/healthz', async () => ({ status: 'alive' }))
  server.get('/favicon.ico', async (_request, reply) => reply.code(204).send())
  server.get('/style.css', async (_request, reply) => reply.type('text/css').send(pageStyle))
  server.get('/', async (_request, reply) => {
    const list = services.map(
      (each) => `<li><a href="${each.page}">${escapeHtml(each.name)}</a>: ${escapeHtml(each.about)}</li>`,
    )
    const body = `<p>This program plays the outside world. Nothing here leaves this machine.</p><ul>${list.join('')}</ul>`
    return reply.type('text/html; charset=utf-8').send(page('Sandbox', body))
  })
  for (const service of services) service.mount(server)
  return server
}

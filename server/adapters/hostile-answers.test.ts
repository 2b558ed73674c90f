import {
  type GoodAnswer,
  hostileAnswers,
  type HostileServer,
  openHostileServer,
} from '@croupier/dev/testing/hostile-server.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator } from '@croupier/dev/testing/vendor.ts'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { smsPort } from '../modules/messaging/index.ts'
import type { SocialProvider } from '../modules/identity/index.ts'
import type { App } from '../platform/app.ts'
import { openOutside, type Outside, outsidePort } from '../platform/outside.ts'
import { openHostedPage } from './payments/hosted-page/index.ts'
import { openFacebook } from './social/facebook/index.ts'
import { openFirebase } from './social/firebase/index.ts'
import { openOidc } from './social/oidc/index.ts'
import { addressIn, askVendor } from './vendors/common/ask-vendor.ts'
import { openTransferWallet } from './vendors/transfer-wallet/index.ts'
import { signatureOf } from './vendors/transfer-wallet/signature.ts'

// Not repeated on another PostgreSQL: what is refused here came from outside, and nothing of it is stored.

const SECRET = 'a-secret-of-thirty-two-characters'
/** What is drawn of an endless answer before somebody has had enough: the rest fits into the buffers on the way. */
const MOST_WRITTEN = 16 * 1024 * 1024
const NOW = 1_790_000_000_000

/** The limits as the adapters set them, and no test waits for what drips. */
function hurried(outside: Outside): Outside {
  const sooner = <Limits extends { milliseconds: number }>(limits: Limits): Limits => {
    expect(limits.milliseconds).toBeLessThanOrEqual(10_000)
    return { ...limits, milliseconds: 500 }
  }
  return {
    ...outside,
    ask: (address, question) => outside.ask(address, sooner(question)),
    fetchFor: (limits) => outside.fetchFor(sooner(limits)),
  }
}

const server = useServer()
const keys = await generateKeyPair('RS256')
let house: HostileServer
let good: (path: string, body: string) => GoodAnswer | { always: GoodAnswer }

const json = (body: object): GoodAnswer => ({ body: JSON.stringify(body) })

const appWith = (outside: Outside): App => {
  const { app } = server().wired
  app.ports.provide(outsidePort, outside)
  return app
}
const provider = (more: Partial<SocialProvider>): SocialProvider => ({
  code: 'a',
  name: 'A',
  protocol: 'oidc',
  address: house.origin,
  clientId: 'us',
  secret: SECRET,
  scope: null,
  idTokenAlg: null,
  ...more,
})
const way = { state: 's', nonce: 'n', verifier: 'v'.repeat(43), redirectUri: 'https://us.example/back', begunAt: NOW }

function discovered(path: string): { always: GoodAnswer } | undefined {
  if (path !== '/.well-known/openid-configuration') return undefined
  const { origin: issuer } = house
  const endpoints = {
    authorization_endpoint: `${issuer}/a`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
  }
  return { always: json({ issuer, ...endpoints, response_types_supported: ['code'] }) }
}

async function tokens(alg: 'HS256' | 'RS256'): Promise<GoodAnswer> {
  const claims = new SignJWT({ nonce: 'n', name: 'Rahim' })
    .setProtectedHeader({ alg, kid: 'k' })
    .setIssuer(house.origin)
    .setSubject('1')
    .setAudience('us')
    .setIssuedAt()
    .setExpirationTime('5m')
  const idToken = await claims.sign(alg === 'HS256' ? new TextEncoder().encode(SECRET) : keys.privateKey)
  return json({ access_token: 't', token_type: 'bearer', id_token: idToken })
}

interface Kind {
  who: string
  /** What it says of an answer it does not take. */
  refuses: object
  answer(): Promise<typeof good>
  ask(outside: Outside): Promise<unknown>
}

const publicKeys = async () =>
  json({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }] })

/** Every service that the product calls over HTTP. */
const kinds: readonly Kind[] = [
  {
    who: 'the SMS gateway',
    refuses: { code: 'sms.failed' },
    answer: async () => () => json({ sid: 'SM1' }),
    async ask(outside) {
      const app = appWith(outside)
      await asOperator(server(), 'setSmsGateway', { url: house.origin, account: 'AC1', sender: 'Lumen', token: SECRET })
      await app.ports.use(smsPort).send({ to: '+8801711000001', text: 'x' })
    },
  },
  {
    who: 'a vendor at a launch',
    refuses: { name: 'LaunchRefused' },
    answer: async () => () => json({ launch_url: 'https://games.example/1' }),
    ask: async (outside) =>
      addressIn(await askVendor(appWith(outside), `${house.origin}/launch`, '{}', {}), 'launch_url'),
  },
  {
    who: 'a vendor who keeps wallets',
    refuses: { name: 'VendorUnclear' },
    answer: async () => (_, sent) => {
      const { requestId } = JSON.parse(sent)
      const answered = json({ requestId, balance: '1.00' })
      return { ...answered, headers: { 'x-signature': signatureOf(answered.body, SECRET) } }
    },
    ask: (outside) =>
      openTransferWallet(outside).balance(
        { code: 'T', url: house.origin, operator: 'us', secret: SECRET },
        { account: 'rahim', currency: 'BDT' },
      ),
  },
  {
    who: 'a payment provider',
    refuses: { name: 'PaymentOutcomeUnknown' },
    answer: async () => () => json({ id: '1', reference: 'R1', status: 'open', hostedUrl: 'https://pay.example/1' }),
    ask: (outside) =>
      openHostedPage(outside).findCheckout(
        { code: 'p', protocol: 'hosted-page', url: house.origin, secret: SECRET },
        'R1',
      ),
  },
  {
    who: 'the Graph API',
    refuses: { name: 'SocialUnavailable' },
    answer: async () => (path) =>
      path.includes('/oauth/') ? { always: json({ access_token: 't' }) } : json({ id: '1', name: 'Rahim' }),
    ask: (outside) => openFacebook(outside).personOf(provider({ protocol: 'facebook' }), way, '?code=c', NOW),
  },
  {
    who: 'an OpenID issuer, of itself',
    refuses: { name: 'SocialUnavailable' },
    answer: async () => (path) => discovered(path)!.always,
    ask: (outside) => openOidc(outside).addressOf(provider({}), way),
  },
  {
    who: 'an OpenID issuer, for tokens',
    refuses: { name: 'SocialUnavailable' },
    async answer() {
      const given = await tokens('HS256')
      return (path) => discovered(path) ?? given
    },
    ask: (outside) => openOidc(outside).personOf(provider({ idTokenAlg: 'HS256' }), way, '?code=c&state=s', NOW),
  },
  {
    who: 'an OpenID issuer, for its keys',
    refuses: { name: 'SocialUnavailable' },
    async answer() {
      const given = await tokens('RS256')
      const set = await publicKeys()
      return (path) => discovered(path) ?? (path === '/token' ? { always: given } : set)
    },
    ask: (outside) => openOidc(outside).personOf(provider({}), way, '?code=c&state=s', NOW),
  },
  {
    who: 'Firebase, for its keys',
    refuses: { name: 'SocialUnavailable' },
    async answer() {
      const set = await publicKeys()
      return () => set
    },
    async ask(outside) {
      const seconds = Math.floor(Date.now() / 1_000)
      const claims = { phone_number: '+8801711000001', auth_time: seconds, firebase: { sign_in_provider: 'phone' } }
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'k' })
        .setIssuer('https://securetoken.google.com/lumen-codes')
        .setAudience('lumen-codes')
        .setSubject('1')
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(keys.privateKey)
      const project = { projectId: 'lumen-codes', keysUrl: `${house.origin}/keys` }
      return openFirebase(outside).signInOf(project, token, Date.now())
    },
  },
]

beforeAll(async () => {
  house = await openHostileServer((request, body) => good(request.url ?? '', body))
})
afterEach(() => house.answerWith(undefined))
afterAll(() => house.close())

describe.each(kinds)('what $who answers', ({ refuses, answer, ask }) => {
  beforeAll(async () => {
    good = await answer()
  })

  it('is taken where it is as agreed', async () => {
    await ask(openOutside(['loopback']))
  })

  it.each(Object.keys(hostileAnswers))('is not taken where it is %s', async (name) => {
    house.answerWith(name)
    house.asked.length = 0
    const before = house.written()

    const outside = openOutside(['loopback'])
    await expect(ask(name.includes('drip') ? hurried(outside) : outside)).rejects.toMatchObject(refuses)

    expect(house.asked).not.toContain('/elsewhere')
    expect(house.written() - before).toBeLessThan(MOST_WRITTEN)
  })

  it('is not asked for where the address is in a network that is not allowed', async () => {
    house.asked.length = 0
    appWith(openOutside(['loopback']))

    // Saved while it was allowed; then the setting changes.
    const closed: Outside = { ...openOutside([]), isInside: async () => false }
    await expect(ask(closed)).rejects.toMatchObject(refuses)

    expect(house.asked).toEqual([])
  })
})

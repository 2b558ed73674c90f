import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'
import { findMemberByAccount } from '@croupier/server/modules/identity/index.ts'
import { openGameSession } from '@croupier/server/modules/play/index.ts'
import type { TestServer } from './server.ts'
import { openPortalSession } from './portal-session.ts'
import { asOperator, openPlayer } from './vendor.ts'

/** A pair of keys, as PEM. */
export function makeKeyPair(modulusLength = 2048): { privateKey: string; publicKey: string } {
  const encoding = { format: 'pem' } as const
  return generateKeyPairSync('rsa', {
    modulusLength,
    publicKeyEncoding: { type: 'spki', ...encoding },
    privateKeyEncoding: { type: 'pkcs8', ...encoding },
  })
}

export interface KeyedVendor {
  code: string
  id: number
  nodeId: number
  /** Our half, as the operator gives it to the vendor. */
  ourPublicKey: string
  /** Sends a call signed with the vendor's key; `sign` says another signature, null none. */
  send(route: string, body: object | string, more?: { sign?: string | null }): Promise<{ status: number; body: any }>
  /** A member with so much in the main purse, and the token of their game. */
  seat(balance?: string, currency?: string): Promise<{ account: string; token: string }>
  /** The token of another game session of a member's, in the place of the one before. */
  launch(account: string): Promise<string>
}

const headers = { hub88: 'x-hub88-signature', caleta: 'x-auth-signature' } as const

/** A vendor whose protocol signs with keys, with one game called `game`. */
export async function openKeyedVendor(server: TestServer, protocol: keyof typeof headers): Promise<KeyedVendor> {
  const code = `K${randomUUID().slice(0, 8).toUpperCase()}`
  const theirs = makeKeyPair()
  const casinoId = protocol === 'hub88' ? '816' : 'us'
  await asOperator(server, 'setVendor', { code, protocol, casinoId, launchUrl: 'http://127.0.0.1:9/' })
  await asOperator(server, 'setVendorKeys', { code, theirPublicKey: theirs.publicKey })
  const { ourPublicKey } = await asOperator<{ ourPublicKey: string }>(server, 'makeVendorKeys', { code })
  const game = { vendor: code, code: 'game', name: 'Game', type: 'RNG', isDemoCapable: true }
  const { nodeId } = await asOperator<{ nodeId: number }>(server, 'addGame', game)
  const { database, ports } = server.wired.app
  await ports.use(cataloguePort).refresh()
  const id = ports.use(cataloguePort).vendorByCode(code)!.id

  async function launch(account: string): Promise<string> {
    const member = await findMemberByAccount(database, account)
    const opening = {
      memberId: member!.id,
      launchedFrom: await openPortalSession(server, member!.id),
      account,
      currency: member!.currency,
      vendorId: id,
      gameNodeId: nodeId,
      isDemo: false,
      language: 'en',
      device: 'desktop',
    } as const
    const { token } = await database.transaction((tx) => openGameSession(tx, opening))
    return token
  }

  return {
    code,
    id,
    nodeId,
    ourPublicKey,
    async send(route, body, { sign: signature } = {}) {
      const raw = typeof body === 'string' ? body : JSON.stringify(body)
      const signed =
        signature === undefined ? sign('sha256', Buffer.from(raw), theirs.privateKey).toString('base64') : signature
      const answer = await server.portal.inject({
        method: 'POST',
        url: `/vendors/${code}/${route}`,
        payload: raw,
        headers: { 'content-type': 'application/json', ...(signed === null ? {} : { [headers[protocol]]: signed }) },
      })
      return { status: answer.statusCode, body: answer.json() }
    },
    async seat(balance = '1000.00', currency = 'BDT') {
      const account = await openPlayer(server, balance, currency)
      return { account, token: await launch(account) }
    },
    launch,
  }
}

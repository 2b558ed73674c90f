import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from './database.ts'

// Not repeated on another PostgreSQL: what is refused here is refused before it is stored.

const server = useServer()
let token: string

beforeAll(async () => {
  token = await signInOperator(server(), 'anika', 'admin')
})

const put = (url: string, body: object) => server().call('console', { method: 'PUT', url, body, token })
const secret = 'a-secret-of-thirty-two-characters'
const keysOf = (host: string) => ({
  projectId: 'lumen-codes',
  keysUrl: `https://${host}/keys`,
  isOffered: false,
  apiKey: null,
})

/** Every address of somebody outside that an operator can set: where, in which field, and otherwise complete. */
const addresses: readonly (readonly [what: string, url: string, field: string, body: (host: string) => object])[] = [
  [
    'SMS gateway',
    '/staff/sms-gateway',
    'url',
    (host) => ({ url: `https://${host}`, account: 'AC1', sender: 'Lumen', token: secret }),
  ],
  [
    'mail server',
    '/staff/mail-server',
    'host',
    (host) => ({
      host: host.replace('[::', '0:0:0:0:0:').replaceAll(/[[\]]/g, ''),
      port: 25,
      sender: 'a@lumen.example',
    }),
  ],
  [
    'vendor',
    '/staff/vendors/dusty',
    'launchUrl',
    (host) => ({ protocol: 'softswiss', launchUrl: `https://${host}/api`, casinoId: 'us', secret }),
  ],
  [
    'payment provider',
    '/staff/payment-providers/dusty',
    'url',
    (host) => ({ protocol: 'hosted-page', url: `https://${host}/api`, secret }),
  ],
  [
    'social issuer',
    '/staff/social-providers/dusty',
    'address',
    (host) => ({ name: 'Dusty', address: `https://${host}`, clientId: 'us', secret }),
  ],
  ['Firebase’s keys', '/staff/settings/identity.firebase', 'value.keysUrl', (host) => ({ value: keysOf(host) })],
]

describe.each(addresses)('the address of a %s', (_, url, field, bodyOf) => {
  it.each([
    '10.0.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.100.100.200',
    '0.0.0.0',
    '2852039166',
    '0xa9fea9fe',
    '0251.0376.0251.0376',
    '[fd00:ec2::254]',
    '[::ffff:10.0.0.1]',
    '[64:ff9b::a00:1]',
  ])('is refused where it is %s, and its field is named', async (host) => {
    const answer = await put(url, bodyOf(host))

    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'request.invalid'])
    expect(answer.json().value.fields).toEqual([{ field, messageKey: 'fault.address.inside' }])
  })

  it('is kept where it is on the public Internet or in a network that is allowed', async () => {
    const hosts = field === 'value.keysUrl' || field === 'address' ? ['1.1.1.1'] : ['1.1.1.1', '127.0.0.1']
    for (const host of hosts) expect((await put(url, bodyOf(host))).statusCode).toBe(200)
  })
})

describe('a refused address', () => {
  it('stands in the audit log, and nothing of it in the product', async () => {
    const before = await put('/staff/sms-gateway', addresses[0]![3]('1.1.1.1'))
    await put('/staff/sms-gateway', addresses[0]![3]('10.9.9.9'))

    const shown = await server().call('console', { url: '/staff/sms-gateway', token })
    expect(shown.json().value.gateway.url).toBe(before.json().value.url)
    const line = await server().wired.app.database.maybe(sql`
      select 1
      from staff.audit_line
      where action = 'setSmsGateway'
        and outcome = 'refused'
        and details::text like '%10.9.9.9%'`)
    expect(line).toBeDefined()
  })
})

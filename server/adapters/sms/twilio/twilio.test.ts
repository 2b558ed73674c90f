import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { asOperator } from '@croupier/dev/testing/vendor.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { openSandbox } from '@croupier/dev/sandbox/sandbox.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { smsPort } from '../../../modules/messaging/index.ts'

const server = useServer()
const account = { account: 'AC1', sender: '+15005550006', token: 'a-token-of-ours-1' }
const closing: (() => unknown)[] = []
const text = { to: '+8801711000001', text: 'কোড 123456' }
const send = () => server().wired.app.ports.use(smsPort).send(text)

/** A gateway that answers every text alike, and keeps what it was sent. */
async function openGateway(
  status: number,
  body: string,
): Promise<{ seen: { request: IncomingMessage; body: string }[] }> {
  const seen: { request: IncomingMessage; body: string }[] = []
  const gateway = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    seen.push({ request, body: Buffer.concat(chunks).toString() })
    reply.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  closing.push(() => gateway.close())
  await asOperator(server(), 'setSmsGateway', {
    url: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    ...account,
  })
  return { seen }
}

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

describe('[A-08] texts over the Twilio Messages API', () => {
  it('are not sent where no gateway is set', async () => {
    await expect(send()).rejects.toMatchObject({ code: 'sms.not.enabled' })
  })

  it('go out with account, token and form, and arrive in the sandbox’s box', async () => {
    const { seen } = await openGateway(201, '{"sid":"SM1","status":"queued"}')
    await send()

    const { request, body } = seen[0]!
    expect(request.url).toBe('/2010-04-01/Accounts/AC1/Messages.json')
    expect(request.headers.authorization).toBe(`Basic ${Buffer.from('AC1:a-token-of-ours-1').toString('base64')}`)
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      To: text.to,
      From: '+15005550006',
      Body: text.text,
    })

    const sandbox = openSandbox()
    closing.push(() => sandbox.close())
    const origin = await sandbox.listen({ host: '127.0.0.1', port: 0 })
    await asOperator(server(), 'setSmsGateway', { url: `${origin}/sms`, token: account.token })
    await send()
    expect((await sandbox.inject('/sms/messages.json')).json()).toMatchObject([{ to: text.to, body: text.text }])
  })

  it.each([
    [400, 21_211, 'mobile.invalid'],
    [429, 20_429, 'sms.quota'],
    [400, 63_038, 'sms.quota'],
    [401, 20_003, 'sms.not.enabled'],
    [400, 21_408, 'sms.not.enabled'],
    [500, 20_500, 'sms.failed'],
  ])('[J-02] a refusal of %i with code %i is told as %s', async (status, code, refusal) => {
    await openGateway(status, JSON.stringify({ code, message: 'no', status }))

    await expect(send()).rejects.toMatchObject({ code: refusal })
  })

  it.each([
    [201, '{}'],
    [200, '<html>a proxy’s page</html>'],
    [502, 'bad gateway'],
  ])('[J-02] an answer of %i that is none of the API’s is no text sent', async (status, body) => {
    await openGateway(status, body)

    await expect(send()).rejects.toMatchObject({ code: 'sms.failed' })
  })

  it('[J-02] a gateway that is not there is a text that failed', async () => {
    await asOperator(server(), 'setSmsGateway', { url: 'http://127.0.0.1:9', ...account })

    await expect(send()).rejects.toMatchObject({ code: 'sms.failed' })
  })

  it('keeps the token sealed, and never shows it', async () => {
    const shown = await asOperator(server(), 'showSmsGateway', {})

    expect(JSON.stringify(shown)).not.toContain(account.token)
    expect(shown).toMatchObject({ gateway: { account: 'AC1', sender: '+15005550006' } })
  })
})

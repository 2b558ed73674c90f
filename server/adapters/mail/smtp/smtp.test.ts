import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { useMailbox } from '@croupier/dev/testing/mailbox.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailPort } from '../../../modules/messaging/index.ts'
import { sql } from '../../../platform/database.ts'
import { letterHtml } from './letter-html.ts'

const server = useServer()
const box = useMailbox(server)
let admin: string

const send = (text: string) =>
  server().wired.app.ports.use(mailPort).send({ to: 'rahim@example.com', subject: 'একটি চিঠি', text })
const set = (body: object) => server().call('console', { method: 'PUT', url: '/staff/mail-server', body, token: admin })

beforeAll(async () => {
  admin = await signInOperator(server(), 'anika', 'admin')
})

describe('[A-16] letters by SMTP', () => {
  it('arrive under the brand’s name, in any script, as text and as HTML', async () => {
    await send('আপনার কোড <1>\n\nhttps://play.example.com/#x=1&y=2')

    expect(box().letters[0]).toMatchObject({
      to: ['rahim@example.com'],
      from: 'hello@lumen.example',
      fromName: 'Lumen',
      subject: 'একটি চিঠি',
      text: expect.stringContaining('https://play.example.com/#x=1&y=2'),
      html: expect.stringContaining('<a href="https://play.example.com/#x=1&amp;y=2">'),
    })
    expect(box().letters[0]?.html).toContain('আপনার কোড &lt;1&gt;')
  })

  it('make no link of what is not an address alone', () => {
    expect(letterHtml('javascript:alert(1)')).not.toContain('<a')
    expect(letterHtml('https://a.example" onclick="x')).not.toContain('<a')
  })

  it('are refused where the server does not take our name, in a second rather than never where it says nothing', async () => {
    const right = { username: 'croupier', password: 'sandbox-letters' }
    await set({ password: 'another-one' })
    await expect(send('x')).rejects.toMatchObject({ code: 'mail.unavailable' })

    const closed = createServer()
    await new Promise<void>((done) => closed.listen(0, '127.0.0.1', done))
    const { port } = closed.address() as AddressInfo
    await new Promise((done) => closed.close(done))
    const before = (await server().call('console', { url: '/staff/mail-server', token: admin })).json().value.server
    await set({ ...right, port })
    await expect(send('x')).rejects.toMatchObject({ code: 'mail.unavailable' })

    await set({ ...right, port: before.port })
    await expect(send('x')).resolves.toBeUndefined()
  })

  it('go in the open to no server that was said to be private', async () => {
    await set({ security: 'starttls' })
    await expect(send('x')).rejects.toMatchObject({ code: 'mail.unavailable' })
    await set({ security: 'none' })
  })

  it('have a server whose password rests sealed and is answered by nothing', async () => {
    const stored = await server().wired.app.database.one<{ password: string }>(sql`
      select password_sealed as password
      from messaging.mail_server`)
    const shown = await server().call('console', { url: '/staff/mail-server', token: admin })
    const changed = await set({ sender: 'letters@lumen.example' })

    expect(stored.password).toMatch(/^s1\./)
    expect(stored.password).not.toContain('sandbox-letters')
    expect(shown.json().value.server).toMatchObject({ username: 'croupier', hasPassword: true })
    expect(shown.body + changed.body).not.toContain('sandbox-letters')
    expect(changed.json().value).toMatchObject({ sender: 'letters@lumen.example', hasPassword: true })
  })

  it('have none until host, port and sender are named', async () => {
    await server().wired.app.database.run(sql`delete from messaging.mail_server`)

    await expect(send('x')).rejects.toMatchObject({ code: 'mail.unavailable' })
    expect((await set({ host: 'mail.example.com' })).json().errorCode).toBe('mail.server.incomplete')
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { useMailbox } from '@croupier/dev/testing/mailbox.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { useTexts } from '@croupier/dev/testing/texts.ts'
import { asOperator } from '@croupier/dev/testing/vendor.ts'
import { sql } from '../../platform/database.ts'

const server = useServer()
const texts = useTexts(server)
const mailbox = useMailbox(server)
let admin: string
let support: string

const text = (to: string, token = admin) =>
  server().call('console', { method: 'POST', url: '/staff/sms-gateway/test', body: { to }, token })
const letter = (to: string, token = admin) =>
  server().call('console', { method: 'POST', url: '/staff/mail-server/test', body: { to }, token })

beforeAll(async () => {
  admin = await signInOperator(server(), 'anika', 'admin')
  support = await signInOperator(server(), 'mitali', 'support')
})

describe('[A-08] a message to try what is set', () => {
  it('arrives as a text and as a letter, and stands in the audit log', async () => {
    expect((await text('+8801712345678')).json()).toEqual({ success: true, value: {} })
    expect((await letter('anika@example.com')).json()).toEqual({ success: true, value: {} })

    expect((await texts.to('+8801712345678'))[0]).toContain('to see that messages arrive')
    expect(mailbox().letters[0]).toMatchObject({ to: ['anika@example.com'] })
    const lines = await server().wired.app.database.many<{ action: string }>(sql`
      select action
      from staff.audit_line
      where action in ('sendTestText', 'sendTestLetter')
      order by seq`)
    expect(lines.map(({ action }) => action)).toEqual(['sendTestText', 'sendTestLetter'])
  })

  it.each(['01712345678', '+0123456789', 'somebody', ''])('goes to no number that is written as %j', async (to) => {
    expect((await text(to)).json()).toMatchObject({
      errorCode: 'request.invalid',
      value: { fields: [{ field: 'to' }] },
    })
  })

  it('is sent by nobody who may not change the settings', async () => {
    expect((await text('+8801712345678', support)).json().errorCode).toBe('staff.forbidden')
    expect((await letter('anika@example.com', support)).json().errorCode).toBe('staff.forbidden')
  })

  it('says that nobody took it', async () => {
    // What was kept for one address goes to no other.
    await expect(asOperator(server(), 'setSmsGateway', { url: 'http://127.0.0.1:9' })).rejects.toMatchObject({
      code: 'sms.gateway.incomplete',
      value: { fields: [{ field: 'token', messageKey: 'fault.secret.again' }] },
    })
    await asOperator(server(), 'setSmsGateway', { url: 'http://127.0.0.1:9', token: 'another-gateway-token' })
    await asOperator(server(), 'setMailServer', { port: 9, password: 'another-mail-password' })
    await expect(asOperator(server(), 'setMailServer', { host: 'localhost' })).rejects.toThrow(/incomplete/)

    expect((await letter('anika@example.com')).json().errorCode).toBe('mail.unavailable')
    expect((await text('+8801712345678')).json().errorCode).toBe('sms.failed')
  })

  it('[H-10] operators see what left and what became of it, masked', async () => {
    const sent = async (query: string) =>
      (await server().call('console', { url: `/staff/sent-messages${query}`, token: support })).json().value.list

    const [taken] = await sent('?kind=sms&state=taken')
    expect(taken).toMatchObject({ receiver: '••••••••••••78', fault: null })
    const [failed] = await sent('?kind=mail&state=failed')
    expect(failed).toMatchObject({ receiver: 'a•••@example.com', fault: 'mail.unavailable' })
    expect(JSON.stringify(await sent(''))).not.toContain('8801712345678')
  })
})

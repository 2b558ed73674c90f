import { newMember } from '@croupier/dev/testing/accounts.ts'
import { useMailbox } from '@croupier/dev/testing/mailbox.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'

const server = useServer()
const box = useMailbox(server)
const PASSWORD = 'lantern-light-77'
let rupa: string
let sohel: string

const askCode = (token: string, email: string) =>
  server().call('portal', { method: 'POST', url: '/wps/member/email/code', body: { email }, token })
const bind = (token: string, body: object) =>
  server().call('portal', { method: 'POST', url: '/wps/member/email', body, encrypted: true, token })
const codeIn = (text: string | undefined) => /\d{6}/.exec(text ?? '')?.[0] ?? ''
const infoOf = async (token: string) => (await server().call('portal', { url: '/wps/member/info', token })).json().value

beforeAll(async () => {
  rupa = await newMember(server(), 'Rupa123', '192.0.2.51')
  sohel = await newMember(server(), 'Sohel45', '192.0.2.52')
})

describe('[A-20] binding an e-mail address', () => {
  it('sends a code there, and binds with it and the password', async () => {
    const asked = await askCode(rupa, 'rupa@example.com')
    expect(asked.json().value.expiredMinutes).toBe(1)
    const [letter] = box().letters
    expect(letter?.to).toEqual(['rupa@example.com'])
    const verificationCode = codeIn(letter?.text)
    const email = 'rupa@example.com'

    expect((await bind(rupa, { email, verificationCode, password: 'wrong-one-1' })).json().errorCode).toBe(
      'password.wrong',
    )
    expect((await bind(rupa, { email, password: PASSWORD })).json().errorCode).toBe('code.missing')
    expect((await bind(sohel, { email, verificationCode, password: PASSWORD })).json().errorCode).toBe('code.wrong')
    expect(await infoOf(rupa)).toMatchObject({ email: null, isEmailVerified: false })

    const bound = await bind(rupa, { email, verificationCode, password: PASSWORD })
    expect(bound.json()).toEqual({ success: true, value: {} })
    expect(await infoOf(rupa)).toMatchObject({ email: 'r•••@example.com', isEmailVerified: true })
  })

  it('keeps a verified address, and one that another member has', async () => {
    expect((await askCode(rupa, 'other@example.com')).json().errorCode).toBe('email.bound')
    expect((await bind(rupa, { email: 'other@example.com' })).json().errorCode).toBe('email.bound')
    expect((await askCode(sohel, 'RUPA@example.com')).json()).toMatchObject({
      errorCode: 'email.taken',
      value: { fields: [{ field: 'email' }] },
    })
  })
})

describe('[A-20] an address that another member only typed', () => {
  it('belongs to the member who binds it, and no longer to the other', async () => {
    const { database } = server().wired.app
    await database.run(sql`
      update identity.profile
      set email = 'Owner@example.com'
      where member_id = (select id from identity.member where account = 'Sohel45')`)
    const owner = await newMember(server(), 'Owner77', '192.0.2.53')
    const email = 'owner@example.com'
    expect((await askCode(owner, email)).json().success).toBe(true)
    const verificationCode = codeIn(box().letters.find(({ to }) => to.includes(email))?.text)

    expect((await bind(owner, { email, verificationCode, password: PASSWORD })).json().success).toBe(true)
    expect(await infoOf(owner)).toMatchObject({ email: 'o•••@example.com', isEmailVerified: true })
    expect(await infoOf(sohel)).toMatchObject({ email: null, isEmailVerified: false })
    expect((await askCode(sohel, email)).json().errorCode).toBe('email.taken')
  })
})

import { newMember } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator } from '@croupier/dev/testing/vendor.ts'
import { expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { bindVerifiedEmail } from './emails-store.ts'
import { bindVerifiedMobile } from './mobiles-store.ts'

const server = useServer()
const database = () => server().wired.app.database
const phone = { dialingCode: 880, number: '1712345678' }
const email = 'rokeya@example.org'

const idOf = async (account: string) =>
  (await database().one<{ id: bigint }>(sql`select id from identity.member where account = ${account}`)).id
const bind = {
  mobile: (id: bigint) => database().transaction((tx) => bindVerifiedMobile(tx, id, phone as never, Date.now())),
  email: (id: bigint) => database().transaction((tx) => bindVerifiedEmail(tx, id, email, Date.now())),
}

it.each(['mobile', 'email'] as const)(
  '[H-02] the %s that a member verified is free for whoever has it now, also of a closed account',
  async (contact) => {
    const [first, next] = [`first${contact}`, `next${contact}`]
    await newMember(server(), first, '10.77.0.1')
    await newMember(server(), next, '10.77.0.2')
    expect(await bind[contact](await idOf(first))).toBe('done')
    expect(await bind[contact](await idOf(next))).toBe('taken')
    await database().run(sql`
      update identity.member set state = 'closed' where account = ${first}`)
    await database().run(sql`
      insert into identity.password_reset (member_id, token_hash, expires_at, email)
      select id, decode(md5(account), 'hex'), now() + interval '1 hour', 'old@example.org' from identity.member where account = ${first}`)

    expect(
      await asOperator(server(), 'releaseContact', {
        account: first,
        contact,
        note: 'a number of somebody else by now',
      }),
    ).toEqual({})
    expect(
      await database().one(sql`
        select p.mobile_num as mobile, p.email, p.mobile_verified_at as shown, p.email_verified_at as proven,
          (select count(*)::int from identity.password_reset r where r.member_id = p.member_id) as resets
        from identity.profile p where p.member_id = ${await idOf(first)}`),
    ).toMatchObject({
      ...(contact === 'mobile' ? { mobile: null } : { email: null }),
      shown: null,
      proven: null,
      resets: 0,
    })
    expect(await bind[contact](await idOf(next))).toBe('done')
    await expect(
      asOperator(server(), 'releaseContact', { account: 'nobody99', contact, note: 'nobody' }),
    ).rejects.toMatchObject({
      code: 'member.not.found',
    })
  },
)

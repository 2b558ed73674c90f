import { beforeEach, describe, expect, it } from 'vitest'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { changeSetting } from '@croupier/dev/testing/settings.ts'
import { openSocialHouses } from '@croupier/dev/testing/social.ts'
import { sql } from '../../../platform/database.ts'
import { originsPort } from '../../../platform/origins-port.ts'
import { settings as identitySettings } from '../../identity/index.ts'
import { whiteLabel } from '../../settings/index.ts'
import { payoutAccountLimit } from '../withdrawals/withdraw-settings.ts'

const server = useServer()
const database = () => server().wired.app.database
const PASSWORD = 'lantern-light-77'
const PIN = '135790'
const passwordExpiryDays = identitySettings.find(({ name }) => name === 'identity.passwordExpiryDays')!

const ask = (token: string, headers: Record<string, string> = {}) =>
  server().call('portal', { url: '/wps/v2/member/securityConfig', token, headers })
const shown = async (token: string, headers?: Record<string, string>) => (await ask(token, headers)).json().value

const put = (token: string, url: string, body: object) =>
  server().call('portal', { method: 'PUT', url, body, token, encrypted: true })

/** Binds to a member whatever can be bound. */
async function bindEverything(account: string, token: string): Promise<void> {
  await openSocialHouses(server(), 'http://127.0.0.1:9')
  const own = sql`(select id from identity.member where account = ${account})`
  await database().run(sql`
    update identity.profile
    set country_dialing_code = '880', mobile_num = '1711000061', mobile_verified_at = now(),
        email = 'guarded@example.com', email_verified_at = now()
    where member_id = ${own}`)
  await database().run(sql`
    insert into identity.authenticator (member_id, sealed, bound_at)
    values (${own}, 'sealed', now())`)
  await database().run(sql`
    insert into identity.passkey
      (member_id, credential_id, public_key, counter, transports, is_synced, name, made_at)
    values (${own}, 'its key', '', 0, '{}', false, 'phone', now())`)
  await database().run(sql`
    insert into identity.social_account (provider, issuer, subject, member_id, name, bound_at)
    values ('google', 'issuer', 'subject', ${own}, 'Rahim U.', now())`)
  await put(token, '/wps/member/paymentPassword', { paymentPassword: PIN, password: PASSWORD })
  const card = { bank: 'BKASH', holder: 'Rahim Uddin', number: '01712345678', paymentPassword: PIN }
  await put(token, '/wps/member/bankCard', card)
}

beforeEach(async () => {
  await database().run(sql`truncate platform.rate_limit`)
})

describe('[A-20] what the security centre shows as bound, required and allowed', () => {
  it('is a password alone where nothing else was bound, and what money still waits for', async () => {
    const value = await shown(await newMember(server(), 'Guarded1'))

    expect(value).toEqual({
      bound: {
        loginPassword: { changedAt: expect.any(Number), expiresAt: null },
        paymentPassword: false,
        mobile: null,
        email: null,
        authenticator: null,
        passkeys: 0,
        social: [],
        payoutAccounts: [],
      },
      required: { beforeWithdrawal: ['paymentPassword', 'payoutAccount'], atNewPlace: [] },
      allowed: {
        logInBySms: true,
        secondStep: false,
        bindMobile: true,
        bindEmail: true,
        addPasskey: false,
        bindSocial: [],
        bindPayoutAccount: true,
      },
    })
  })

  it('is everything that was bound, masked, for its member alone', async () => {
    const token = await newMember(server(), 'Guarded2')
    const other = await newMember(server(), 'Guarded3')
    await bindEverything('Guarded2', token)

    const answer = await ask(token)
    const { bound, required, allowed } = answer.json().value

    expect(bound).toEqual({
      loginPassword: { changedAt: expect.any(Number), expiresAt: null },
      paymentPassword: true,
      mobile: { masked: '17••••••61', isVerified: true },
      email: { masked: 'g•••@example.com', isVerified: true },
      authenticator: { boundAt: expect.any(Number) },
      passkeys: 1,
      social: [{ code: 'google', name: 'Google', as: 'Rahim U.', boundAt: expect.any(Number) }],
      payoutAccounts: [{ kind: expect.any(String), bank: 'BKASH', bankName: 'bKash', number: '•••••••5678' }],
    })
    expect(required.beforeWithdrawal).toEqual([])
    expect(allowed).toMatchObject({ bindMobile: false, bindEmail: false })
    const open = (list: { code: string }[]) => list.map(({ code }) => code).sort()
    expect(open(allowed.bindSocial)).toEqual(['facebook', 'line', 'telegram'])
    for (const secret of ['1711000061', 'guarded@', '01712345678', 'Rahim Uddin', 'sealed']) {
      expect(answer.body).not.toContain(secret)
    }
    const theirs = await shown(other)
    expect(theirs.bound).toMatchObject({ mobile: null, authenticator: null, social: [], payoutAccounts: [] })
  })

  it('says a number that was only typed to be unverified, and leaves it to be bound', async () => {
    const token = await newMember(server(), 'Guarded4')
    await database().run(sql`
      update identity.profile
      set country_dialing_code = '880', mobile_num = '1711000064'
      where member_id = (select id from identity.member where account = 'Guarded4')`)

    const { bound, allowed } = await shown(token)

    expect(bound.mobile).toEqual({ masked: '17••••••64', isVerified: false })
    expect(allowed.bindMobile).toBe(true)
  })

  it('[C-18] follows the operator’s switches and limits', async () => {
    const token = await newMember(server(), 'Guarded5')
    await database().run(sql`
      update identity.profile
      set payee_name = 'Rahim Uddin'
      where member_id = (select id from identity.member where account = 'Guarded5')`)
    await put(token, '/wps/member/paymentPassword', { paymentPassword: PIN, password: PASSWORD })
    const card = { bank: 'BKASH', holder: 'Rahim Uddin', number: '01712345675', paymentPassword: PIN }
    await put(token, '/wps/member/bankCard', card)
    await changeSetting(server(), whiteLabel, { LOGINIPVERF3: true, MOBILEVERCODELOGIN3: false })
    await changeSetting(server(), passwordExpiryDays, 30)
    await changeSetting(server(), payoutAccountLimit, 1)

    const { bound, required, allowed } = await shown(token)

    await changeSetting(server(), whiteLabel, {})
    await changeSetting(server(), passwordExpiryDays, 0)
    await changeSetting(server(), payoutAccountLimit, payoutAccountLimit.initial)
    expect(bound.loginPassword.expiresAt).toBe(bound.loginPassword.changedAt + 30 * 86_400_000)
    expect(required.atNewPlace).toEqual(['bankAccountName'])
    expect(allowed).toMatchObject({ logInBySms: false, secondStep: true, bindPayoutAccount: false })
  })

  it('offers a passkey at a name, and none at a bare address', async () => {
    const token = await newMember(server(), 'Guarded6')
    const { ports } = server().wired.app
    const before = ports.use(originsPort)
    ports.provide(originsPort, { ...before, portals: ['http://127.0.0.1:8080', 'http://localhost:8080'] })

    const [bare, named] = [
      await shown(token, { host: '127.0.0.1:8080' }),
      await shown(token, { host: 'localhost:8080' }),
    ]

    ports.provide(originsPort, before)
    expect([bare.allowed.addPasskey, named.allowed.addPasskey]).toEqual([false, true])
  })

  it('is not shown to trials, nor to members who must change their password', async () => {
    const free = { os: 'test', platform: 'W' }
    const trial = await server().call('portal', { method: 'POST', url: '/wps/session/login/freeplay', body: free })
    const owing = await newMember(server(), 'Guarded7')
    await database().run(sql`update identity.member set must_change_password = true where account = 'Guarded7'`)

    const refused = [await ask(trial.json().value.token), await ask(owing)]

    expect(refused.map((answer) => answer.json().errorCode)).toEqual(['in_need_true_account', 'password.change.due'])
    expect(refused[1]!.json().value).toMatchObject({ due: 'first' })
  })
})

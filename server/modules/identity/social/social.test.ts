import { newMember, proveWork } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { type House, openSocialHouses, SocialBrowser, useSandbox } from '@croupier/dev/testing/social.ts'
import { useTexts } from '@croupier/dev/testing/texts.ts'
import { asOperator } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { whiteLabel } from '../../settings/index.ts'
import { registrationRules } from '../identity-settings.ts'

const server = useServer()
const sandbox = useSandbox()
const texts = useTexts(server)
const db = () => server().wired.app.database
const browser = () => new SocialBrowser(server())

beforeAll(() => openSocialHouses(server(), sandbox().origin))

/** Registers somebody by a provider; answers their token. */
async function newcomer(house: House, name: string): Promise<{ token: string; account: string }> {
  const own = browser()
  const { ticket } = (await own.visit(house, { name })).json().value
  const answer = await own.register(ticket)
  expect(answer.statusCode).toBe(200)
  return answer.json().value
}

describe('log-in by an account elsewhere', () => {
  it.each(['google', 'line', 'facebook', 'telegram'] as const)(
    '[A-10] registers a newcomer by %s once, and logs them in ever after',
    async (house) => {
      const own = browser()
      const name = `Shapla ${house}`

      const first = (await own.visit(house, { name })).json().value
      const registered = (await own.register(first.ticket)).json().value
      const again = (await browser().visit(house, { name })).json().value
      const info = await own.call('GET', '/wps/member/info', undefined, { token: again.token })

      expect(first).toMatchObject({ outcome: 'unknown', username: `shapla${house}` })
      expect(registered).toMatchObject({ account: `shapla${house}`, firstTimeLogin: false, passwordExpired: false })
      expect(again).toMatchObject({ outcome: 'entered', firstTimeLogin: false, passwordExpired: false })
      expect(info.json().value).toMatchObject({ id: registered.id, account: `shapla${house}`, type: 0 })
    },
  )

  it('[A-10] shows the buttons of the open providers', async () => {
    await asOperator(server(), 'setSocialProvider', { code: 'telegram', isOpen: false })
    const closed = await browser().call('GET', '/wps/session/login/social')
    const refused = await browser().call('POST', '/wps/session/login/social/telegram', {})
    await asOperator(server(), 'setSocialProvider', { code: 'telegram', isOpen: true })
    const open = await browser().call('GET', '/wps/session/login/social')

    expect(closed.json().value.list.map(({ code }: { code: string }) => code)).not.toContain('telegram')
    expect(refused.json().errorCode).toBe('function.not.available')
    expect(open.json().value.list).toContainEqual({ code: 'telegram', name: 'Telegram' })
  })

  it('[C-18] refuses those who were still at the provider when the operator switched log-ins off', async () => {
    const { database, ports } = server().wired.app
    const settings = ports.use(settingsPort)
    const switchLogIn = async (flags: Record<string, boolean>) => {
      await database.transaction((tx) => settings.change(tx, whiteLabel, flags, 'test'))
      await settings.refresh()
    }
    const { account } = await newcomer('google', 'Lipi Khatun')
    const sessions = (of = account) =>
      db().many(sql`
      select from identity.session s
      join identity.member m on m.id = s.member_id
      where m.account = ${of}`)
    const before = (await sessions()).length
    const own = browser()
    const newer = browser()
    const { ticket } = (await newer.visit('google', { name: 'Lata Khatun' })).json().value
    const answer = await own.choose(await own.leave('google'), { name: 'Lipi Khatun' })

    await switchLogIn({ LOGIN3: false })
    const off = await own.comeBack('google', answer)
    const registered = await newer.register(ticket)
    await switchLogIn({})

    expect([off.statusCode, off.json().errorCode]).toEqual([403, 'function.not.available'])
    // Registration has a switch of its own.
    expect(registered.json().value).toEqual({ id: expect.any(String), account: 'latakhatun' })
    expect(await sessions('latakhatun')).toEqual([])
    expect((await browser().visit('google', { name: 'Lata Khatun' })).json().value.outcome).toBe('entered')
    expect(await sessions()).toHaveLength(before)
    expect((await browser().visit('google', { name: 'Lipi Khatun' })).json().value.outcome).toBe('entered')
  })

  it('[A-10] asks terms and age of a newcomer, and takes the ticket once they have agreed', async () => {
    const own = browser()
    const { ticket } = (await own.visit('google', { name: 'Rimi Akter' })).json().value

    const noProof = await own.register(ticket, { botCheck: undefined })
    expect(noProof.json().errorCode).toBe('login.captcha.required')
    const noTerms = await own.register(ticket, { terms: false })
    const noAge = await own.register(ticket, { ageConfirmed: false })
    const done = await own.register(ticket)
    const twice = await own.register(ticket, { username: 'rimiagain' })

    expect(noTerms.json().errorCode).toBe('terms.required')
    expect(noAge.json().errorCode).toBe('age.required')
    expect(done.statusCode).toBe(200)
    expect([twice.statusCode, twice.json().errorCode]).toEqual([401, 'social.expired'])
  })

  it('[A-10] registers by the operator’s rules: a field that is required is asked, one that is not is not kept', async () => {
    const settings = server().wired.app.ports.use(settingsPort)
    const rules = settings.read(registrationRules)
    const asked = { ...rules, payeeName: { ...rules.payeeName, enabled: true, required: true } }
    await db().transaction((tx) => settings.change(tx, registrationRules, asked, 'test'))
    await settings.refresh()
    const own = browser()
    const { ticket, email } = (await own.visit('google', { name: 'Moni Das' })).json().value

    const without = await own.register(ticket)
    const done = await own.register(ticket, { payeeName: 'Moni Das', email })
    await db().transaction((tx) => settings.change(tx, registrationRules, rules, 'test'))
    await settings.refresh()

    expect(without.json()).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field: 'payeeName' }] } })
    expect(done.statusCode).toBe(200)
    const kept = await db().one(sql`
      select payee_name, email
      from identity.profile
      where member_id = ${done.json().value.id}::bigint`)
    expect(kept).toEqual({ payee_name: 'Moni Das', email: null })
  })

  it('[A-08] refuses a log-in by a number that was only typed where the member has a social account', async () => {
    const settings = server().wired.app.ports.use(settingsPort)
    const rules = settings.read(registrationRules)
    const asked = { ...rules, mobileNum: { ...rules.mobileNum, enabled: true } }
    await db().transaction((tx) => settings.change(tx, registrationRules, asked, 'test'))
    await settings.refresh()
    const phone = { mobileNum: '01711000401', countryDialingCode: '880' }
    const own = browser()
    const { ticket } = (await own.visit('google', { name: 'Typing Tuli' })).json().value
    const registered = await own.register(ticket, phone)
    await db().transaction((tx) => settings.change(tx, registrationRules, rules, 'test'))
    await settings.refresh()

    const body = { ...phone, botCheck: await proveWork(server()) }
    const code = await server().call('portal', { method: 'POST', url: '/wps/verification/sms/noLogin', body })

    expect([registered.statusCode, code.statusCode]).toEqual([200, 200])
    expect(await texts.to('+8801711000401')).toEqual([])
  })

  it('[A-10] makes another username where the first is taken, and refuses one that somebody has', async () => {
    await newMember(server(), 'puja')
    const own = browser()
    const { ticket, username } = (await own.visit('google', { name: 'Puja' })).json().value

    const taken = await own.register(ticket, { username: 'Puja' })
    const done = await own.register(ticket, { username: '' })

    expect(username).toMatch(/^puja\d{4}$/)
    expect(taken.json().errorCode).toBe('username.taken')
    expect(done.json().value.account).toMatch(/^puja\d{4}$/)
  })

  it('[A-10] opens no account where registration is off', async () => {
    const settings = server().wired.app.ports.use(settingsPort)
    await asOperator(server(), 'switchWhiteLabel', { modId: 'REGISTER3', enabled: '0' })
    await settings.refresh()
    const answer = await browser().visit('google', { name: 'Nobody Yet' })
    await asOperator(server(), 'switchWhiteLabel', { modId: 'REGISTER3', enabled: '1' })
    await settings.refresh()

    expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'social.unknown'])
  })

  it('[A-10] lets no frozen member in', async () => {
    const { account } = await newcomer('google', 'Frosty One')
    await asOperator(server(), 'freezeMember', { account, note: 'a test' })

    const answer = await browser().visit('google', { name: 'Frosty One' })

    expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'login.frozen'])
  })

  it('[A-14] owes a second step from a new place, as every log-in does', async () => {
    const settings = server().wired.app.ports.use(settingsPort)
    const { token } = await newcomer('google', 'Far Traveller')
    await db().run(sql`
      update identity.profile
      set payee_name = 'Far Traveller'
      where member_id = (select id from identity.member where account = 'fartraveller')`)
    await db().run(sql`
      delete from identity.known_network`)
    await asOperator(server(), 'switchWhiteLabel', { modId: 'LOGINIPVERF3', enabled: '1' })
    await settings.refresh()
    const answer = await browser().visit('google', { name: 'Far Traveller' })
    await asOperator(server(), 'switchWhiteLabel', { modId: 'LOGINIPVERF3', enabled: '0' })
    await settings.refresh()

    expect(token).toBeDefined()
    expect(answer.json()).toMatchObject({
      errorCode: 'login.verification.required',
      value: { methods: ['bankAccountName'], ticket: expect.any(String) },
    })
  })

  it.each(['google', 'facebook', 'telegram'] as const)(
    '[A-10] lets nobody in who refuses consent at %s',
    async (house) => {
      const answer = await browser().visit(house, { deny: '1' })

      expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'social.failed'])
    },
  )
})

describe('an account elsewhere is bound once', () => {
  it('[A-10] binds after confirmation, and logs in from then on', async () => {
    const token = await newMember(server(), 'binder')
    const own = browser()

    const before = (await own.call('GET', '/wps/member/social', undefined, { token })).json().value.list
    const came = (await own.visit('google', { name: 'Binder Of Books' }, token)).json().value
    const unconfirmed = (await browser().visit('google', { name: 'Binder Of Books' })).json().value
    const bound = await own.bind(came.ticket, token)
    const after = (await own.call('GET', '/wps/member/social', undefined, { token })).json().value.list
    const entered = (await browser().visit('google', { name: 'Binder Of Books' })).json().value

    const google = (list: { code: string }[]) => list.find(({ code }) => code === 'google')
    expect(google(before)).toMatchObject({ name: 'Google', bound: null })
    expect(came).toMatchObject({ outcome: 'confirm', name: 'Binder Of Books' })
    expect(unconfirmed.outcome).toBe('unknown')
    expect(bound.statusCode).toBe(200)
    expect(google(after)).toMatchObject({ bound: { as: 'Binder Of Books' } })
    expect(entered.outcome).toBe('entered')
  })

  it('[A-10] is bound by nobody who holds an open session alone: the password is asked for, where there is one', async () => {
    const token = await newMember(server(), 'lentphone')
    const codes = []
    for (const password of [undefined, 'not-theirs-at-all-1']) {
      codes.push((await browser().askToBind('google', token, password)).json().errorCode)
    }
    expect(codes).toEqual(['password.wrong', 'password.wrong'])
    const without = await newcomer('line', 'No Password')
    expect((await browser().askToBind('google', without.token)).statusCode).toBe(200)
  })

  it('[A-10] is never changed for another, nor taken from another member, nor unbound', async () => {
    const { token, account } = await newcomer('google', 'First Holder')
    const other = await newMember(server(), 'secondholder')

    const another = await browser().askToBind('google', token)
    const taken = await browser().visit('google', { name: 'First Holder' }, other)
    const unbound = await browser().call('DELETE', '/wps/member/social/google', undefined, { token })
    const erase = () =>
      db().run(sql`
        delete from identity.social_account
        where member_id = (select id from identity.member where account = ${account})`)
    const change = () =>
      db().run(sql`
        update identity.social_account
        set subject = 'somebody else'`)

    expect([another.statusCode, another.json().errorCode]).toEqual([409, 'social.already.bound'])
    expect([taken.statusCode, taken.json().errorCode]).toEqual([409, 'social.taken'])
    expect(unbound.statusCode).toBe(404)
    await expect(erase()).rejects.toThrow('stays bound')
    await expect(change()).rejects.toThrow('stays bound')
  })

  it('[A-10] goes to one of two who confirm at once', async () => {
    const tokens = [await newMember(server(), 'racerone'), await newMember(server(), 'racertwo')]
    const racers = tokens.map((token) => ({ token, own: browser() }))
    const tickets: string[] = []
    for (const { token, own } of racers) {
      tickets.push((await own.visit('line', { name: 'One Person' }, token)).json().value.ticket)
    }

    const answers = await Promise.all(racers.map(({ token, own }, index) => own.bind(tickets[index]!, token)))

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().errorCode).toBe('social.taken')
  })

  it('[A-10] can be confirmed only by the member who began it', async () => {
    const token = await newMember(server(), 'wentforit')
    const other = await newMember(server(), 'didnotgo')
    const own = browser()

    const way = await own.choose(await own.leave('google', token), { name: 'Going There' })
    const asAnother = await own.comeBack('google', way, other)
    const { ticket } = (await own.visit('google', { name: 'Going There' }, token)).json().value
    const byAnother = await own.bind(ticket, other)
    const elsewhere = await browser().bind(ticket, token)
    const asRegistration = await own.register(ticket)

    expect(asAnother.json().errorCode).toBe('social.failed')
    expect(byAnother.json().errorCode).toBe('social.expired')
    expect(elsewhere.json().errorCode).toBe('social.expired')
    expect(asRegistration.json().errorCode).toBe('social.expired')
  })
})

describe('somebody who brings what is another person’s', () => {
  it.each(['google', 'facebook', 'telegram'] as const)(
    '[A-10] is refused at %s with a state that was used, one of another browser’s, and one nobody gave',
    async (house) => {
      const own = browser()
      const used = await own.choose(await own.leave(house), { name: 'Used Up' })
      const first = await own.comeBack(house, used)
      const replayed = await own.comeBack(house, used)

      const victim = browser()
      const attacker = browser()
      await attacker.leave(house)
      const foreign = await attacker.comeBack(house, await victim.choose(await victim.leave(house), { name: 'Victim' }))
      const cookieless = await browser().comeBack(
        house,
        await victim.choose(await victim.leave(house), { name: 'Victim' }),
      )
      const invented = new URLSearchParams(used)
      invented.set('state', 'x'.repeat(43))
      const made = await own.comeBack(house, invented.toString())

      expect(first.statusCode).toBe(200)
      for (const answer of [replayed, foreign, cookieless, made]) {
        expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'social.failed'])
      }
    },
  )

  it('[A-10] is refused with a code of another attempt of their own: the verifier does not fit', async () => {
    const own = browser()
    const one = new URLSearchParams(await own.choose(await own.leave('google'), { name: 'Mixer' }))
    const other = new URLSearchParams(await own.choose(await own.leave('google'), { name: 'Mixer' }))
    other.set('code', one.get('code')!)

    const answer = await own.comeBack('google', other.toString())

    expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'social.failed'])
  })

  it('[A-10] is refused with a state of another provider’s', async () => {
    const own = browser()
    const way = await own.choose(await own.leave('line'), { name: 'Wrong Door' })

    const answer = await own.comeBack('google', way)

    expect(answer.json().errorCode).toBe('social.failed')
  })

  it('[A-10] is sent back to an address of ours alone, whatever the browser says the host is', async () => {
    const settings = server().wired.app.ports.use(settingsPort)
    const value = { mainDomain: 'https://second.example', domainRoute: [], imageCdn: [], launchCdn: [] }
    await asOperator(server(), 'changeSetting', { name: 'settings.domains', value })
    await settings.refresh()
    const sentFrom = async (host: string) => {
      const url = '/wps/session/login/social/google'
      const answer = await server().call('portal', { method: 'POST', url, body: {}, headers: { host } })
      return new URL(answer.json().value.url).searchParams.get('redirect_uri')
    }

    expect(await sentFrom('second.example')).toBe('https://second.example/auth/google/callback')
    expect(await sentFrom('attacker.example')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/auth\/google\/callback$/)
  })

  it('[A-10] finds no state, cookie, verifier or ticket in the database', async () => {
    const own = browser()
    const way = new URL(await own.leave('google'))

    const rows = await db().many<{ row: string }>(sql`
      select a::text as row
      from identity.social_attempt a`)

    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(({ row }) => row).join()).not.toContain(way.searchParams.get('state'))
    expect(way.searchParams.get('code_challenge_method')).toBe('S256')
  })
})

describe('a provider that cannot be had', () => {
  it('[A-10] is said to be away, and an incomplete one is refused', async () => {
    await asOperator(server(), 'setSocialProvider', {
      code: 'dusty',
      name: 'Dusty',
      address: 'http://127.0.0.1:9',
      clientId: 'portal',
      secret: 'a-secret-of-the-test',
    })
    const away = await browser().call('POST', '/wps/session/login/social/dusty', {})
    const incomplete = asOperator(server(), 'setSocialProvider', { code: 'bare', name: 'Bare' })

    expect([away.statusCode, away.json().errorCode]).toEqual([503, 'social.unavailable'])
    await expect(incomplete).rejects.toMatchObject({ code: 'social.provider.incomplete' })
  })

  it('[A-10] takes its secret to no other address than it was given for', async () => {
    const dusty = { code: 'dusty', address: 'http://127.0.0.1:10' }
    const change = asOperator(server(), 'setSocialProvider', dusty)
    const otherwise = asOperator(server(), 'setSocialProvider', { code: 'dusty', protocol: 'facebook' })

    const again = { value: { fields: [{ field: 'secret', messageKey: 'fault.secret.again' }] } }
    await Promise.all([
      expect(change).rejects.toMatchObject({ code: 'social.provider.incomplete', ...again }),
      expect(otherwise).rejects.toMatchObject(again),
    ])
    await expect(asOperator(server(), 'setSocialProvider', { code: 'dusty', name: 'Dustier' })).resolves.toBeTruthy()
    const secret = 'another-secret-of-the-test'
    await expect(asOperator(server(), 'setSocialProvider', { ...dusty, secret })).resolves.toMatchObject(dusty)
  })

  it('[A-10] shows operators everything of it but the secret, which rests sealed', async () => {
    const { list } = await asOperator<{ list: { code: string }[] }>(server(), 'listSocialProviders', {})
    const rows = await db().many<{ row: string }>(sql`
      select p::text as row
      from identity.social_provider p`)

    expect(list.find(({ code }) => code === 'google')).toMatchObject({
      name: 'Google',
      protocol: 'oidc',
      callbackUrls: expect.arrayContaining([expect.stringMatching(/\/auth\/google\/callback$/)]),
    })
    expect(JSON.stringify(list) + JSON.stringify(rows)).not.toContain('sandbar-google-secret')
  })
})

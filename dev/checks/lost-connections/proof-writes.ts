import { addPasskey } from '@croupier/api/identity/passkeys/add-passkey.ts'
import { beginAuthenticator } from '@croupier/api/identity/authenticator/begin-authenticator.ts'
import { beginPasskeyLogin } from '@croupier/api/identity/passkeys/begin-passkey-login.ts'
import { beginPasskey } from '@croupier/api/identity/passkeys/begin-passkey.ts'
import { bindAuthenticator } from '@croupier/api/identity/authenticator/bind-authenticator.ts'
import { bindEmail } from '@croupier/api/identity/contacts/bind-email.ts'
import { bindMobile } from '@croupier/api/identity/contacts/bind-mobile.ts'
import { logInByPasskey } from '@croupier/api/identity/passkeys/log-in-by-passkey.ts'
import { registerBySocial } from '@croupier/api/identity/registration/register-by-social.ts'
import { removeAuthenticator } from '@croupier/api/identity/authenticator/remove-authenticator.ts'
import { sendEmailCode } from '@croupier/api/identity/codes/send-email-code.ts'
import { sendMobileCode } from '@croupier/api/identity/codes/send-mobile-code.ts'
import { sendRegistrationCode } from '@croupier/api/identity/codes/send-registration-code.ts'
import { sendResetCode } from '@croupier/api/identity/codes/send-reset-code.ts'
import { sendSmsCode } from '@croupier/api/identity/codes/send-sms-code.ts'
import { startSocialBinding } from '@croupier/api/identity/social/start-social-binding.ts'
import { startSocialLogin } from '@croupier/api/identity/social/start-social-login.ts'
import { assert } from '@croupier/basis/assert.ts'
import { keepSocialTicket } from '@croupier/server/modules/identity/social/social-attempts-store.ts'
import { newSecret } from '@croupier/server/modules/identity/social/social-browser.ts'
import { originsPort } from '@croupier/server/platform/origins-port.ts'
import { demoClients } from '../../sandbox/social/demo-clients.ts'
import { demandWork } from '../../testing/accounts.ts'
import { softwareKey } from '../../testing/passkey.ts'
import { totpCode } from '../../testing/totp-code.ts'
import { asOperator } from '../../testing/vendor.ts'
import { codeSentTo, newAddressOf, newPhone, openPost, prove } from './trial-post.ts'
import { PASSWORD } from './trial-world.ts'
import { type TrialWorld, type WriteTrial, writeTrial } from './write-trial.ts'

const HOST = 'play.example.com'
const newKey = () => softwareKey({ rpId: HOST, origin: `https://${HOST}` })

/** Passkeys belong to a name, and an address is none. */
function openNamedPortal(world: TrialWorld): void {
  const portal = `https://${HOST}`
  const outside = { games: 'https://games.example', bundles: 'https://bundles.example' }
  world.server.wired.app.ports.provide(originsPort, { portal, portals: [portal], ...outside })
}

/** What a browser is asked to sign, and the headers it answers with. */
async function askedToSign(world: TrialWorld, url: string, token?: string) {
  const answer = await world.server.call('portal', {
    method: 'POST',
    url,
    token,
    body: token === undefined ? {} : { password: PASSWORD },
    encrypted: token !== undefined,
    address: world.newAddress(),
    headers: { host: HOST },
  })
  const cookie = /passkeyBrowser=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0]
  assert(cookie, `the browser is asked to sign: ${answer.body}`)
  return { options: answer.json().value.options, headers: { host: HOST, cookie } }
}

async function madeKey(world: TrialWorld, token: string) {
  const key = newKey()
  const { options, headers } = await askedToSign(world, '/wps/member/passkeys/options', token)
  return { key, call: { token, input: { name: 'Phone', made: key.make(options) }, headers } }
}

async function beginOne(world: TrialWorld, token: string): Promise<string> {
  const given = { token, input: { password: PASSWORD }, encrypted: true }
  return (await world.call('portal', 'POST /wps/member/authenticator', given)).secret
}

const openHouse = (world: TrialWorld) =>
  asOperator(world.server, 'setSocialProvider', {
    code: 'facebook',
    address: 'http://127.0.0.1:9/facebook',
    ...demoClients.facebook,
  })

export const proofWrites: readonly WriteTrial[] = [
  writeTrial(sendSmsCode, async (world) => {
    await demandWork(world.server, false)
    openPost(world)
    const { account } = await world.newMember()
    return async () => {
      const phone = newPhone(world)
      await prove(world, account, { mobile: phone.kept })
      return { input: { mobileNum: phone.typed } }
    }
  }),
  writeTrial(sendResetCode, async (world) => {
    await demandWork(world.server, false)
    return () => ({ input: { mobileNum: newPhone(world).typed } })
  }),
  writeTrial(sendRegistrationCode, async (world) => {
    await demandWork(world.server, false)
    openPost(world)
    return () => ({ input: { mobileNo: newPhone(world).typed } })
  }),
  writeTrial(sendMobileCode, async (world) => {
    openPost(world)
    const { token } = await world.newMember()
    return () => ({ token, input: { mobileNum: newPhone(world).typed } })
  }),
  writeTrial(bindMobile, async (world) => {
    openPost(world)
    return async () => {
      const { token } = await world.newMember()
      const phone = newPhone(world)
      await world.call('portal', 'POST /wps/member/mobile/code', { token, input: { mobileNum: phone.typed } })
      const verificationCode = codeSentTo(world, phone.to)
      return { token, input: { mobileNum: phone.typed, verificationCode, password: PASSWORD } }
    }
  }),
  writeTrial(sendEmailCode, async (world) => {
    openPost(world)
    const { token } = await world.newMember()
    return () => ({ token, input: { email: newAddressOf(world) } })
  }),
  writeTrial(bindEmail, async (world) => {
    openPost(world)
    return async () => {
      const { token } = await world.newMember()
      const email = newAddressOf(world)
      await world.call('portal', 'POST /wps/member/email/code', { token, input: { email } })
      return { token, input: { email, verificationCode: codeSentTo(world, email), password: PASSWORD } }
    }
  }),
  writeTrial(beginAuthenticator, async (world) => {
    return async () => ({ token: (await world.newMember()).token, input: { password: PASSWORD } })
  }),
  writeTrial(bindAuthenticator, async (world) => {
    return async () => {
      const { token } = await world.newMember()
      const secret = await beginOne(world, token)
      return { token, input: { code: totpCode(secret, Date.now()) } }
    }
  }),
  writeTrial(removeAuthenticator, async (world) => {
    return async () => {
      const { token } = await world.newMember()
      const secret = await beginOne(world, token)
      const now = Date.now()
      const bound = { token, input: { code: totpCode(secret, now) }, encrypted: true }
      await world.call('portal', 'PUT /wps/member/authenticator', bound)
      return { token, input: { password: PASSWORD, code: totpCode(secret, now + 30_000) } }
    }
  }),
  writeTrial(beginPasskey, async (world) => {
    openNamedPortal(world)
    const { token } = await world.newMember()
    return () => ({ token, input: { password: PASSWORD }, headers: { host: HOST } })
  }),
  writeTrial(addPasskey, async (world) => {
    openNamedPortal(world)
    return async () => (await madeKey(world, (await world.newMember()).token)).call
  }),
  writeTrial(beginPasskeyLogin, async (world) => {
    openNamedPortal(world)
    return () => ({ input: {}, headers: { host: HOST } })
  }),
  writeTrial(logInByPasskey, async (world) => {
    openNamedPortal(world)
    const { key, call } = await madeKey(world, (await world.newMember()).token)
    await world.call('portal', 'POST /wps/member/passkeys', call)
    let counter = 0
    return async () => {
      const { options, headers } = await askedToSign(world, '/wps/session/login/passkey/options')
      counter += 1
      return { input: { shown: key.show(options, counter) }, headers }
    }
  }),
  writeTrial(startSocialLogin, async (world) => {
    await openHouse(world)
    return () => ({ input: { provider: 'facebook' } })
  }),
  writeTrial(startSocialBinding, async (world) => {
    await openHouse(world)
    const { token } = await world.newMember()
    return () => ({ token, input: { provider: 'facebook', password: PASSWORD } })
  }),
  writeTrial(registerBySocial, async (world) => {
    await demandWork(world.server, false)
    await openHouse(world)
    const { database, clock } = world.server.wired.app
    return async () => {
      const [ticket, browser] = [newSecret(), newSecret()]
      const person = { provider: 'facebook', issuer: 'https://facebook.example', subject: world.newDigits() }
      const more = { name: 'Rahim Uddin', email: null, memberId: null, expiresAt: clock.now() + 900_000 }
      await database.transaction((tx) => keepSocialTicket(tx, { ...person, ...more, ticket, browser }))
      const input = { ticket, username: world.newName(), terms: true, ageConfirmed: true }
      return { input, headers: { cookie: `socialBrowser=${browser}` } }
    }
  }),
]

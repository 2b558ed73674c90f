import { changeIcon } from '@croupier/api/identity/members/change-icon.ts'
import { changePassword } from '@croupier/api/identity/passwords/change-password.ts'
import { changePaymentPassword } from '@croupier/api/identity/passwords/change-payment-password.ts'
import { choosePaymentPassword } from '@croupier/api/identity/passwords/choose-payment-password.ts'
import { closeAccount } from '@croupier/api/identity/members/close-account.ts'
import { createMember } from '@croupier/api/identity/members/create-member.ts'
import { logInRemembered } from '@croupier/api/identity/log-in/log-in-remembered.ts'
import { logIn } from '@croupier/api/identity/log-in/log-in.ts'
import { registerAutoUsername } from '@croupier/api/identity/registration/register-auto-username.ts'
import { registerByMobile } from '@croupier/api/identity/registration/register-by-mobile.ts'
import { registerMember } from '@croupier/api/identity/registration/register-member.ts'
import { resetMemberPassword } from '@croupier/api/identity/passwords/reset-member-password.ts'
import { requestPasswordReset } from '@croupier/api/identity/passwords/request-password-reset.ts'
import { resetPasswordByLink } from '@croupier/api/identity/passwords/reset-password-by-link.ts'
import { resetPasswordByMobile } from '@croupier/api/identity/passwords/reset-password-by-mobile.ts'
import { takeBreak } from '@croupier/api/safeguards/take-break.ts'
import { sendLogInCode } from '@croupier/api/identity/second-step/send-log-in-code.ts'
import { verifyLogIn } from '@croupier/api/identity/second-step/verify-log-in.ts'
import { assert } from '@croupier/basis/assert.ts'
import { whiteLabel } from '@croupier/server/modules/settings/index.ts'
import { demandWork, logIn as enter } from '../../testing/accounts.ts'
import { pictureOf } from '../../testing/picture.ts'
import { changeSetting } from '../../testing/settings.ts'
import { codeSentTo, linkSentTo, newAddressOf, newPhone, openPost, prove } from './trial-post.ts'
import { PASSWORD, PIN } from './trial-world.ts'
import { type TrialWorld, type WriteTrial, writeTrial } from './write-trial.ts'

const NEW = 'brass-and-paper-78'
const NEW_PIN = '975310'
const DEVICE = 'a-browser-of-a-trial-1'

const form = { password: PASSWORD, terms: true, ageConfirmed: true }

/** A proof of work is spent before the work begins, whatever comes of it: without one a repeat is asked for nothing else. */
const askForNoWork = (world: TrialWorld) => demandWork(world.server, false)

async function choosePin(world: TrialWorld, token: string): Promise<void> {
  const input = { paymentPassword: PIN, password: PASSWORD }
  await world.call('portal', 'PUT /wps/member/paymentPassword', { token, input, encrypted: true })
}

/** A log-in from a new place: the ticket it goes on with. */
async function ticketOf(world: TrialWorld, account: string): Promise<string> {
  const entered = { username: account, password: PASSWORD, loginDeviceId: DEVICE }
  const answer = await enter(world.server, entered, {}, world.newAddress())
  const { ticket } = answer.json().value
  assert(ticket, `a second step is asked for: ${answer.body}`)
  return ticket
}

async function askForSecondSteps(world: TrialWorld): Promise<void> {
  await askForNoWork(world)
  await changeSetting(world.server, whiteLabel, { LOGINIPVERF3: true })
}

export const identityWrites: readonly WriteTrial[] = [
  writeTrial(registerMember, async (world) => {
    await askForNoWork(world)
    return () => ({ input: { ...form, username: world.newName() } })
  }),
  writeTrial(registerAutoUsername, async (world) => {
    await askForNoWork(world)
    return () => ({ input: form })
  }),
  writeTrial(registerByMobile, async (world) => {
    await askForNoWork(world)
    openPost(world)
    return async () => {
      const phone = newPhone(world)
      await world.call('portal', 'POST /wps/verification/sms/register', { input: { mobileNo: phone.typed } })
      return { input: { ...form, mobileNum: phone.typed, verificationCode: codeSentTo(world, phone.to) } }
    }
  }),
  writeTrial(createMember, async (world) => {
    return () => ({ token: world.admin, input: { username: world.newName(), password: PASSWORD } })
  }),
  writeTrial(resetMemberPassword, async (world) => async () => {
    const { account } = await world.newMember()
    return { token: world.admin, input: { account, note: 'they lost it' } }
  }),
  writeTrial(logIn, async (world) => {
    await askForNoWork(world)
    return async () => ({ input: { username: (await world.newMember()).account, password: PASSWORD } })
  }),
  writeTrial(logInRemembered, async (world) => {
    await askForNoWork(world)
    return async () => {
      const { account } = await world.newMember()
      const entered = { username: account, password: PASSWORD, loginDeviceId: DEVICE, remember: true }
      const answer = await enter(world.server, entered, {}, world.newAddress())
      const cookie = /remembered_[^;]+/.exec(String(answer.headers['set-cookie']))?.[0]
      assert(cookie, `the browser is remembered: ${answer.body}`)
      return { input: { username: account, loginDeviceId: DEVICE }, headers: { cookie } }
    }
  }),
  writeTrial(sendLogInCode, async (world) => {
    await askForSecondSteps(world)
    openPost(world)
    return async () => {
      const { account } = await world.newMember()
      await prove(world, account, { mobile: newPhone(world).kept })
      return { input: { ticket: await ticketOf(world, account), method: 'sms', loginDeviceId: DEVICE } }
    }
  }),
  writeTrial(verifyLogIn, async (world) => {
    await askForSecondSteps(world)
    openPost(world)
    return async () => {
      const { account } = await world.newMember()
      const phone = newPhone(world)
      await prove(world, account, { mobile: phone.kept })
      const step = { ticket: await ticketOf(world, account), method: 'sms', loginDeviceId: DEVICE }
      await world.call('portal', 'POST /wps/session/login/verification/code', { input: step, encrypted: true })
      return { input: { ...step, code: codeSentTo(world, phone.to) } }
    }
  }),
  writeTrial(changePassword, async (world) => {
    return async () => {
      const { token } = await world.newMember()
      return { token, input: { oldPassword: PASSWORD, newPassword: NEW } }
    }
  }),
  writeTrial(requestPasswordReset, async (world) => {
    openPost(world)
    return async () => {
      const { account } = await world.newMember()
      const email = newAddressOf(world)
      await prove(world, account, { email })
      return { input: { username: account, email } }
    }
  }),
  writeTrial(resetPasswordByLink, async (world) => {
    openPost(world)
    return async () => {
      const { account } = await world.newMember()
      const email = newAddressOf(world)
      await prove(world, account, { email })
      await world.call('portal', 'POST /wps/member/password/email', { input: { username: account, email } })
      return { input: { token: linkSentTo(world, email), newPassword: NEW } }
    }
  }),
  writeTrial(resetPasswordByMobile, async (world) => {
    await askForNoWork(world)
    openPost(world)
    return async () => {
      const { account } = await world.newMember()
      const phone = newPhone(world)
      await prove(world, account, { mobile: phone.kept })
      await world.call('portal', 'POST /wps/member/password/sms', { input: { mobileNum: phone.typed } })
      return {
        input: { mobileNum: phone.typed, verificationCode: codeSentTo(world, phone.to), newPassword: NEW },
      }
    }
  }),
  writeTrial(choosePaymentPassword, async (world) => {
    return async () => {
      const { token } = await world.newMember()
      return { token, input: { password: PASSWORD, paymentPassword: PIN } }
    }
  }),
  writeTrial(changePaymentPassword, async (world) => {
    return async () => {
      const { token } = await world.newMember()
      await choosePin(world, token)
      return { token, input: { oldPaymentPassword: PIN, paymentPassword: NEW_PIN } }
    }
  }),
  writeTrial(changeIcon, async (world) => {
    const { token } = await world.newMember()
    return () => ({ token, input: { image: pictureOf(Number(world.newDigits())).toString('base64') } })
  }),
  writeTrial(
    closeAccount,
    async (world) => {
      return async () => {
        const { token } = await world.newMember()
        return { token, input: { password: PASSWORD } }
      }
    },
    { endsSession: true },
  ),
  writeTrial(
    takeBreak,
    async (world) => {
      return async () => {
        const { token } = await world.newMember()
        return { token, input: { length: { kind: 'exclusion', months: 6 }, password: PASSWORD } }
      }
    },
    { endsSession: true },
  ),
]

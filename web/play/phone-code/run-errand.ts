import type { PhoneCodeAnswer, PhoneCodeChannel, PhoneCodeErrand } from '@croupier/client/phone-code-wire.ts'
import { PhoneCodeFailure } from './phone-code-failure.ts'
import type { RobotCheck } from './recaptcha.ts'
import { callToolkit } from './toolkit.ts'

const WEB = { clientType: 'CLIENT_TYPE_WEB' } as const

function textIn(answer: Record<string, unknown>, name: string): string {
  const text = answer[name]
  if (typeof text !== 'string' || text === '') throw new PhoneCodeFailure('sms.failed')
  return text
}

/**
 * The key of the check that projects with SMS defence insist on; undefined where the usual one does. A project may also
 * only try it out (`AUDIT`): then the usual one is taken.
 */
async function defenceKey(channel: PhoneCodeChannel): Promise<string | undefined> {
  const query = { ...WEB, version: 'RECAPTCHA_ENTERPRISE' }
  // Projects that were never upgraded do not know the question.
  const config = await callToolkit(channel, 'v2/recaptchaConfig', { query }).catch(() => ({}))
  const { recaptchaEnforcementState: states, recaptchaKey: key } = config as Record<string, unknown>
  if (!Array.isArray(states) || typeof key !== 'string') return undefined
  const isInsisted = (states as { provider?: unknown; enforcementState?: unknown }[]).some(
    ({ provider, enforcementState }) => provider === 'PHONE_PROVIDER' && enforcementState === 'ENFORCE',
  )
  // `projects/<project>/keys/<key>`
  return isInsisted ? key.split('/').at(-1) : undefined
}

async function send(
  { channel, phone, language }: PhoneCodeErrand & { type: 'send' },
  check: RobotCheck,
): Promise<PhoneCodeAnswer> {
  const defence = await defenceKey(channel)
  const proof = defence
    ? { ...WEB, captchaResponse: await check.silent(defence), recaptchaVersion: 'RECAPTCHA_ENTERPRISE' }
    : {
        recaptchaToken: await check.showing(
          textIn(await callToolkit(channel, 'v1/recaptchaParams'), 'recaptchaSiteKey'),
          language,
        ),
      }
  const body = { phoneNumber: phone, ...proof }
  const answer = await callToolkit(channel, 'v1/accounts:sendVerificationCode', { body, language })
  return { type: 'sent', sessionInfo: textIn(answer, 'sessionInfo') }
}

async function confirm({
  channel,
  sessionInfo,
  code,
}: PhoneCodeErrand & { type: 'confirm' }): Promise<PhoneCodeAnswer> {
  const answer = await callToolkit(channel, 'v1/accounts:signInWithPhoneNumber', { body: { sessionInfo, code } })
  return { type: 'confirmed', idToken: textIn(answer, 'idToken') }
}

/** Never rejects: what went wrong is an answer too. */
export async function runErrand(
  errand: PhoneCodeErrand,
  checkOf: (channel: PhoneCodeChannel) => RobotCheck,
): Promise<PhoneCodeAnswer> {
  try {
    return await (errand.type === 'send' ? send(errand, checkOf(errand.channel)) : confirm(errand))
  } catch (error) {
    return { type: 'failed', why: error instanceof PhoneCodeFailure ? error.why : 'sms.failed' }
  }
}

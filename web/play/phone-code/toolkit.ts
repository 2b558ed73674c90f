import type { PhoneCodeChannel, PhoneCodeFault } from '@croupier/client/phone-code-wire.ts'
import { PhoneCodeFailure } from './phone-code-failure.ts'

/** A code that was sent may take its time; an API that says nothing is not there. Milliseconds. */
const PATIENCE = 20_000

/**
 * What the Identity Toolkit API's errors are to a member, by the names the API and Firebase's own library give them
 * (https://firebase.google.com/docs/reference/js/auth#autherrorcodes).
 */
const faults: Readonly<Record<string, PhoneCodeFault>> = {
  MISSING_PHONE_NUMBER: 'mobile.missing',
  INVALID_PHONE_NUMBER: 'mobile.invalid',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'sms.too.many',
  QUOTA_EXCEEDED: 'sms.quota',
  OPERATION_NOT_ALLOWED: 'sms.not.enabled',
  ADMIN_ONLY_OPERATION: 'sms.not.enabled',
  BILLING_NOT_ENABLED: 'sms.not.enabled',
  CONFIGURATION_NOT_FOUND: 'sms.not.enabled',
  MISSING_CODE: 'code.missing',
  INVALID_CODE: 'code.wrong',
  SESSION_EXPIRED: 'code.expired',
  INVALID_SESSION_INFO: 'code.expired',
  MISSING_SESSION_INFO: 'code.expired',
  CAPTCHA_CHECK_FAILED: 'phone.captcha.failed',
  INVALID_APP_CREDENTIAL: 'phone.captcha.failed',
  MISSING_APP_CREDENTIAL: 'phone.captcha.failed',
  INVALID_RECAPTCHA_TOKEN: 'phone.captcha.failed',
  MISSING_RECAPTCHA_TOKEN: 'phone.captcha.failed',
  UNAUTHORIZED_DOMAIN: 'phone.captcha.failed',
}

/** @param message as the API says it: a name, often with more behind ` : ` */
export function faultOf(status: number, message: string): PhoneCodeFault {
  const [name = ''] = message.split(' ', 1)
  const known = Object.hasOwn(faults, name) ? faults[name] : undefined
  if (known) return known
  // A key that may not be used from this site is told in a sentence; so is a key that is none.
  if (status === 403) return 'phone.captcha.failed'
  if (status === 429) return 'sms.quota'
  return /API key/i.test(message) ? 'sms.not.enabled' : 'sms.failed'
}

/**
 * One call of the Identity Toolkit API (https://cloud.google.com/identity-platform/docs/reference/rest): a GET without a
 * body. `language` is that of the text Firebase sends.
 * @throws PhoneCodeFailure
 */
export async function callToolkit(
  { toolkitUrl, apiKey }: PhoneCodeChannel,
  path: string,
  { query, body, language }: { query?: Record<string, string>; body?: object; language?: string } = {},
): Promise<Record<string, unknown>> {
  const url = `${toolkitUrl}/${path}?${new URLSearchParams({ ...query, key: apiKey })}`
  const headers = { 'Content-Type': 'application/json', ...(language ? { 'X-Firebase-Locale': language } : {}) }
  let status: number
  let answer: Record<string, unknown>
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    const came = await fetch(url, body ? { method: 'POST', headers, body: JSON.stringify(body), signal } : { signal })
    status = came.status
    answer = (await came.json()) as Record<string, unknown>
  } catch {
    throw new PhoneCodeFailure('firebase.unavailable')
  }
  if (status === 200) return answer
  const message = (answer['error'] as { message?: unknown } | undefined)?.message
  throw new PhoneCodeFailure(faultOf(status, typeof message === 'string' ? message : ''))
}

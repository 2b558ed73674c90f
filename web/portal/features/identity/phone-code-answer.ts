import type { PhoneCodeAnswer, PhoneCodeFault } from '@croupier/client/phone-code-wire.ts'

const faults: Readonly<Record<PhoneCodeFault, true>> = {
  'mobile.missing': true,
  'mobile.invalid': true,
  'sms.too.many': true,
  'sms.quota': true,
  'sms.not.enabled': true,
  'sms.failed': true,
  'code.missing': true,
  'code.wrong': true,
  'code.expired': true,
  'phone.captcha.failed': true,
  'firebase.unavailable': true,
}

function isFault(why: unknown): why is PhoneCodeFault {
  return typeof why === 'string' && Object.hasOwn(faults, why)
}

/**
 * What the page in this frame answers, or undefined for whatever else a window hears: other frames and extensions, other
 * origins (a frame that went elsewhere), and anything that is not one of the answers.
 */
export function phoneCodeAnswerOf(
  { data, origin, source }: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  frame: { window: unknown; origin: string },
): PhoneCodeAnswer | undefined {
  if (source === null || source !== frame.window || origin !== frame.origin) return undefined
  if (typeof data !== 'object' || data === null) return undefined
  const { croupier, type, sessionInfo, idToken, why } = data as Record<string, unknown>
  if (croupier !== 1) return undefined
  if (type === 'ready') return { type }
  if (type === 'sent' && typeof sessionInfo === 'string') return { type, sessionInfo }
  if (type === 'confirmed' && typeof idToken === 'string') return { type, idToken }
  if (type === 'failed' && isFault(why)) return { type, why }
  return undefined
}

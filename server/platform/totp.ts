import { generateSecret, generateURI, verify } from 'otplib'

const PERIOD_SECONDS = 30

/** 160 bits, as authenticators expect. */
export function newTotpSecret(): string {
  return generateSecret({ length: 20 })
}

/** What the QR code says: issuer and account tell the operator's app which entry it is. */
export function totpUri(issuer: string, account: string, secret: string): string {
  return generateURI({ issuer, label: account, secret })
}

/**
 * The time step a code belongs to, or undefined where it is wrong. The neighbouring steps count too: phones' clocks
 * differ. Whoever accepts a code remembers its step, so that it works once.
 */
export async function totpStepOf(secret: string, code: string, now: number): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined
  const verdict = await verify({
    secret,
    token: code,
    epoch: Math.floor(now / 1000),
    period: PERIOD_SECONDS,
    epochTolerance: PERIOD_SECONDS,
  })
  return verdict.valid && 'timeStep' in verdict ? verdict.timeStep : undefined
}

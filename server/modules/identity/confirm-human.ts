import type { OwnScope } from '../../platform/context.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { settingsPort } from '../../platform/settings.ts'
import { readProof } from './bot-check.ts'
import { confirmCaptcha } from './confirm-captcha.ts'
import { isBotCheckOn } from './identity-settings.ts'
import { spendProof } from './spent-proofs-store.ts'

/** What a form sends to show that a browser with a person before it sends it. */
export interface HumanProof {
  /** The result of the proof of work. */
  botCheck?: string | undefined
  /** The characters of the picture, where it was shown. */
  captcha?: string | undefined
}

async function isProven(ctx: OwnScope, botCheck: string | undefined): Promise<boolean> {
  if (!ctx.use(settingsPort).read(isBotCheckOn)) return true
  if (!botCheck) return false
  const proof = await readProof(ctx.use(secretsPort), botCheck, ctx.clock.now())
  return proof !== undefined && spendProof(ctx.db, proof.id, proof.expiresAt)
}

/**
 * Lets through who has proved some work, once a proof. A browser that could not, or a proof that does not hold, gets the
 * picture instead of an error.
 * @throws Refusal login.captcha.required, login.captcha.wrong
 */
export async function confirmHuman(ctx: OwnScope, given: HumanProof): Promise<void> {
  if (await isProven(ctx, given.botCheck)) return
  await confirmCaptcha(ctx, given.captcha)
}

import type { OwnScope } from '../../../platform/context.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { readProof } from './bot-check.ts'
import { confirmCaptcha } from './confirm-captcha.ts'
import { isBotCheckOn } from '../identity-settings.ts'
import { type Proof, spendProof } from './spent-proofs-store.ts'

/** What a form sends to show that a browser with a person before it sends it. */
export interface HumanProof {
  /** The result of the proof of work. */
  botCheck?: string | undefined
  /** The characters of the picture, where it was shown. */
  captcha?: string | undefined
}

/** The proof that came with a form, not yet spent; undefined where none holds, `not-asked` where nobody asks for one. */
export async function proofOf(ctx: OwnScope, botCheck: string | undefined): Promise<Proof | 'not-asked' | undefined> {
  if (!ctx.use(settingsPort).read(isBotCheckOn)) return 'not-asked'
  if (!botCheck) return undefined
  return readProof(ctx.use(secretsPort), botCheck, ctx.clock.now())
}

/**
 * Lets through who has proved some work, once a proof. A browser that could not, or a proof that does not hold, gets the
 * picture instead of an error.
 * @throws Refusal login.captcha.required, login.captcha.wrong
 */
export async function confirmHuman(ctx: OwnScope, given: HumanProof): Promise<void> {
  const proof = await proofOf(ctx, given.botCheck)
  if (proof === 'not-asked' || (proof && (await spendProof(ctx.db, proof)))) return
  await confirmCaptcha(ctx, given.captcha)
}

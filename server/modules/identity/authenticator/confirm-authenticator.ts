import type { OwnScope } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { lookWithinLimit } from '../log-in/look-within-limit.ts'
import { secondStepLimit } from '../second-step/second-step-limit.ts'
import { authenticatorStepOf } from './authenticator-step.ts'
import { useAuthenticatorStep } from './authenticators-store.ts'

const wrong = () =>
  new Refusal('authenticator.wrong', { fields: [{ field: 'code', messageKey: 'refusals.authenticator.wrong' }] })

/**
 * Asks for a code of the authenticator that is bound, before it is taken away or another takes its place. Answers what uses
 * the code up, in the commit.
 * @throws Refusal authenticator.wrong, login.locked
 */
export async function confirmAuthenticator(
  ctx: OwnScope,
  memberId: bigint,
  code: string,
): Promise<(tx: Tx) => Promise<void>> {
  const { found: step } = await lookWithinLimit(ctx, secondStepLimit(memberId), () =>
    authenticatorStepOf(ctx.db, ctx.use(secretsPort), memberId, code, ctx.clock.now()),
  )
  if (step === undefined) throw wrong()
  return async (tx) => {
    if (!(await useAuthenticatorStep(tx, memberId, step))) throw wrong()
  }
}

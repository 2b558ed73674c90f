import { randomBytes } from 'node:crypto'
import { TRIAL_TYPE } from '@croupier/api/identity/limits.ts'
import { startFreePlay } from '@croupier/api/identity/log-in/start-free-play.ts'
import { implement } from '../../../platform/implement.ts'
import { addMember } from '../members/add-member.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { defaultUpline } from '../registration/find-upline.ts'

/** The dash keeps trials apart from every name a person can register. */
function newTrialAccount(): string {
  return `trial-${randomBytes(6).toString('hex')}`
}

export default implement(startFreePlay, async (ctx, input) => {
  const upline = await defaultUpline({ db: ctx.tx, use: ctx.use })
  const account = newTrialAccount()
  let token = ''
  await addMember(
    ctx,
    {
      account,
      type: TRIAL_TYPE,
      currency: upline.currency,
      nickname: account,
      language: ctx.language,
      parentId: upline.id,
      passwordHash: null,
      paymentPasswordHash: null,
      mustChangePassword: false,
      createdAt: ctx.clock.now(),
    },
    { registerMethod: input.platform ?? null, registerIp: ctx.visit?.ip ?? null },
    async (member) => {
      const session = await beginSession(ctx, member, undefined)
      token = session.token
    },
  )
  return { token, firstTimeLogin: false, passwordExpired: false }
})

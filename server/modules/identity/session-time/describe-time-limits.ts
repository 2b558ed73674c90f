import type { timeLimits } from '@croupier/api/identity/session-time/session-time.ts'
import type * as z from 'zod/mini'
import type { Scope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { realityCheck } from '../identity-settings.ts'
import { sessionLimitOf } from './session-limits-store.ts'
import { checkIntervalOf } from './session-time.ts'
import { chosenIntervalOf } from './session-times-store.ts'

/** What a member has chosen about their time, as they read it. */
export async function describeTimeLimits(
  { clock, use }: Pick<Scope, 'clock' | 'use'>,
  db: Queryable,
  memberId: bigint,
): Promise<z.infer<typeof timeLimits>> {
  const house = use(settingsPort).read(realityCheck)
  const { minutes, next } = await sessionLimitOf(db, memberId, clock.now())
  return {
    sessionLimit: minutes,
    comingLimit: next ?? null,
    checkInterval: checkIntervalOf(await chosenIntervalOf(db, memberId), house),
    mayCheckBeOff: house.mayBeOff,
  }
}

import type { ReadScope } from '../../platform/context.ts'
import { settingsPort } from '../../platform/settings.ts'
import { brand } from '../settings/index.ts'

/** Whose mall is shown: a member's own currency, else the house's. */
export function readerCurrency(ctx: Pick<ReadScope, 'actor' | 'use'>): string {
  return ctx.actor.kind === 'member' ? ctx.actor.currency : ctx.use(settingsPort).read(brand).currency
}

import { changeSetting } from '@croupier/api/settings/change-setting.ts'
import * as z from 'zod/mini'
import { colleagueNamed, nameOfActor } from '../../platform/actor.ts'
import { AwaitsApproval } from '../../platform/four-eyes-port.ts'
import { fieldFaultsOf } from '../../platform/field-faults.ts'
import { implement } from '../../platform/implement.ts'
import { refuseInside } from '../../platform/refuse-inside.ts'
import { declaredSettingsPort, settingsPort } from '../../platform/settings.ts'
import { lockSettings, storedSettings } from '../../platform/settings-store.ts'
import { settingChanged } from './events.ts'
import { answerFor } from './setting-answer.ts'

export default implement(
  changeSetting,
  async (ctx, { name, value, replacesSetAt }) => {
    const setting = ctx.use(declaredSettingsPort).find((declared) => declared.name === name)
    if (!setting) throw ctx.refusal('not.found')

    const parsed = z.safeParse(setting.schema, value, { reportInput: true })
    if (!parsed.success) {
      const fields = fieldFaultsOf(parsed.error).map((fault) => {
        return { ...fault, field: fault.field === '' ? 'value' : `value.${fault.field}` }
      })
      throw ctx.refusal('request.invalid', { fields })
    }

    await lockSettings(ctx.tx)
    const [before] = await storedSettings(ctx.tx, name)
    const isOther = replacesSetAt !== undefined && (before?.changedAt ?? null) !== replacesSetAt
    // What somebody agrees to is what was proposed when this held.
    if (ctx.approval && (isOther || (before && before.changedAt > ctx.approval.proposedAt))) {
      throw ctx.refusal('setting.changed.since')
    }
    if (isOther) throw ctx.refusal('setting.changed.by', { name: colleagueNamed(before?.changedBy ?? '') })
    if (setting.isKeptByTwo && ctx.actor.kind === 'staff' && !ctx.approval) throw new AwaitsApproval()
    await ctx.use(settingsPort).change(ctx.tx, setting, parsed.data, nameOfActor(ctx.actor))
    ctx.announce(settingChanged({ name }))
    const [stored] = await storedSettings(ctx.tx, name)
    return answerFor(setting, stored)
  },
  async (scope, { name, value }) => {
    const setting = scope.use(declaredSettingsPort).find((declared) => declared.name === name)
    const calls = setting && z.safeParse(setting.schema, value)
    if (!calls?.success) return
    for (const [field, address] of Object.entries(setting?.calls?.(calls.data) ?? {})) {
      await refuseInside(scope, `value.${field}`, address)
    }
  },
)

import { switchWhiteLabel } from '@croupier/api/settings/switch-white-label.ts'
import { nameOfActor } from '../../platform/actor.ts'
import { implement } from '../../platform/implement.ts'
import { settingsPort } from '../../platform/settings.ts'
import { settingChanged } from './events.ts'
import { type Switches, whiteLabel, whiteLabelFlags } from './white-label.ts'

export default implement(switchWhiteLabel, async (ctx, { modId, enabled }) => {
  let switches: Switches = {}
  const change = (before: Switches): Switches => {
    switches = { ...before, [modId]: enabled === '1' }
    return switches
  }
  await ctx.use(settingsPort).update(ctx.tx, whiteLabel, change, nameOfActor(ctx.actor))
  ctx.announce(settingChanged({ name: whiteLabel.name }))
  return whiteLabelFlags(switches)
})

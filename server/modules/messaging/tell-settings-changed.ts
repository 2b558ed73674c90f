import { settingsChanged } from '@croupier/api/live/settings-changed.ts'
import { tell } from '../../platform/live.ts'
import { consume } from '../../platform/outbox-consumer.ts'
import { settingChanged } from '../settings/index.ts'

/** Many changes at once are one message: every open page asks the permission call again. */
export const tellSettingsChanged = consume({
  name: 'messaging.tellSettingsChanged',
  events: [settingChanged],
  async fold({ tx }, occurrences) {
    const names = [...new Set(occurrences.map(({ payload }) => payload.name))]
    await tell(tx, { to: 'everyone' }, settingsChanged, { names })
  },
})

import { showSupport } from '@croupier/api/feedback/show-support.ts'
import { implement } from '../../platform/implement.ts'
import { settingsPort } from '../../platform/settings.ts'
import { timeZone } from '../settings/index.ts'
import { isOpenAt } from './business-hours.ts'
import { businessHours, caseWords, outsideChat } from './feedback-settings.ts'

export default implement(showSupport, async (ctx) => {
  const settings = ctx.use(settingsPort)
  const hours = settings.read(businessHours)
  const zone = settings.read(timeZone)
  const { isOffered, name, url } = settings.read(outsideChat)
  return {
    isOpen: isOpenAt(hours, zone, ctx.clock.now()),
    hours,
    timeZone: zone,
    words: settings.read(caseWords),
    outsideChat: isOffered && url !== '' ? { name, url } : null,
  }
})

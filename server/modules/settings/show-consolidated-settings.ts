import { showConsolidatedSettings } from '@croupier/api/settings/show-consolidated-settings.ts'
import { bodyKeysPort } from '../../platform/body-keys-port.ts'
import { implement } from '../../platform/implement.ts'
import { settingsPort } from '../../platform/settings.ts'
import { brand } from './brand.ts'
import { analytics, customerService, resources } from './contacts.ts'
import { domains } from './domains.ts'
import { regions } from './regions.ts'
import { registrationRulesPort } from './registration-rules-port.ts'
import { servicePath } from './service-door.ts'
import { maintenance, statusFor } from './system-status.ts'
import { timeZone } from './time-zone.ts'
import { locationOf } from './visitor.ts'
import { whiteLabel, whiteLabelFlags } from './white-label.ts'

type EncryptionKey = { kty: 'EC'; crv: 'P-256'; x: string; y: string; kid: string }

export default implement(showConsolidatedSettings, async (ctx) => {
  const settings = ctx.use(settingsPort)
  const { mainDomain, domainRoute, imageCdn, launchCdn } = settings.read(domains)
  const location = locationOf(ctx)
  const closed = settings.read(maintenance)
  const status = statusFor(location.ip, { maintenance: closed, regions: settings.read(regions) })
  return {
    brand: { ...settings.read(brand), timeZone: settings.read(timeZone) },
    customerService: settings.read(customerService).map((desk) => ({ ...desk, path: servicePath(desk) })),
    resources: settings.read(resources),
    whitelabel: whiteLabelFlags(settings.read(whiteLabel)),
    register: ctx.use(registrationRulesPort).read(ctx),
    mainDomain,
    domainRoute,
    imageCdn,
    launchCdn,
    analytics: settings.read(analytics),
    location,
    maintenance: { isOn: status === 1, endsAt: status === 1 ? closed.endsAt : null },
    regionRestriction: { isRestricted: status === 2 },
    // The answer's schema checks that the key is of the one kind we make.
    encryptionKey: (await ctx.use(bodyKeysPort).current()) as EncryptionKey,
  }
})

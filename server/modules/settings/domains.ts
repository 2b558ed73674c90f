import { webOrigin } from '@croupier/api/settings/web-address.ts'
import * as z from 'zod/mini'
import { setting } from '../../platform/settings.ts'

const origins = z.array(webOrigin).check(z.maxLength(50))

/** Empty lists mean the origin the page itself came from. */
export const domains = setting(
  'settings.domains',
  z.strictObject({
    mainDomain: z.nullable(webOrigin),
    domainRoute: origins,
    imageCdn: origins,
    launchCdn: origins,
  }),
  { mainDomain: null, domainRoute: [], imageCdn: [], launchCdn: [] },
)

/** Calls to the portal at another address than those listed are refused; agents' own domains then stand in `domainRoute` too. */
export const isDomainChecked = setting('settings.isDomainChecked', z.boolean(), false)

import { listDomainRoutes } from '@croupier/api/settings/list-domain-routes.ts'
import { implement } from '../../platform/implement.ts'
import { settingsPort } from '../../platform/settings.ts'
import { domains } from './domains.ts'

export default implement(listDomainRoutes, async (ctx) => ctx.use(settingsPort).read(domains).domainRoute)

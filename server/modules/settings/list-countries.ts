import { listCountries } from '@croupier/api/settings/list-countries.ts'
import { implement } from '../../platform/implement.ts'
import { settingsPort } from '../../platform/settings.ts'
import { countries } from './countries.ts'

export default implement(listCountries, async (ctx) => ctx.use(settingsPort).read(countries))

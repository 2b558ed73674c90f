import { listTemplates } from '@croupier/api/settings/list-templates.ts'
import { implement } from '../../platform/implement.ts'
import { settingsPort } from '../../platform/settings.ts'
import { templates } from './brand.ts'

export default implement(listTemplates, async (ctx) => ctx.use(settingsPort).read(templates))

import { showWhiteLabel } from '@croupier/api/settings/show-white-label.ts'
import { implement } from '../../platform/implement.ts'
import { settingsPort } from '../../platform/settings.ts'
import { whiteLabel, whiteLabelFlags } from './white-label.ts'

export default implement(showWhiteLabel, async (ctx) => whiteLabelFlags(ctx.use(settingsPort).read(whiteLabel)))

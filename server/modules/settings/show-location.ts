import { showLocation } from '@croupier/api/settings/show-location.ts'
import { implement } from '../../platform/implement.ts'
import { locationOf } from './visitor.ts'

export default implement(showLocation, async (ctx) => locationOf(ctx))

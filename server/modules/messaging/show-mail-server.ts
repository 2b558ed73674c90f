import { showMailServer } from '@croupier/api/messaging/show-mail-server.ts'
import { implement } from '../../platform/implement.ts'
import { describeMailServer } from './mail-server.ts'
import { findMailServer } from './mail-server-store.ts'

export default implement(showMailServer, async (ctx) => {
  const stored = await findMailServer(ctx.db)
  return { server: stored ? describeMailServer(stored) : null }
})

import { setMailServer } from '@croupier/api/messaging/set-mail-server.ts'
import { implement } from '../../platform/implement.ts'
import { refuseInside } from '../../platform/refuse-inside.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { describeMailServer, MAIL_PASSWORD_PLACE } from './mail-server.ts'
import { findMailServer, writeMailServer } from './mail-server-store.ts'

export default implement(
  setMailServer,
  async (ctx, input) => {
    const before = await findMailServer(ctx.tx)
    const host = input.host ?? before?.host
    const port = input.port ?? before?.port
    const sender = input.sender ?? before?.sender
    if (host === undefined || port === undefined || sender === undefined) throw ctx.refusal('mail.server.incomplete')
    const { password } = input
    // A password is for whom it was given: sent on to another server, it could be read there.
    const isElsewhere = host !== before?.host || port !== before.port
    if (isElsewhere && before?.passwordSealed && password === undefined) {
      throw ctx.refusal('mail.server.incomplete', { fields: [{ field: 'password', messageKey: 'fault.secret.again' }] })
    }
    const server = {
      host,
      port,
      security: input.security ?? before?.security ?? 'starttls',
      username: input.username === undefined ? (before?.username ?? null) : input.username,
      passwordSealed:
        password === undefined
          ? (before?.passwordSealed ?? null)
          : password && ctx.use(secretsPort).seal(password, MAIL_PASSWORD_PLACE),
      sender,
      changedAt: ctx.clock.now(),
    }
    await writeMailServer(ctx.tx, server)
    return describeMailServer(server)
  },
  (scope, { host }) => refuseInside(scope, 'host', host),
)

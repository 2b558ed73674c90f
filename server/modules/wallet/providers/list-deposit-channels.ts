import { listDepositChannels } from '@croupier/api/wallet/providers/list-deposit-channels.ts'
import { implement } from '../../../platform/implement.ts'
import { listChannels } from './deposit-channels-store.ts'
import { describeChannel } from './describe-channel.ts'

export default implement(listDepositChannels, async (ctx) => ({
  list: (await listChannels(ctx.db)).map(describeChannel),
}))

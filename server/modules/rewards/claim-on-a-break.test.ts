import { randomUUID } from 'node:crypto'
import { asMember, systemScope } from '@croupier/dev/testing/promotions.ts'
import { putOnABreak } from '@croupier/dev/testing/safeguards.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { openPlayer } from '@croupier/dev/testing/vendor.ts'
import { expect, test } from 'vitest'
import { findMemberByAccount } from '../identity/index.ts'
import { issueReward } from './index.ts'

const server = useServer()

test('[I-01] whoever is on a break claims no reward; it goes on waiting', async () => {
  const account = await openPlayer(server(), '0')
  const { id: memberId } = (await findMemberByAccount(server().wired.app.database, account))!
  const reward = await systemScope(server()).transaction((scope) =>
    issueReward(scope, {
      memberId,
      currency: 'BDT',
      source: 'test',
      reference: randomUUID(),
      kind: 'mission',
      titles: { en: 'A gift' },
      amount: 5_000_000n,
      turnover: 0n,
      bonus: null,
      expiresAt: null,
    }),
  )
  await putOnABreak(server(), account, 1)
  const refused = { code: 'login.excluded' }
  await expect(asMember(server(), account, 'claimReward', { promotionClaimId: String(reward) })).rejects.toMatchObject(
    refused,
  )
  await expect(asMember(server(), account, 'claimAllRewards', {})).rejects.toMatchObject(refused)
  const { list } = await asMember(server(), account, 'listRewards', { status: 'claimable', pageSize: 10 })
  expect(list.map(({ amount }: { amount: string }) => amount)).toEqual(['5.00'])
})

import { listOrders } from '@croupier/api/lottery/list-orders.ts'
import { showDrawFairness } from '@croupier/api/lottery/show-draw-fairness.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { hashOfServerSeed } from '@croupier/games/engine/entropy.ts'
import type { Family } from '@croupier/games/lottery/bet-type.ts'
import { drawFrom, rootFrom } from '@croupier/games/lottery/fairness.ts'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { useMember } from '../../session/member.ts'
import { ProofCheck } from '../../parts/proof-check.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { Result } from './balls.tsx'

type Fairness = OutputOf<typeof showDrawFairness>

/** Everything a reader can check by themselves, checked here from what was published alone. */
function checksOf(family: Family, gameCode: string, orderId: string | undefined, proof: Fairness) {
  const { draw, serverSeed, root, path } = proof
  if (serverSeed === null || root === null) return undefined
  const drawn = drawFrom(family, { gameCode, numero: draw.numero, root, serverSeed })
  return {
    drawn,
    isSeed: hashOfServerSeed(serverSeed) === draw.seedHash,
    isResult: drawn.join('-') === draw.drawn?.join('-'),
    isOwn: orderId === undefined ? undefined : path !== null && rootFrom(orderId, path) === root,
  }
}

/** Draws a draw of the house again, from its published seed. */
export function VerifyDraw({
  gameCode,
  numero,
  family,
}: {
  gameCode: string
  numero: string
  family: Family
}): ReactNode {
  const { t } = useWords('lottery', 'refusals')
  const says = (isRight: boolean) => t(isRight ? 'lottery.verify.right' : 'lottery.verify.wrong')
  const { isLogin, isTrial } = useMember()
  const orders = useOperation(listOrders, { gameCode, pageSize: 100 }, { enabled: isLogin && !isTrial })
  const orderId = orders.data?.list.find((order) => order.numero === numero && order.state !== 'cancelled')?.orderId
  const read = useOperation(showDrawFairness, { gameCode, numero, ...(orderId === undefined ? {} : { orderId }) })
  const { data, error } = read
  if (error && !data) return <ReadFault of={read} />
  if (!data) {
    return (
      <Waiting>
        <Skeleton className="h-40 w-full" />
      </Waiting>
    )
  }
  const checks = checksOf(family, gameCode, orderId, data)
  const file = JSON.stringify({ gameCode, ...data }, undefined, 2)
  const published: [string, string | null][] = [
    [t('lottery.verify.hash'), data.draw.seedHash],
    [t('lottery.verify.seed'), data.serverSeed],
    [t('lottery.verify.root'), data.root],
  ]
  return (
    <section className="flex min-w-0 flex-col gap-3 rounded-lg border border-hairline bg-raised p-4 text-sm">
      <p className="text-ink-soft">{t('lottery.verify.text')}</p>
      <dl className="flex flex-col gap-2">
        {published.map(([name, value]) => (
          <div key={name} className="flex min-w-0 flex-col">
            <dt className="text-ink-soft">{name}</dt>
            <dd dir="ltr" className="figures break-all">
              {value ?? '–'}
            </dd>
          </div>
        ))}
      </dl>
      {checks && (
        <>
          <ul className="flex flex-col gap-1.5">
            <ProofCheck label={t('lottery.verify.isSeed')} isRight={checks.isSeed} says={says(checks.isSeed)} />
            <ProofCheck label={t('lottery.verify.isResult')} isRight={checks.isResult} says={says(checks.isResult)} />
            {checks.isOwn !== undefined && (
              <ProofCheck label={t('lottery.verify.isOwn')} isRight={checks.isOwn} says={says(checks.isOwn)} />
            )}
          </ul>
          <Result family={family} drawn={checks.drawn} small />
        </>
      )}
      <a
        href={`data:application/json;charset=utf-8,${encodeURIComponent(file)}`}
        download={`${gameCode}-${numero}.json`}
        className={buttonClasses('quiet', 'small')}
      >
        {t('lottery.verify.file')}
      </a>
    </section>
  )
}

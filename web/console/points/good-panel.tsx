import { endPointGood } from '@croupier/api/points/end-point-good.ts'
import { listPointGoods } from '@croupier/api/points/list-point-goods.ts'
import { publishPointGood } from '@croupier/api/points/publish-point-good.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { GoodScene } from '@croupier/kit/art/good-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { ConfirmDialog } from '@croupier/kit/overlays/confirm-dialog.tsx'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { Facts } from '../lists/facts.tsx'
import { operatorName } from '../lists/operator-name.ts'
import { Problem } from '../lists/problem.tsx'
import { useApproval } from '../lists/use-approval.ts'
import { GoodDialog } from './good-dialog.tsx'
import { type Good, goodTones, textFor } from './point-words.ts'

/** One good as members see it, what it is made of, and what can be done with it. */
export function GoodPanel({ good, onClose }: { good: Good | undefined; onClose: () => void }): ReactNode {
  const { language } = useWords('console-points')
  // The panel keeps its content while it closes.
  const [shown, setShown] = useState(good)
  if (good && good !== shown) setShown(good)
  return (
    <SidePanel
      open={good !== undefined}
      onClose={onClose}
      title={shown ? <bdi>{textFor(shown.titles, language)}</bdi> : ''}
    >
      {shown && <GoodFacts key={shown.goodId} good={shown} />}
    </SidePanel>
  )
}

function Actions({ good }: { good: Good }): ReactNode {
  const { t } = useWords('console-points')
  const may = useMay()
  const { goodId, state } = good
  const publish = useCall(publishPointGood, { refreshes: [listPointGoods] })
  const end = useCall(endPointGood, { refreshes: [listPointGoods] })
  const runApproved = useApproval()
  const [asked, setAsked] = useState<'publish' | 'end' | 'change'>()
  const [problem, setProblem] = useState<unknown>()
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setAsked(undefined)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(error)
    }
  }
  return (
    <>
      <Problem of={problem} />
      <div className="flex flex-wrap gap-3">
        {state === 'draft' && may('promotions.publish') && (
          <Button variant="action" loading={publish.isPending} onClick={() => setAsked('publish')}>
            {t('console-points.good.publish')}
          </Button>
        )}
        {state !== 'ended' && may('promotions.manage') && (
          <Button onClick={() => setAsked('change')}>{t('console-points.good.change')}</Button>
        )}
        {state === 'published' && may('promotions.manage') && (
          <Button variant="danger" loading={end.isPending} onClick={() => setAsked('end')}>
            {t('console-points.good.end')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asked === 'publish'}
        onClose={() => setAsked(undefined)}
        title={t('console-points.good.publish.title')}
        confirm={t('console-points.good.publish')}
        onConfirm={() => void run(() => runApproved(() => publish.mutateAsync({ goodId })))}
      >
        {t('console-points.good.publish.text')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'end'}
        onClose={() => setAsked(undefined)}
        title={t('console-points.good.end.title')}
        confirm={t('console-points.good.end')}
        danger
        onConfirm={() =>
          void run(async () => {
            await end.mutateAsync({ goodId })
            showToast({ tone: 'good', text: t('console-points.good.ended') })
          })
        }
      >
        {t('console-points.good.end.text')}
      </ConfirmDialog>
      <GoodDialog open={asked === 'change'} onClose={() => setAsked(undefined)} good={good} />
    </>
  )
}

function GoodFacts({ good }: { good: Good }): ReactNode {
  const { t, language } = useWords('console-points')
  const { type, state, art, titles, descriptions, price, amount, currency, stock, taken, perMember } = good
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>{t(`console-points.type.${type}`)}</span>
        <Status tone={goodTones[state]}>{t(`console-points.state.${state}`)}</Status>
      </div>
      <Actions good={good} />
      <figure className="overflow-hidden rounded-lg border border-hairline">
        <div className="aspect-5/3">
          <GoodScene art={art} />
        </div>
        <div className="flex flex-col gap-2 px-4 py-3">
          <bdi className="text-lg font-medium wrap-anywhere">{textFor(titles, language)}</bdi>
          <p dir="auto" className="text-sm wrap-anywhere text-ink-soft">
            {textFor(descriptions, language)}
          </p>
        </div>
        <figcaption className="border-t border-hairline px-4 py-2 text-xs text-ink-faint">
          {t('console-points.good.preview')}
        </figcaption>
      </figure>
      <Facts
        facts={[
          [t('console-points.field.price'), <Amount key="price" value={price} />],
          [
            t('console-points.field.amount'),
            amount !== null && currency !== null && <Amount key="amount" value={amount} currency={currency} />,
          ],
          [t('console-points.field.currency'), currency ?? t('console-points.everybody')],
          [t('console-points.field.stock'), stock === null ? t('console-points.unlimited') : String(stock)],
          [t('console-points.column.taken'), String(taken)],
          [t('console-points.field.perMember'), perMember === null ? t('console-points.unlimited') : String(perMember)],
          [t('console-points.field.from'), <Time key="from" at={good.startsAt} />],
          [t('console-points.field.until'), good.endsAt !== null && <Time key="until" at={good.endsAt} />],
          [t('console-points.field.position'), String(good.position)],
          [t('console-points.good.by'), <bdi key="by">{operatorName(good.createdBy)}</bdi>],
        ]}
      />
    </div>
  )
}

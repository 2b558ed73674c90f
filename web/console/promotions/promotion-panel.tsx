import { showStaffPromotion } from '@croupier/api/promotions/operators/show-staff-promotion.ts'
import { awardStates } from '@croupier/api/promotions/operators/staff-answers.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { ProgressBar } from '@croupier/kit/components/progress-bar.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { Facts } from '../lists/facts.tsx'
import { SHARED_WORK } from '../lists/live.ts'
import { operatorName } from '../lists/operator-name.ts'
import { RecordPanel, RecordWaiting } from '../lists/record-panel.tsx'
import { Forecast } from './forecast.tsx'
import { PromotionActions } from './promotion-actions.tsx'
import { draftOf } from './promotion-draft.ts'
import { type ShownPromotion, stageTones, textFor } from './promotion-words.ts'
import { Standings } from './standings.tsx'
import { TermsFacts } from './terms-facts.tsx'

/** One promotion, whole: where it stands, what it has cost, what it promises, and what can be done about it. */
export function PromotionPanel({
  promotionId,
  onClose,
}: {
  promotionId: string | undefined
  onClose: () => void
}): ReactNode {
  return (
    <RecordPanel
      record={promotionId}
      title={(shown) => <PanelTitle key={shown} promotionId={shown} />}
      onClose={onClose}
    >
      {(shown) => <PromotionFacts key={shown} promotionId={shown} />}
    </RecordPanel>
  )
}

function PanelTitle({ promotionId }: { promotionId: string }): ReactNode {
  const { t, language } = useWords('console-promotions')
  const { data } = useOperation(showStaffPromotion, { promotionId })
  return <bdi>{data ? textFor(data.titles, language) : t('console-promotions.promotion')}</bdi>
}

/** What of a budget is given: the bar is full once nothing more can be issued. */
function Budget({ promotion }: { promotion: ShownPromotion }): ReactNode {
  const { t } = useWords('console-promotions')
  const { budget, issued, left, paid, currency } = promotion
  const used = budget === null ? undefined : (Number(issued) / Number(budget)) * 100
  return (
    <section className="flex flex-col gap-3 rounded-md border border-hairline bg-raised px-4 py-4">
      <h3 className="text-sm">{t('console-promotions.budget')}</h3>
      {used !== undefined && <ProgressBar label={t('console-promotions.budget.used')} percent={used} />}
      <Facts
        facts={[
          [
            t('console-promotions.field.budget'),
            budget === null ? (
              t('console-promotions.budget.none')
            ) : (
              <Amount key="budget" value={budget} currency={currency} />
            ),
          ],
          [t('console-promotions.column.issued'), <Amount key="issued" value={issued} currency={currency} />],
          [
            t('console-promotions.column.paid'),
            <Amount key="paid" value={paid} currency={currency} className="font-medium" />,
          ],
          ...(left === null
            ? []
            : [[t('console-promotions.left'), <Amount key="left" value={left} currency={currency} />] as const]),
        ]}
      />
    </section>
  )
}

/** What became of what was given. */
function Awards({ promotion }: { promotion: ShownPromotion }): ReactNode {
  const { t } = useWords('console-promotions')
  const { awards, currency } = promotion
  const shown = awardStates.flatMap((state) => awards.find((award) => award.state === state) ?? [])
  if (shown.length === 0) return <p className="text-sm text-ink-faint">{t('console-promotions.awards.none')}</p>
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {shown.map(({ state, count, amount }) => (
        <li key={state} className="flex flex-wrap justify-between gap-x-4">
          <span>
            {t(`console-promotions.award.${state}`)} <span className="figures text-ink-faint">{count}</span>
          </span>
          <Amount value={amount} currency={currency} />
        </li>
      ))}
    </ul>
  )
}

function PromotionFacts({ promotionId }: { promotionId: string }): ReactNode {
  const { t, language } = useWords('console-promotions', 'promotions')
  const read = useOperation(showStaffPromotion, { promotionId }, { everyMilliseconds: SHARED_WORK })
  const promotion = read.data
  if (!promotion) {
    return <RecordWaiting error={read.error} onRetry={() => void read.refetch()} retrying={read.isFetching} />
  }
  const { stage, promise, category, currency, startsAt, endsAt, joined, given, applying, versions } = promotion
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>{t(`console-promotions.kind.${promise.kind}`)}</span>
        <Status tone={stageTones[stage]} live={stage === 'running'}>
          {t(`console-promotions.stage.${stage}`)}
        </Status>
      </div>
      <PromotionActions promotion={promotion} />
      <p className="text-sm wrap-anywhere text-ink-soft">
        <bdi>{textFor(promotion.summaries, language)}</bdi>
      </p>
      <Budget promotion={promotion} />
      {(stage === 'draft' || stage === 'planned') && <Forecast draft={draftOf(promotion)} />}
      {promise.kind === 'race' && stage !== 'draft' && (
        <Standings promotionId={promotion.promotionId} currency={currency} measure={promise.terms.measure} />
      )}
      <section>
        <h3 className="mb-2 text-sm">{t('console-promotions.members')}</h3>
        <Facts
          facts={[
            [t('console-promotions.column.joined'), <bdi key="joined">{joined}</bdi>],
            [t('console-promotions.given'), <bdi key="given">{given}</bdi>],
            ...(promise.kind === 'application'
              ? [[t('console-promotions.applications.waiting'), <bdi key="applying">{applying}</bdi>] as const]
              : []),
          ]}
        />
      </section>
      <section>
        <h3 className="mb-2 text-sm">{t('console-promotions.awards')}</h3>
        <Awards promotion={promotion} />
      </section>
      <section>
        <h3 className="mb-2 text-sm">{t('console-promotions.terms')}</h3>
        <TermsFacts promotion={promotion} />
      </section>
      <Facts
        facts={[
          [t('console-promotions.field.category'), t(`promotions.filter.${category}`)],
          [
            t('console-promotions.field.startsAt'),
            stage === 'draft' ? (
              <Words
                key="from"
                k="console-promotions.startsAt.draft"
                values={{ time: <Time key="time" at={startsAt} /> }}
              />
            ) : (
              <Time key="from" at={startsAt} />
            ),
          ],
          [t('console-promotions.field.endsAt'), endsAt && <Time key="until" at={endsAt} />],
          [t('console-promotions.field.claimHours'), promotion.claimHours && String(promotion.claimHours)],
          [t('console-promotions.field.newMembersDays'), promotion.newMembersDays && String(promotion.newMembersDays)],
          [t('console-promotions.field.position'), String(promotion.position)],
          [t('console-promotions.languages'), <bdi key="languages">{Object.keys(promotion.titles).join(' ')}</bdi>],
          [t('console-promotions.publishedAt'), promotion.publishedAt && <Time key="at" at={promotion.publishedAt} />],
          [t('console-promotions.endedAt'), promotion.endedAt && <Time key="ended" at={promotion.endedAt} />],
        ]}
      />
      <section>
        <h3 className="mb-2 text-sm">{t('console-promotions.versions')}</h3>
        <ol className="flex flex-col gap-2 text-sm">
          {versions.map(({ version, createdBy, createdAt }) => (
            <li key={version} className="flex flex-wrap justify-between gap-x-4 text-ink-soft">
              <span>
                {t('console-promotions.version', { version })} · <bdi>{operatorName(createdBy)}</bdi>
              </span>
              <Time at={createdAt} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

import { showVip } from '@croupier/api/promotions/levels/show-vip.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { classNames } from '@croupier/kit/class-names.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { ProgressBar } from '@croupier/kit/components/progress-bar.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { CheckCircleIcon } from '@croupier/kit/icons/signs.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMember } from '../../session/member.ts'
import { TrueAccountGate } from '../../parts/true-account-gate.tsx'
import { GuestNotice } from '../../parts/guest-notice.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'

type Vip = OutputOf<typeof showVip>
type Level = Vip['levels'][number]

function Progress({
  label,
  done,
  target,
  currency,
}: Record<'label' | 'done' | 'target' | 'currency', string>): ReactNode {
  const { t } = useWords('promotions')
  const spoken = { reached: amountInText(done, currency), target: amountInText(target, currency) }
  const values = {
    reached: <Amount key="reached" value={done} currency={currency} />,
    target: <Amount key="target" value={target} currency={currency} />,
  }
  return (
    <div className="flex flex-col gap-2">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="text-ink-soft">{label}</span>
        <span>
          <Words k="promotions.line.progress" values={values} />
        </span>
      </span>
      <ProgressBar
        label={label}
        percent={Number(target) === 0 ? 100 : (Number(done) / Number(target)) * 100}
        text={t('promotions.line.progress', spoken)}
      />
    </div>
  )
}

/** Where the reader stands, and what is missing to the next level or to stay on this one. */
function Standing({ vip }: { vip: Vip }): ReactNode {
  const { t } = useWords('promotions')
  const { currency, level, playerRankName, nextRankName, isComingBack, monthlyTurnover, totalTurnover } = vip
  const next = vip.levels[level]
  const { expected, actual } = monthlyTurnover
  return (
    <Card lit>
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center gap-5">
          <span
            aria-hidden="true"
            className="figures flex size-20 shrink-0 items-center justify-center rounded-full border-2 border-brass bg-brass-wash font-display text-3xl font-semibold text-brass shadow-lit"
          >
            {level}
          </span>
          <div className="flex min-w-0 flex-col gap-1">
            <span className="text-sm text-ink-soft">{t('promotions.vip.yours')}</span>
            <bdi className="font-display text-2xl font-semibold text-balance">
              {playerRankName ?? t('promotions.vip.ground')}
            </bdi>
            {nextRankName !== null && (
              <span className="text-sm text-ink-soft">
                {t(isComingBack ? 'promotions.vip.comesBack' : 'promotions.vip.next', { name: nextRankName })}
              </span>
            )}
          </div>
        </div>
        {next && !isComingBack && (
          <div className="flex flex-col gap-4">
            <Progress
              label={t('promotions.vip.validBets')}
              done={totalTurnover}
              target={next.reach.validBet}
              currency={currency}
            />
            {next.reach.deposits !== null && (
              <Progress
                label={t('promotions.vip.deposits')}
                done={vip.totalDeposits}
                target={next.reach.deposits}
                currency={currency}
              />
            )}
          </div>
        )}
        {expected !== null && (
          <Progress
            label={t(isComingBack ? 'promotions.vip.month.back' : 'promotions.vip.month.keep')}
            done={actual}
            target={expected}
            currency={currency}
          />
        )}
        {!next && !isComingBack && <p className="text-ink-soft">{t('promotions.vip.highest')}</p>}
      </div>
    </Card>
  )
}

const given = ['upgrade', 'birthday', 'week', 'month', 'dailyWithdrawal'] as const

function LevelCard({ level, isOwn, currency }: { level: Level; isOwn: boolean; currency: string }): ReactNode {
  const { t } = useWords('promotions')
  const { name, isReached, reach, keep } = level
  const money = (key: string, value: string) => <Amount key={key} value={value} currency={currency} />
  const { dailyWithdrawals, isWithdrawalFree, rebateRaise, ...amounts } = level.privileges
  const privileges = [
    ...given.map((each) => [each, amounts[each] && money(each, amounts[each])] as const),
    ['dailyWithdrawals', dailyWithdrawals] as const,
    ['isWithdrawalFree', isWithdrawalFree && t('promotions.vip.noFee')] as const,
    ['rebateRaise', rebateRaise && <bdi dir="ltr">{`${rebateRaise} %`}</bdi>] as const,
  ].filter(([, value]) => value !== null && value !== false)
  return (
    <li
      className={classNames(
        'flex flex-col gap-4 rounded-lg border bg-surface px-5 py-5 shadow-lift',
        isOwn ? 'border-brass' : 'border-hairline',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col">
          <span className="figures text-sm text-brass">{t('promotions.vip.level', { level: level.level })}</span>
          <bdi className="text-lg font-semibold wrap-anywhere">{name}</bdi>
        </div>
        {isOwn && <Badge tone="brass">{t('promotions.vip.own')}</Badge>}
        {!isOwn && isReached && (
          <>
            <CheckCircleIcon className="text-xl text-jade" />
            <span className="sr-only">{t('promotions.vip.reached')}</span>
          </>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        {reach.deposits === null ? (
          <Words k="promotions.vip.asks" values={{ validBet: money('validBet', reach.validBet) }} />
        ) : (
          <Words
            k="promotions.vip.asksBoth"
            values={{ validBet: money('validBet', reach.validBet), deposits: money('deposits', reach.deposits) }}
          />
        )}{' '}
        {keep && <Words k="promotions.vip.keeps" values={{ validBet: money('validBet', keep.validBet) }} />}
      </p>
      <dl className="mt-auto flex flex-col gap-2 border-t border-hairline pt-4 text-sm">
        {privileges.map(([each, value]) => (
          <div key={each} className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-soft">{t(`promotions.vip.${each}`)}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

function Levels(): ReactNode {
  const { t } = useWords('promotions', 'refusals')
  const { info } = useMember()
  const read = useOperation(showVip, {}, { staleMilliseconds: 10_000 })
  const { data, error } = read
  if (error && !data) return <ReadFault of={read} />
  if (!data) {
    return (
      <Waiting>
        <Skeleton className="h-96 w-full" />
      </Waiting>
    )
  }
  if (data.levels.length === 0) {
    return (
      <EmptyState scene={<EmptyInboxScene />} title={t('promotions.vip.none.title')}>
        {t('promotions.vip.none.text')}
      </EmptyState>
    )
  }
  return (
    <>
      <Standing vip={data} />
      {info?.birthday === null && data.levels.some(({ privileges }) => privileges.birthday !== null) && (
        <Notice>
          <Words
            k="promotions.vip.birthday.missing"
            components={{
              tell: (content) => (
                <Link to="/member?page=securityCenter" className={linkClasses.text}>
                  {content}
                </Link>
              ),
            }}
          />
        </Notice>
      )}
      <ol className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {data.levels.map((level) => (
          <LevelCard key={level.level} level={level} isOwn={level.level === data.level} currency={data.currency} />
        ))}
      </ol>
    </>
  )
}

/** VIP levels: where one stands, what is missing, and what each level asks and gives. */
export default function VipPage(): ReactNode {
  const { t } = useWords('promotions')
  const { isLogin } = useMember()
  return (
    <div className="content-width flex flex-col gap-6 py-6">
      <PageHead title={t('promotions.vip.title')}>{t('promotions.vip.text')}</PageHead>
      {!isLogin && <GuestNotice />}
      {isLogin && (
        <TrueAccountGate>
          <Levels />
        </TrueAccountGate>
      )}
    </div>
  )
}

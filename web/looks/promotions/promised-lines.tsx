import type { OutputOf } from '@croupier/api/operation.ts'
import type { showPromotion } from '@croupier/api/promotions/taking-part/show-promotion.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { ProgressBar } from '@croupier/kit/components/progress-bar.tsx'
import { CheckCircleIcon } from '@croupier/kit/icons/signs.tsx'
import type { ReactNode } from 'react'
import { useTypeName } from './use-type-name.ts'

type Detail = OutputOf<typeof showPromotion>
type Promised = Pick<Detail, 'kind' | 'currency' | 'lines'>
type Line = Detail['lines'][number]

/** Whether what is counted is money; rounds are counted as they are. */
const isMoney = (figure: string) => figure.includes('.')

function Figure({ value, currency }: { value: string; currency: string }): ReactNode {
  return isMoney(value) ? <Amount value={value} currency={currency} /> : <bdi className="figures">{value}</bdi>
}

/** One field of a sign-in calendar. */
function Day({ line, currency }: { line: Line; currency: string }): ReactNode {
  const { t } = useWords('promotions')
  return (
    <li
      className={classNames(
        'flex flex-col items-center gap-1 rounded-md border px-2 py-3 text-center',
        line.isGiven ? 'border-transparent bg-jade-wash' : 'border-hairline bg-raised',
      )}
    >
      <span className="text-xs text-ink-soft">{t('promotions.line.day', { day: line.from ?? '' })}</span>
      {line.amount !== null && <Amount value={line.amount} currency={currency} className="text-sm font-medium" />}
      {line.isGiven && (
        <>
          <CheckCircleIcon className="text-jade" />
          <span className="sr-only">{t('promotions.line.given')}</span>
        </>
      )}
    </li>
  )
}

/** A step of a mission, with how far the reader is. */
function Step({ line, currency }: { line: Line; currency: string }): ReactNode {
  const { t } = useWords('promotions')
  const { from, reached, amount, isGiven } = line
  if (from === null || amount === null) return null
  const percent = reached === null ? 0 : (Number(reached) / Number(from)) * 100
  const target = <Figure key="target" value={from} currency={currency} />
  return (
    <li className="flex flex-col gap-2">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          <Words k="promotions.line.step" values={{ target }} />
        </span>
        <span className="inline-flex items-center gap-2 font-medium">
          <Amount value={amount} currency={currency} />
          {isGiven && <CheckCircleIcon className="text-jade" />}
        </span>
      </span>
      {reached !== null && (
        <>
          <ProgressBar label={t('promotions.line.progress', { reached, target: from })} percent={percent} />
          <span className="text-sm text-ink-soft">
            {isGiven ? (
              t('promotions.line.given')
            ) : (
              <Words
                k="promotions.line.progress"
                values={{ reached: <Figure key="reached" value={reached} currency={currency} />, target }}
              />
            )}
          </span>
        </>
      )}
    </li>
  )
}

function Tier({ line, currency }: { line: Line; currency: string }): ReactNode {
  const nameOf = useTypeName()
  const { from, gameType, amount, percent, cap } = line
  if (percent === null) {
    return (
      <li className="font-display text-2xl font-semibold">
        {amount !== null && <Amount value={amount} currency={currency} />}
      </li>
    )
  }
  const shown = <bdi key="percent">{percent}</bdi>
  if (gameType !== null) {
    return (
      <li className="flex justify-between gap-4">
        <span>{nameOf(gameType)}</span>
        <span className="text-ink-soft">
          <Words k="promotions.line.rate" values={{ percent: shown }} />
        </span>
      </li>
    )
  }
  const values = { from: <Amount key="from" value={from ?? '0'} currency={currency} />, percent: shown }
  return (
    <li>
      {cap === null ? (
        <Words k="promotions.line.tier" values={values} />
      ) : (
        <Words
          k="promotions.line.tierCap"
          values={{ ...values, cap: <Amount key="cap" value={cap} currency={currency} /> }}
        />
      )}
    </li>
  )
}

/** A place, a level or a tier by its number, and what it gives. */
function Numbered({ promotion, line }: { promotion: Promised; line: Line }): ReactNode {
  const { t } = useWords('promotions')
  const { kind, currency, lines } = promotion
  const { from, whose, amount, percent } = line
  const given = amount !== null && <Amount value={amount} currency={currency} className="ms-auto font-medium" />
  if (kind === 'vip') {
    return (
      <li className="flex flex-wrap justify-between gap-x-4">
        <span>
          {t('promotions.vip.level', { level: lines.indexOf(line) + 1 })}
          {' · '}
          <Words
            k="promotions.vip.asks"
            values={{ validBet: <Amount key="validBet" value={from ?? '0'} currency={currency} /> }}
          />
        </span>
        {given}
      </li>
    )
  }
  if (percent !== null) {
    return (
      <li>
        <Words
          k={from === '1' ? 'promotions.referral.step.tier1' : 'promotions.referral.step.tier2'}
          values={{ percent: <bdi key="percent">{percent}</bdi> }}
        />
      </li>
    )
  }
  if (whose !== null) {
    const sum = <Amount key="amount" value={amount ?? '0'} currency={currency} />
    return (
      <li>
        <Words
          k={whose === 'referrer' ? 'promotions.referral.step.you' : 'promotions.referral.step.friend'}
          values={{ amount: sum }}
        />
      </li>
    )
  }
  return (
    <li className="flex justify-between gap-4">
      <span>{t('promotions.line.place', { place: from ?? '' })}</span>
      {given}
    </li>
  )
}

const numbered: readonly string[] = ['race', 'vip', 'referral', 'raffle']

/** What a promotion gives, line by line, as its kind has it. */
export function PromisedLines({ promotion }: { promotion: Promised }): ReactNode {
  const { kind, lines, currency } = promotion
  const keyOf = (line: Line) => `${line.from} ${line.gameType}`
  if (kind === 'sign-in') {
    return (
      <ol className="grid grid-cols-3 gap-2 sm:grid-cols-5 lg:grid-cols-7">
        {lines.map((line) => (
          <Day key={keyOf(line)} line={line} currency={currency} />
        ))}
      </ol>
    )
  }
  if (kind === 'envelope' || kind === 'free-spins') {
    const [whole] = lines
    return (
      <p className="font-display text-xl font-semibold">
        <Words
          k={kind === 'envelope' ? 'promotions.line.envelope' : 'promotions.line.freeSpins'}
          values={{
            count: Number(whole?.from ?? 0),
            amount: <Amount key="amount" value={whole?.amount ?? '0'} currency={currency} />,
          }}
        />
      </p>
    )
  }
  if (numbered.includes(kind)) {
    return (
      <ul className="flex flex-col gap-2">
        {lines.map((line) => (
          <Numbered
            key={`${line.from} ${line.whose} ${line.amount} ${line.percent}`}
            promotion={promotion}
            line={line}
          />
        ))}
      </ul>
    )
  }
  const Shape = kind === 'mission' ? Step : Tier
  return (
    <ul className={classNames('flex flex-col', kind === 'mission' ? 'gap-5' : 'gap-2')}>
      {lines.map((line) => (
        <Shape key={keyOf(line)} line={line} currency={currency} />
      ))}
    </ul>
  )
}

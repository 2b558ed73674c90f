import { MOST_LEGS } from '@croupier/api/book/limits.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { type Fixtures, percentOf } from './fixture.ts'

function Rule({ title, children }: { title: string; children: string }): ReactNode {
  return (
    <section className="flex max-w-160 flex-col gap-1.5">
      <h2 className="text-lg">{title}</h2>
      <p className="text-ink-soft">{children}</p>
    </section>
  )
}

/** How bets on matches are priced, settled and paid, in plain words. */
export function Rules({
  gameCode,
  answer: { margins, limits, currency },
}: {
  gameCode: string
  answer: Fixtures
}): ReactNode {
  const { t } = useWords('book', 'refusals')
  const amount = (text: string) => amountInText(text, currency)
  if (gameCode === 'COCKFIGHT') {
    return (
      <div className="flex flex-col gap-6">
        <Rule title={t('book.rules.virtual')}>{t('book.rules.virtual.text')}</Rule>
        <Rule title={t('book.rules.pool')}>{t('book.rules.pool.text', { margin: percentOf(margins.pool) })}</Rule>
        <Rule title={t('book.rules.draw')}>{t('book.rules.draw.text')}</Rule>
        <Rule title={t('book.rules.against')}>{t('book.rules.against.text')}</Rule>
        <Rule title={t('book.rules.limits')}>
          {limits
            ? t('book.rules.limits.pool', { least: amount(limits.least), stake: amount(limits.stake) })
            : t('refusals.game.currency.closed')}
        </Rule>
        <Rule title={t('book.rules.turnover')}>{t('book.rules.turnover.pool')}</Rule>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <Rule title={t('book.rules.virtual')}>{t('book.rules.virtual.text')}</Rule>
      <Rule title={t('book.rules.prices')}>{t('book.rules.prices.text', { margin: percentOf(margins.price) })}</Rule>
      <Rule title={t('book.rules.play')}>{t('book.rules.play.text')}</Rule>
      <Rule title={t('book.rules.parlay')}>{t('book.rules.parlay.text', { least: 2, most: MOST_LEGS })}</Rule>
      <Rule title={t('book.rules.push')}>{t('book.rules.push.text')}</Rule>
      <Rule title={t('book.rules.cashOut')}>
        {t('book.rules.cashOut.text', { margin: percentOf(margins.cashOut) })}
      </Rule>
      <Rule title={t('book.rules.limits')}>
        {limits
          ? t('book.rules.limits.text', {
              least: amount(limits.least),
              stake: amount(limits.stake),
              payout: amount(limits.slipPayout),
              fixture: amount(limits.fixturePayout),
            })
          : t('refusals.game.currency.closed')}
      </Rule>
      <Rule title={t('book.rules.turnover')}>{t('book.rules.turnover.text')}</Rule>
    </div>
  )
}

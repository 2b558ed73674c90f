import type { showDraw } from '@croupier/api/promotions/draws/show-draw.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'

type Draw = OutputOf<typeof showDraw>

/** All that somebody needs to draw it again by a program of their own. */
export function DrawSteps({ draw }: { draw: Draw }): ReactNode {
  const { t } = useWords('promotions')
  const { kind, cut, count, maxWins, clientSeed, currency } = draw
  const money = (text: string) => amountInText(text, currency)
  const numbers: { text: string; code?: string }[] = [
    { text: t('promotions.draw.steps.seed') },
    ...(kind === 'raffle' ? [{ text: t('promotions.draw.steps.list') }] : []),
    { text: t('promotions.draw.steps.blocks'), code: `${clientSeed ?? '…'}:0:n` },
    { text: t('promotions.draw.steps.below') },
  ]
  const last = {
    text: cut
      ? t(`promotions.draw.steps.${cut.split}`, { least: money(cut.least), step: money(cut.step), cuts: count - 1 })
      : t('promotions.draw.steps.raffle', { count: maxWins ?? 1 }),
  }
  // Equal pieces need no chance.
  const steps: typeof numbers = cut?.split === 'equal' ? [last] : [...numbers, last]
  return (
    <div className="flex flex-col gap-2 text-sm text-ink-soft">
      <p className="font-medium text-ink">{t('promotions.draw.steps.title')}</p>
      <ol className="flex list-decimal flex-col gap-2 ps-5">
        {steps.map(({ text, code }) => (
          <li key={text}>
            {text}
            {code && (
              <code
                dir="ltr"
                className="mt-1 block w-fit max-w-full rounded-xs bg-sunken px-2 py-1 text-xs wrap-anywhere"
              >
                {code}
              </code>
            )}
          </li>
        ))}
      </ol>
      {cut?.ownPiece && <p>{t('promotions.draw.steps.own', { piece: cut.ownPiece })}</p>}
    </div>
  )
}

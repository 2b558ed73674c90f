import { promotionTerms } from '@croupier/api/promotions/promotion-kinds.ts'
import { bonusTerms } from '@croupier/api/rewards/bonus-terms.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import type { ReactNode } from 'react'
import type { FieldScope } from '../fields/field-keys.ts'
import { useFieldWords } from '../fields/field-words.ts'
import type { Part } from '../fields/part.ts'
import { partOf } from '../fields/schema-part.ts'
import { Facts } from '../lists/facts.tsx'

import { type ListedPromotion, textFor } from './promotion-words.ts'
import { bonusScope, termsScope } from './terms-scope.ts'

const bonusPart = partOf(bonusTerms)

const PERCENT = ' %'
const TIMES = ' ×'

interface Shown {
  part: Part
  path: string
  value: unknown
  currency: string
  scope: FieldScope
}

/** One value of terms, as its schema says what it is. */
function Value({ part, path, value, currency, scope }: Shown): ReactNode {
  const { t, language } = useWords('console-promotions', 'games')
  const words = useFieldWords(scope)
  if (value === null || value === undefined) {
    return <span className="text-ink-faint">{words.option(path, 'null', t('kit.none'))}</span>
  }
  switch (part.type) {
    case 'nullable':
      return <Value part={part.part} path={path} value={value} currency={currency} scope={scope} />
    case 'decimal': {
      const text = String(value)
      if (part.meaning === 'amount') return <Amount value={text} currency={currency} />
      const unit = { percent: PERCENT, multiple: TIMES, plain: '' }[part.meaning]
      return (
        <bdi dir="ltr" className="figures">
          {text + unit}
        </bdi>
      )
    }
    case 'choice':
      return words.option(path, String(value))
    case 'boolean':
      return t(value === true ? 'kit.yes' : 'kit.no')
    case 'texts':
      return <bdi>{textFor(value as Record<string, string>, language)}</bdi>
    case 'list':
      return (
        <ol className="flex flex-col gap-2">
          {(value as unknown[]).map((item, at) => (
            // A place in the list is all that tells one from another.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className={part.item.type === 'object' ? 'rounded-md bg-raised px-3 py-2' : undefined}>
              <Value part={part.item} path={path} value={item} currency={currency} scope={scope} />
            </li>
          ))}
        </ol>
      )
    case 'object': {
      const facts = Object.entries(part.fields).map(([name, field]) => {
        const inner = path === '' ? name : `${path}.${name}`
        const held = (value as Record<string, unknown>)[name]
        return [
          words.label(inner),
          <Value key={inner} part={field} path={inner} value={held} currency={currency} scope={scope} />,
        ] as const
      })
      if (!path.includes('.')) return <Facts facts={facts} />
      // Within another's value there is no room for two columns.
      return (
        <dl className="flex flex-col gap-1">
          {facts.map(([name, held]) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt className="text-ink-faint">{name}</dt>
              <dd>{held}</dd>
            </div>
          ))}
        </dl>
      )
    }
    default:
      return <bdi className="wrap-anywhere">{String(value)}</bdi>
  }
}

/** What a promotion promises, field by field as it was written, and what holds where it is a bonus. */
export function TermsFacts({
  promotion: { promise, bonus, currency },
}: {
  promotion: Pick<ListedPromotion, 'promise' | 'bonus' | 'currency'>
}): ReactNode {
  const { kind, terms } = promise
  return (
    <div className="flex flex-col gap-4">
      <Value part={partOf(promotionTerms[kind])} path="" value={terms} currency={currency} scope={termsScope(kind)} />
      {bonus && <Value part={bonusPart} path="bonus" value={bonus} currency={currency} scope={bonusScope} />}
    </div>
  )
}

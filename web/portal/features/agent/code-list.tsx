import {
  closeAffiliateCode,
  listAffiliateCodes,
  openAffiliateCode,
} from '@croupier/api/agents/codes/affiliate-codes.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { formatCount } from '@croupier/client/words/figures.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { CopyButton } from '@croupier/kit/components/copy-button.tsx'
import { QrCode } from '@croupier/kit/components/qr-code.tsx'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { FormProblem } from '../../parts/form-problem.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { PeriodFilter } from './filters.tsx'
import { useAgentQuery } from './use-query.ts'

type Code = OutputOf<typeof listAffiliateCodes>['list'][number]

/** A link with its code, domains and what came of it. */
function CodeCard({ code }: { code: Code }): ReactNode {
  const { t } = useWords('agent', 'refusals')
  const refusalText = useRefusalText()
  const [isShown, setShown] = useState(false)
  const change = useCall(closeAffiliateCode, { refreshes: [listAffiliateCodes] })
  const [domain] = code.domains
  const address = domain === undefined ? `${location.origin}${code.link}` : `https://${domain}/`
  const funnel = [
    ['clicks', code.clicks],
    ['registrations', code.registrations],
    ['firstDeposits', code.firstDeposits],
  ] as const
  return (
    <li className="flex flex-col gap-4 border-b border-hairline py-4 first:pt-0 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex min-w-0 items-center gap-2">
          <code dir="ltr" className="truncate font-medium">
            {code.code}
          </code>
          <Badge tone={code.isOpen ? 'jade' : 'plain'}>
            {t(code.isOpen ? 'agent.code.open' : 'agent.code.closed')}
          </Badge>
        </span>
        <span className="flex gap-2">
          <Button size="small" onClick={() => setShown(!isShown)} aria-expanded={isShown}>
            {t('agent.code.qr')}
          </Button>
          <Button
            size="small"
            variant="ghost"
            loading={change.isPending}
            onClick={() =>
              change.mutate(
                { code: code.code, isOpen: !code.isOpen },
                { onError: (fault) => showToast({ tone: 'bad', text: refusalText(fault) }) },
              )
            }
          >
            {t(code.isOpen ? 'agent.code.close' : 'agent.code.reopen')}
          </Button>
        </span>
      </div>
      <span className="flex min-w-0 items-center gap-2 rounded-md bg-sunken px-3 py-1.5">
        <code dir="ltr" className="min-w-0 flex-1 truncate text-sm text-ink-soft">
          {address}
        </code>
        <CopyButton text={address} label={t('agent.code.copy')} />
      </span>
      {isShown && <QrCode text={address} label={t('agent.code.qr.label', { code: code.code })} />}
      <dl className="grid grid-cols-3 gap-3">
        {funnel.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-ink-faint">{t(`agent.${name}`)}</dt>
            <dd className="figures font-display text-lg font-semibold">{formatCount(value)}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** One's codes and links, with what came of each in a period, and another one. */
export function CodeList(): ReactNode {
  const { t } = useWords('agent', 'fault', 'refusals')
  const query = useAgentQuery()
  const read = useOperation(listAffiliateCodes, { datePreset: query.datePreset }, { staleMilliseconds: 10_000 })
  const { data, error } = read
  const open = useCall(openAffiliateCode, { refreshes: [listAffiliateCodes] })
  const form = useForm(openAffiliateCode.input, {
    async onSubmit(input) {
      await open.mutateAsync(input)
      form.reset()
    },
  })
  if (error && !data) return <ReadFault of={read} />
  return (
    <Card title={t('agent.codes.title')}>
      <div className="flex flex-col gap-5">
        <Form form={form}>
          <FormProblem of={form.problem} />
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              name="code"
              label={t('agent.code.new')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              className="min-w-0 flex-1 basis-48"
            />
            <Button type="submit" loading={form.submitting}>
              {t('agent.code.add')}
            </Button>
          </div>
        </Form>
        <PeriodFilter query={query} />
        {data ? (
          <ul>
            {data.list.map((code) => (
              <CodeCard key={code.code} code={code} />
            ))}
          </ul>
        ) : (
          <Skeleton className="h-40 w-full" />
        )}
      </div>
    </Card>
  )
}

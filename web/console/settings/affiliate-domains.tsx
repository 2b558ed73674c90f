import { listAffiliateDomains } from '@croupier/api/identity/registration/list-affiliate-domains.ts'
import { setAffiliateDomain } from '@croupier/api/identity/registration/set-affiliate-domain.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import type { Column } from '@croupier/kit/components/table.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMay } from '../frame/staff.tsx'
import { Problem } from '../lists/problem.tsx'
import { RecordList } from '../lists/record-list.tsx'
import { usePages } from '../lists/use-pages.ts'

type Row = OutputOf<typeof listAffiliateDomains>['list'][number]

/** Domains that are agents' own, and the form that gives one to the agent of a code. */
export function AffiliateDomains(): ReactNode {
  const { t } = useWords('console-settings', 'fault', 'refusals')
  const textOf = useRefusalText()
  const isManager = useMay()('members.manage')
  const pages = usePages(listAffiliateDomains, {}, 'after')
  const set = useCall(setAffiliateDomain, { refreshes: [listAffiliateDomains] })
  const form = useForm(setAffiliateDomain.input, {
    async onSubmit(input) {
      const { agent } = await set.mutateAsync(input)
      showToast({ tone: 'good', text: t('console-settings.domains.added', { agent: agent ?? '' }) })
      form.reset()
    },
  })

  async function takeBack(domain: string): Promise<void> {
    try {
      await set.mutateAsync({ domain, code: null })
      showToast({ tone: 'good', text: t('console-settings.domains.removed') })
    } catch (refusal) {
      showToast({ tone: 'bad', text: textOf(refusal) })
    }
  }

  const columns: Column<Row>[] = [
    {
      id: 'domain',
      head: t('console-settings.domains.domain'),
      phone: 'title',
      cell: ({ domain }) => <bdi dir="ltr">{domain}</bdi>,
    },
    { id: 'code', head: t('console-settings.domains.code'), cell: ({ code }) => <code dir="ltr">{code}</code> },
    {
      id: 'agent',
      head: t('console-settings.domains.agent'),
      cell: ({ agent }) => (
        <Link to={`/members/${agent}`} className={linkClasses.text}>
          <bdi>{agent}</bdi>
        </Link>
      ),
    },
    ...(isManager
      ? [
          {
            id: 'remove',
            head: <span className="sr-only">{t('console-settings.domains.remove')}</span>,
            cell: ({ domain }: Row) => (
              <Button size="small" variant="ghost" disabled={set.isPending} onClick={() => void takeBack(domain)}>
                {t('console-settings.domains.remove')}
              </Button>
            ),
          },
        ]
      : []),
  ]

  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <p className="text-sm text-ink-soft">{t('console-settings.domains.text')}</p>
      {isManager && (
        <Form form={form} className="sm:flex-row sm:items-start">
          <TextField
            name="domain"
            label={t('console-settings.domains.domain')}
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={253}
            required
            className="flex-1"
          />
          <TextField
            name="code"
            label={t('console-settings.domains.code')}
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            required
            className="sm:w-48"
          />
          <Button type="submit" variant="action" loading={form.submitting} className="sm:mt-7">
            {t('console-settings.domains.add')}
          </Button>
        </Form>
      )}
      <Problem of={form.problem} />
      <RecordList
        pages={pages}
        caption={t('console-settings.tab.domains')}
        columns={columns}
        rowKey={({ domain }) => domain}
        empty={
          <EmptyState scene={<NothingFoundScene />} title={t('console-settings.domains.empty.title')}>
            {t('console-settings.domains.empty.text')}
          </EmptyState>
        }
      />
    </div>
  )
}

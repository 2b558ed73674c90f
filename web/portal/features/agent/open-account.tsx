import { listDownlines } from '@croupier/api/agents/downlines/list-downlines.ts'
import { openDownline } from '@croupier/api/agents/downlines/open-downline.ts'
import { showTeamOverview } from '@croupier/api/agents/teams/show-team-overview.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { CopyButton } from '@croupier/kit/components/copy-button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { FormProblem } from '../../parts/form-problem.tsx'

/** Opens an account below; what it is handed out with is shown once. */
export function OpenAccount(): ReactNode {
  const { t } = useWords('agent', 'fault', 'fields', 'refusals')
  const [kind, setKind] = useState<'member' | 'agent'>('member')
  const [opened, setOpened] = useState<{ account: string; password: string }>()
  const open = useCall(openDownline, { refreshes: [listDownlines, showTeamOverview] })
  const form = useForm(openDownline.input, {
    extra: () => ({ kind }),
    async onSubmit(input) {
      setOpened(await open.mutateAsync(input))
      form.reset()
    },
  })
  return (
    <Card title={t('agent.open.title')}>
      <Form form={form}>
        <p className="text-sm text-ink-soft">{t('agent.open.text')}</p>
        <FormProblem of={form.problem} />
        <Segmented
          label={t('agent.open.kind')}
          value={kind}
          onChange={setKind}
          wide
          options={[
            { value: 'member', label: t('agent.kind.member') },
            { value: 'agent', label: t('agent.kind.agent') },
          ]}
        />
        <TextField
          name="username"
          label={t('agent.account')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          required
        />
        <Button type="submit" variant="action" loading={form.submitting}>
          {t('agent.open.action')}
        </Button>
        {opened && (
          <Notice tone="good">
            <span className="flex flex-col gap-1">
              <span>{t('agent.open.done', { account: opened.account })}</span>
              <span className="flex items-center gap-2">
                {t('agent.open.password')} <code dir="ltr">{opened.password}</code>
                <CopyButton text={opened.password} />
              </span>
            </span>
          </Notice>
        )}
      </Form>
    </Card>
  )
}

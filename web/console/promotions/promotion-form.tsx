import { changePromotion } from '@croupier/api/promotions/operators/change-promotion.ts'
import { createPromotion } from '@croupier/api/promotions/operators/create-promotion.ts'
import { listStaffPromotions } from '@croupier/api/promotions/operators/list-staff-promotions.ts'
import { previewPromotion } from '@croupier/api/promotions/operators/preview-promotion.ts'
import { promotionCategories } from '@croupier/api/promotions/promotion-answers.ts'
import { type PromotionKind, promotionKinds, promotionTerms } from '@croupier/api/promotions/promotion-kinds.ts'
import { showStaffPromotion } from '@croupier/api/promotions/operators/show-staff-promotion.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import type { FormSchema } from '@croupier/kit/form/schema.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { useKit } from '@croupier/kit/words.tsx'
import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { DecimalField } from '../fields/decimal-field.tsx'
import { objectPart, partOf } from '../fields/schema-part.ts'
import { SchemaFields } from '../fields/schema-fields.tsx'
import { shapedSchema } from '../fields/shape.ts'
import { TextsFields } from '../fields/texts-fields.tsx'
import { Problem } from '../lists/problem.tsx'
import { instantToWallTime, instantOf } from '../lists/wall-time.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import { beginningWritten, type PromotionDraft } from './promotion-draft.ts'
import { bonusScope, termsScope } from './terms-scope.ts'
import { useCurrencies } from './use-currencies.ts'

const parts = objectPart(createPromotion.input.shape)
const schema = shapedSchema<PromotionDraft>(createPromotion.input as FormSchema<PromotionDraft>, parts)

const bonusPart = objectPart({ bonus: createPromotion.input.shape.bonus })

/** What new terms begin with: a reward is wagered once. */
const FRESH_TERMS = { multiple: '1' }

const TITLE_MOST = 80
const SUMMARY_MOST = 300
const RULES_ROWS = 8
const MINUTE = 60_000

export function PromotionForm({
  promotionId,
  initial,
}: {
  /** Of the draft that gets another version. */
  promotionId: string | undefined
  initial: PromotionDraft | undefined
}): ReactNode {
  const { t } = useWords('console-promotions', 'promotions', 'games', 'fault')
  const { timeZone, serverOffset } = useKit()
  const navigate = useNavigate()
  const currencies = useCurrencies()
  const refreshes = { refreshes: [listStaffPromotions, showStaffPromotion] }
  const create = useCall(createPromotion, refreshes)
  const change = useCall(changePromotion, refreshes)
  const preview = useCall(previewPromotion)
  const wanted = useRef<'save' | 'preview'>('save')
  const [previewed, setPreviewed] = useState<PromotionDraft>()
  const [kind, setKind] = useState<PromotionKind>(initial?.promise.kind ?? 'deposit')
  const [currency, setCurrency] = useState(initial?.currency ?? currencies[0]!)
  const [startsAtFirst] = useState(() => {
    const now = Date.now() + serverOffset
    return instantToWallTime(beginningWritten(initial, promotionId === undefined, now - (now % MINUTE)), timeZone)
  })

  async function save(draft: PromotionDraft): Promise<void> {
    if (promotionId === undefined) {
      const { promotionId: made } = await create.mutateAsync(draft)
      showToast({ tone: 'good', text: t('console-promotions.saved') })
      await navigate(`/promotions?promotion=${made}`)
      return
    }
    const { currency: _unchanged, ...version } = draft
    await change.mutateAsync({ promotionId, ...version })
    showToast({ tone: 'good', text: t('console-promotions.saved') })
    await navigate(`/promotions?promotion=${promotionId}`)
  }

  const instant = (text: string): number | undefined => instantOf(text, timeZone)
  const form = useForm<PromotionDraft>(schema, {
    extra: () => ({ currency, promise: { kind } }),
    read: { startsAt: instant, endsAt: instant },
    onSubmit: async (draft) => {
      if (wanted.current === 'save') return save(draft)
      // What is wrong between the fields is told at them, before anything is shown.
      await preview.mutateAsync({ ...draft, language: 'en' })
      setPreviewed(draft)
    },
  })

  return (
    <Form form={form} className="max-w-5xl gap-6">
      <Card title={t('console-promotions.form.what')}>
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <Select
            name="promise.kind"
            label={t('console-promotions.column.kind')}
            hint={t(`console-promotions.kind.${kind}.hint`)}
            value={kind}
            onChange={(event) => setKind(event.target.value as PromotionKind)}
            options={promotionKinds
              .filter((each) => promotionId === undefined || each === kind)
              .map((each) => ({ value: each, label: t(`console-promotions.kind.${each}`) }))}
          />
          <Select
            name="category"
            label={t('console-promotions.field.category')}
            hint={t('console-promotions.field.category.hint')}
            defaultValue={initial?.category ?? 'special'}
            options={promotionCategories
              .filter((each) => each !== 'all')
              .map((each) => ({ value: each, label: t(`promotions.filter.${each}`) }))}
          />
          <Select
            name="currency"
            label={t('console-promotions.field.currency')}
            value={currency}
            onChange={(event) => setCurrency(event.target.value)}
            options={(promotionId === undefined ? [...new Set([currency, ...currencies])] : [currency]).map((each) => ({
              value: each,
              label: each,
            }))}
          />
        </div>
      </Card>
      <Card title={t('console-promotions.terms')}>
        <SchemaFields
          key={kind}
          part={partOf(promotionTerms[kind])}
          name="promise.terms"
          value={initial?.promise.kind === kind ? initial.promise.terms : FRESH_TERMS}
          scope={termsScope(kind)}
          currency={currency}
        />
      </Card>
      <Card title={t('console-promotions.form.bonus')}>
        <SchemaFields
          part={bonusPart}
          name=""
          value={{ bonus: initial?.bonus ?? null }}
          scope={bonusScope}
          currency={currency}
        />
      </Card>
      <Card title={t('console-promotions.form.texts')}>
        <div className="flex flex-col gap-6">
          <p className="text-sm text-ink-soft">{t('console-promotions.form.texts.hint')}</p>
          <TextsGroup label={t('console-promotions.field.titles')}>
            <TextsFields name="titles" most={TITLE_MOST} values={initial?.titles ?? {}} />
          </TextsGroup>
          <TextsGroup label={t('console-promotions.field.summaries')}>
            <TextsFields name="summaries" most={SUMMARY_MOST} values={initial?.summaries ?? {}} />
          </TextsGroup>
          <TextsGroup label={t('console-promotions.field.rules')}>
            <TextsFields name="rules" most={undefined} rows={RULES_ROWS} values={initial?.rules ?? {}} />
          </TextsGroup>
        </div>
      </Card>
      <Card title={t('console-promotions.form.when')}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            name="startsAt"
            type="datetime-local"
            label={t('console-promotions.field.startsAt')}
            hint={t('console-promotions.field.startsAt.hint', { zone: timeZone })}
            defaultValue={startsAtFirst}
            required
          />
          <TextField
            name="endsAt"
            type="datetime-local"
            label={t('console-promotions.field.endsAt')}
            hint={t('console-promotions.field.endsAt.hint')}
            defaultValue={initial?.endsAt ? instantToWallTime(initial.endsAt, timeZone) : undefined}
          />
          <TextField
            name="newMembersDays"
            type="number"
            min={1}
            label={t('console-promotions.field.newMembersDays')}
            hint={t('console-promotions.field.newMembersDays.hint')}
            defaultValue={initial?.newMembersDays ?? undefined}
          />
          <TextField
            name="claimHours"
            type="number"
            min={1}
            label={t('console-promotions.field.claimHours')}
            hint={t('console-promotions.field.claimHours.hint')}
            defaultValue={initial?.claimHours ?? undefined}
          />
          <DecimalField
            name="budget"
            meaning="amount"
            currency={currency}
            label={t('console-promotions.field.budget')}
            hint={t('console-promotions.field.budget.hint')}
            defaultValue={initial?.budget ?? undefined}
          />
          <TextField
            name="position"
            type="number"
            min={0}
            label={t('console-promotions.field.position')}
            hint={t('console-promotions.field.position.hint')}
            defaultValue={initial?.position ?? undefined}
          />
        </div>
      </Card>
      <Problem of={form.problem} />
      <div className="sticky bottom-0 z-sticky flex flex-wrap justify-end gap-3 rounded-md border border-hairline bg-surface p-3 shadow-float">
        <Button type="submit" loading={preview.isPending} onClick={() => (wanted.current = 'preview')}>
          {t('console-promotions.preview')}
        </Button>
        <Button
          type="submit"
          variant="action"
          loading={create.isPending || change.isPending}
          onClick={() => (wanted.current = 'save')}
        >
          {t('console-promotions.save')}
        </Button>
      </div>
      <PreviewDialog draft={previewed} onClose={() => setPreviewed(undefined)} />
    </Form>
  )
}

function TextsGroup({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-sm font-medium text-ink">{label}</legend>
      {children}
    </fieldset>
  )
}

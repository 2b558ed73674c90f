import { currencies } from '@croupier/basis/currency.ts'
import { changePointGood } from '@croupier/api/points/change-point-good.ts'
import { createPointGood } from '@croupier/api/points/create-point-good.ts'
import { listPointGoods } from '@croupier/api/points/list-point-goods.ts'
import { type GoodArt, goodArts, type GoodType, goodTypes } from '@croupier/api/points/point-answers.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { GoodScene } from '@croupier/kit/art/good-scenes.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextArea, TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { formatTime } from '@croupier/kit/format/time.ts'
import { useKit } from '@croupier/kit/words.tsx'
import { type ReactNode, useState } from 'react'
import { writtenLanguages } from '@croupier/words/languages.ts'
import { DialogForm } from '../lists/dialog-form.tsx'
import { instantOf } from '../lists/wall-time.ts'
import type { Good } from './point-words.ts'

/** What a form leaves out where its box is empty. */
const nothing = { titles: {}, descriptions: {}, amount: null, stock: null, perMember: null, endsAt: null }

const wallOf = (at: number, zone: string) => formatTime(at, zone).replace(' ', 'T').slice(0, 16)

/** Reads the boxes of moments: an empty end is none. */
function momentReaders(timeZone: string) {
  return {
    startsAt: (text: string) => instantOf(text, timeZone),
    endsAt: (text: string) => instantOf(text, timeZone) ?? null,
  }
}

/** Writes a good down, or changes one. */
export function GoodDialog({
  open,
  onClose,
  good,
}: {
  open: boolean
  onClose: () => void
  /** Undefined: a new one. */
  good: Good | undefined
}): ReactNode {
  const { t } = useWords('console-points')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="medium"
      title={t(good ? 'console-points.good.change.title' : 'console-points.good.add')}
    >
      {/* Drawn anew each time it opens, so that it starts from what is kept. */}
      {open && (good ? <ChangeForm good={good} onClose={onClose} /> : <CreateForm onClose={onClose} />)}
    </Dialog>
  )
}

function CreateForm({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useWords('console-points', 'fault')
  const { timeZone } = useKit()
  const [type, setType] = useState<GoodType>('GOODS')
  const create = useCall(createPointGood, { refreshes: [listPointGoods] })
  const form = useForm(createPointGood.input, {
    extra: () => ({ ...nothing, currency: null }),
    read: momentReaders(timeZone),
    async onSubmit(input) {
      await create.mutateAsync(input)
      showToast({ tone: 'good', text: t('console-points.good.added') })
      onClose()
    },
  })
  return (
    <DialogForm form={form} action={t('console-points.good.add.action')} onCancel={onClose}>
      <Select
        name="type"
        label={t('console-points.column.type')}
        value={type}
        onChange={(event) => setType(event.target.value as GoodType)}
        options={goodTypes.map((each) => ({ value: each, label: t(`console-points.type.${each}`) }))}
      />
      <Select
        name="currency"
        label={t('console-points.field.currency')}
        hint={type === 'GOODS' ? t('console-points.field.currency.hint') : undefined}
        placeholder={type === 'GOODS' ? t('console-points.everybody') : undefined}
        options={[...currencies.keys()].map((code) => ({ value: code, label: code }))}
      />
      <Fields type={type} good={undefined} />
    </DialogForm>
  )
}

function ChangeForm({ good, onClose }: { good: Good; onClose: () => void }): ReactNode {
  const { t } = useWords('console-points', 'fault')
  const { timeZone } = useKit()
  const change = useCall(changePointGood, { refreshes: [listPointGoods] })
  const { goodId, type, price, amount } = good
  const form = useForm(changePointGood.input, {
    extra: () => ({ ...nothing, goodId, price, amount }),
    read: momentReaders(timeZone),
    async onSubmit(input) {
      await change.mutateAsync(input)
      showToast({ tone: 'good', text: t('kit.saved') })
      onClose()
    },
  })
  return (
    <DialogForm form={form} action={t('kit.save')} onCancel={onClose}>
      <Fields type={type} good={good} />
    </DialogForm>
  )
}

function Fields({ type, good }: { type: GoodType; good: Good | undefined }): ReactNode {
  const { t } = useWords('console-points')
  const { timeZone } = useKit()
  const [art, setArt] = useState<GoodArt>(good?.art ?? 'voucher')
  // Where nothing else is said it begins now.
  const [now] = useState(() => Date.now())
  // What members see keeps its price and its money.
  const isFixed = good?.state === 'published'
  return (
    <>
      <div className="flex items-end gap-4">
        <Select
          name="art"
          label={t('console-points.field.art')}
          value={art}
          onChange={(event) => setArt(event.target.value as GoodArt)}
          options={goodArts.map((each) => ({ value: each, label: t(`console-points.art.${each}`) }))}
          className="flex-1"
        />
        <span className="h-20 w-32 shrink-0 overflow-hidden rounded-md">
          <GoodScene art={art} />
        </span>
      </div>
      {writtenLanguages.map((language) => (
        <div key={language} className="flex flex-col gap-4">
          <TextField
            name={`titles.${language}`}
            label={t(`console-points.field.title.${language}`)}
            lang={language}
            dir="auto"
            maxLength={80}
            defaultValue={good?.titles[language]}
            required={language === 'en'}
          />
          <TextArea
            name={`descriptions.${language}`}
            label={t(`console-points.field.text.${language}`)}
            lang={language}
            dir="auto"
            rows={2}
            maxLength={600}
            defaultValue={good?.descriptions[language]}
            required={language === 'en'}
          />
        </div>
      ))}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="price"
          label={t('console-points.field.price')}
          inputMode="decimal"
          dir="ltr"
          defaultValue={good?.price}
          disabled={isFixed}
          required
        />
        {type === 'CASH' && (
          <TextField
            name="amount"
            label={t('console-points.field.amount')}
            inputMode="decimal"
            dir="ltr"
            defaultValue={good?.amount ?? undefined}
            disabled={isFixed}
            required
          />
        )}
        <TextField
          name="stock"
          type="number"
          min={1}
          label={t('console-points.field.stock')}
          hint={t('console-points.field.stock.hint')}
          defaultValue={good?.stock ?? undefined}
        />
        <TextField
          name="perMember"
          type="number"
          min={1}
          label={t('console-points.field.perMember')}
          hint={t('console-points.field.perMember.hint')}
          defaultValue={good?.perMember ?? undefined}
        />
        <TextField
          name="startsAt"
          type="datetime-local"
          label={t('console-points.field.from')}
          hint={t('console-points.field.from.hint', { zone: timeZone })}
          defaultValue={wallOf(good?.startsAt ?? now, timeZone)}
          required
        />
        <TextField
          name="endsAt"
          type="datetime-local"
          label={t('console-points.field.until')}
          hint={t('console-points.field.until.hint')}
          defaultValue={good?.endsAt ? wallOf(good.endsAt, timeZone) : undefined}
        />
        <TextField
          name="position"
          type="number"
          min={0}
          label={t('console-points.field.position')}
          hint={t('console-points.field.position.hint')}
          defaultValue={good?.position ?? 1000}
        />
      </div>
    </>
  )
}

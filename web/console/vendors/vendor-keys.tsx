import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { makeVendorKeys } from '@croupier/api/games/make-vendor-keys.ts'
import { setVendorKeys } from '@croupier/api/games/set-vendor-keys.ts'
import { showVendorKeys } from '@croupier/api/games/show-vendor-keys.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { ConfirmDialog } from '@croupier/kit/overlays/confirm-dialog.tsx'
import { CopyButton } from '@croupier/kit/components/copy-button.tsx'
import { TextArea } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { Problem } from '../lists/problem.tsx'
import type { Vendor } from './vendor.ts'

/**
 * The keys of a vendor whose protocol signs with them: our public key for the vendor, and the vendor's to verify its
 * calls.
 */
export function VendorKeys({ vendor }: { vendor: Vendor }): ReactNode {
  const { t } = useWords('console-games')
  const { code } = vendor
  const refreshes = [showVendorKeys, listVendors]
  const keys = useOperation(showVendorKeys, { code })
  const set = useCall(setVendorKeys, { refreshes })
  const make = useCall(makeVendorKeys, { refreshes })
  const [asked, setAsked] = useState(false)
  const form = useForm(setVendorKeys.input, {
    extra: () => ({ code }),
    onSubmit: async (input): Promise<void> => {
      if (!input.theirPublicKey) return form.setFaults([{ field: 'theirPublicKey', messageKey: 'fault.required' }])
      await set.mutateAsync(input)
      form.reset()
      showToast({ tone: 'good', text: t('kit.saved') })
    },
  })
  const ours = keys.data?.ourPublicKey
  const makeNow = () =>
    make.mutate(
      { code },
      {
        onSuccess: () => showToast({ tone: 'good', text: t('kit.saved') }),
        onSettled: () => setAsked(false),
      },
    )

  return (
    <section className="flex flex-col gap-4">
      <h3 className="font-medium text-ink">{t('console-games.vendor.keys')}</h3>
      <Problem of={keys.error ?? make.error} />
      {keys.data && (
        <>
          <div className="flex flex-col gap-2">
            <div className="flex items-center justify-between gap-3">
              <span className="text-sm font-medium text-ink">{t('console-games.vendor.keys.ours')}</span>
              {ours && <CopyButton text={ours} label={t('console-games.vendor.keys.copy')} />}
            </div>
            {ours && (
              <pre
                dir="ltr"
                className="max-h-44 overflow-auto rounded-md break-all whitespace-pre-wrap border border-hairline bg-sunken/60 p-3 text-xs text-ink-faint"
              >
                {ours}
              </pre>
            )}
            <p className="text-xs text-ink-faint">
              {t(ours ? 'console-games.vendor.keys.ours.text' : 'console-games.vendor.keys.none')}
            </p>
            <Button className="self-start" loading={make.isPending} onClick={() => (ours ? setAsked(true) : makeNow())}>
              {t('console-games.vendor.keys.make')}
            </Button>
          </div>
          <Form form={form} className="gap-4">
            <TextArea
              name="theirPublicKey"
              label={t('console-games.vendor.keys.theirs')}
              aside={t(
                keys.data.hasTheirKey
                  ? 'console-games.vendor.keys.theirs.set'
                  : 'console-games.vendor.keys.theirs.none',
              )}
              hint={t('console-games.vendor.keys.theirs.hint')}
              dir="ltr"
              spellCheck={false}
              autoComplete="off"
              required
              className="[&_textarea]:font-mono [&_textarea]:text-xs"
            />
            <Problem of={form.problem} />
            <Button type="submit" loading={form.submitting} className="self-start">
              {t('console-games.vendor.keys.theirs.save')}
            </Button>
          </Form>
        </>
      )}
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        onConfirm={makeNow}
        title={t('console-games.vendor.keys.make.title', { name: vendor.name })}
        confirm={t('console-games.vendor.keys.make')}
        danger
        busy={make.isPending}
      >
        {t('console-games.vendor.keys.make.text')}
      </ConfirmDialog>
    </section>
  )
}

import { addGame } from '@croupier/api/games/add-game.ts'
import { gameStatuses, gameTypes } from '@croupier/api/games/game-types.ts'
import { listCatalogue } from '@croupier/api/games/list-catalogue.ts'
import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import type { ReactNode } from 'react'
import { DialogForm } from '../lists/dialog-form.tsx'
import type { DialogProps } from '../lists/list-declaration.ts'

function GameForm({ onClose, onOpen }: Omit<DialogProps, 'open'>): ReactNode {
  const { t } = useWords('console-games', 'fault')
  const { data: vendors } = useOperation(listVendors)
  const add = useCall(addGame, { refreshes: [listCatalogue, listVendors] })
  const form = useForm(addGame.input, {
    async onSubmit(input) {
      const { nodeId } = await add.mutateAsync(input)
      onOpen(String(nodeId))
    },
  })
  return (
    <DialogForm form={form} action={t('console-games.add')} onCancel={onClose}>
      <Select
        name="vendor"
        label={t('console-games.column.vendor')}
        placeholder={t('kit.select')}
        options={(vendors?.list ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        required
      />
      <TextField
        name="code"
        label={t('console-games.column.code')}
        hint={t('console-games.add.code.hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
      />
      <TextField
        name="name"
        label={t('console-games.add.name')}
        hint={t('console-games.add.name.hint')}
        autoComplete="off"
        required
      />
      <Select
        name="type"
        label={t('console-games.column.type')}
        placeholder={t('kit.select')}
        options={gameTypes.map((type) => ({ value: type, label: t(`console-games.type.${type}`) }))}
        required
      />
      <TextField
        name="rtp"
        label={t('console-games.column.rtp')}
        hint={t('console-games.add.rtp.hint')}
        aside="%"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
      />
      <Select
        name="status"
        label={t('console-games.column.status')}
        hint={t('console-games.add.status.hint')}
        defaultValue="closed"
        options={gameStatuses.map((status) => ({ value: status, label: t(`console-games.status.${status}`) }))}
      />
    </DialogForm>
  )
}

/** Adds one game of a vendor; how it is marked and where it is closed is decided in its panel, which opens then. */
export function GameCreate({ open, ...ways }: DialogProps): ReactNode {
  const { t } = useWords('console-games')
  return (
    <Dialog open={open} onClose={ways.onClose} title={t('console-games.add')}>
      <GameForm {...ways} />
    </Dialog>
  )
}

import { changeGame } from '@croupier/api/games/change-game.ts'
import { listCatalogue } from '@croupier/api/games/list-catalogue.ts'
import type { InputOf } from '@croupier/api/operation.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Switch } from '@croupier/kit/fields/choice.tsx'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Time } from '@croupier/kit/components/time.tsx'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { Facts } from '../lists/facts.tsx'
import type { RowOf } from '../lists/list-declaration.ts'
import { Problem } from '../lists/problem.tsx'
import { ClosingsForm } from './closings-form.tsx'
import { GameOdds } from './game-odds.tsx'
import { StatusChoice } from './status-choice.tsx'

type CatalogueGame = RowOf<typeof listCatalogue>

/** One game: whether it can be started, how it is marked, what is printed on it. */
export function GamePanel({
  game,
  open,
  onClose,
}: {
  game: CatalogueGame | undefined
  open: boolean
  onClose: () => void
}): ReactNode {
  const { t } = useWords('console-games')
  const may = useMay()
  // The panel keeps its content while it closes.
  const [shown, setShown] = useState(game)
  if (game && game !== shown) setShown(game)
  const change = useCall(changeGame, { refreshes: [listCatalogue] })
  if (!shown) return null

  const { nodeId } = shown
  const set = (changes: Omit<InputOf<typeof changeGame>, 'nodeId'>): void =>
    change.mutate({ nodeId, ...changes }, { onSuccess: () => showToast({ tone: 'good', text: t('kit.saved') }) })

  return (
    <SidePanel open={open} onClose={onClose} title={<bdi>{shown.name}</bdi>}>
      <div className="flex flex-col gap-6">
        {may('games.manage') && (
          <div>
            <StatusChoice value={shown.status} onChange={(status) => set({ status })} />
            <div className="mt-4 flex flex-col">
              <Switch
                label={t('console-games.hot')}
                hint={t('console-games.hot.text')}
                checked={shown.isHot}
                disabled={change.isPending}
                onChange={(event) => set({ isHot: event.target.checked })}
              />
              <Switch
                label={t('console-games.new')}
                checked={shown.isNew}
                disabled={change.isPending}
                onChange={(event) => set({ isNew: event.target.checked })}
              />
              <Switch
                label={t('console-games.demo')}
                hint={t('console-games.demo.text')}
                checked={shown.isDemoCapable}
                disabled={change.isPending}
                onChange={(event) => set({ isDemoCapable: event.target.checked })}
              />
              <Switch
                label={t('console-games.bonusBuy')}
                hint={t('console-games.bonusBuy.text')}
                checked={shown.hasBonusBuy}
                disabled={change.isPending}
                onChange={(event) => set({ hasBonusBuy: event.target.checked })}
              />
            </div>
          </div>
        )}
        <Problem of={change.error} />
        {may('games.manage') && (
          <ClosingsForm
            key={nodeId}
            operation={changeGame}
            refreshes={[listCatalogue]}
            of={{ nodeId }}
            closings={shown}
          />
        )}
        <Facts
          facts={[
            [t('console-games.column.node'), String(nodeId)],
            [t('console-games.column.vendor'), <bdi key="vendor">{shown.vendor}</bdi>],
            [t('console-games.column.code'), <bdi key="code">{shown.code}</bdi>],
            [t('console-games.column.type'), t(`console-games.type.${shown.type}`)],
            [t('console-games.column.rtp'), shown.rtp && `${shown.rtp} %`],
            [t('console-games.column.minBet'), shown.minBet],
            [t('console-games.column.lines'), shown.lines && String(shown.lines)],
            [
              t('console-games.column.volatility'),
              shown.volatility && t(`console-games.volatility.${shown.volatility}`),
            ],
            [t('console-games.column.added'), <Time key="added" at={shown.addedAt} />],
          ]}
        />
        {open && <GameOdds nodeId={nodeId} />}
      </div>
    </SidePanel>
  )
}

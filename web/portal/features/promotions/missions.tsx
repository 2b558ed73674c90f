import { collectMission } from '@croupier/api/promotions/taking-part/collect-mission.ts'
import { countMissions } from '@croupier/api/promotions/taking-part/count-missions.ts'
import { listMissions } from '@croupier/api/promotions/taking-part/list-missions.ts'
import { countRewards } from '@croupier/api/rewards/count-rewards.ts'
import { listRewards } from '@croupier/api/rewards/list-rewards.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import type { ReactNode } from 'react'
import { ReadFault } from '../../parts/read-fault.tsx'
import { Leaderboards } from './leaderboards.tsx'
import { isSomethingReached } from './mission-reached.ts'
import { PromisedLines } from '../../../looks/promotions/promised-lines.tsx'

/** Missions that run, how far the member is in each, and the button that collects what is reached. */
function Missions(): ReactNode {
  const { t } = useWords('promotions', 'pages', 'refusals')
  const refusalText = useRefusalText()
  const read = useOperation(listMissions, {}, { staleMilliseconds: 10_000 })
  const collect = useCall(collectMission, { refreshes: [listMissions, countMissions, listRewards, countRewards] })
  const { data, error } = read
  if (error && !data) return <ReadFault of={read} />
  if (!data) {
    return (
      <Waiting>
        <Skeleton className="h-56 w-full" />
      </Waiting>
    )
  }
  if (data.list.length === 0) {
    return (
      <EmptyState scene={<EmptyInboxScene />} title={t('pages.missionLeaderboard.empty.title')}>
        {t('pages.missionLeaderboard.empty.text')}
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      {data.list.map((mission) => {
        const { promotionId, title, summary, lines } = mission
        return (
          <Card key={promotionId} title={<bdi>{title}</bdi>}>
            <div className="flex flex-col gap-5">
              <p className="text-ink-soft">
                <bdi>{summary}</bdi>
              </p>
              <PromisedLines promotion={mission} />
              {isSomethingReached(lines) && (
                <Button
                  variant="action"
                  loading={collect.isPending}
                  className="self-start"
                  onClick={() =>
                    collect.mutate(
                      { promotionId },
                      {
                        onSuccess: () => showToast({ tone: 'good', text: t('promotions.collected') }),
                        onError: (fault) => showToast({ tone: 'bad', text: refusalText(fault) }),
                      },
                    )
                  }
                >
                  {t('promotions.collect')}
                </Button>
              )}
            </div>
          </Card>
        )
      })}
    </div>
  )
}

/** What can be reached by playing: missions, and races against others. */
export default function MissionsAndLeaderboards(): ReactNode {
  return (
    <div className="flex flex-col gap-8">
      <Missions />
      <Leaderboards />
    </div>
  )
}

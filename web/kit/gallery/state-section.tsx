import type { ReactNode } from 'react'
import { EmptyBetsScene, EmptyInboxScene, NothingFoundScene, OfflineScene } from '../art/empty-scenes.tsx'
import { Button } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { ErrorState } from '../components/error-state.tsx'
import { Notice } from '../components/notice.tsx'
import { Skeleton, SkeletonText, Waiting } from '../components/skeleton.tsx'
import { Section } from './section.tsx'

export function StateSection(): ReactNode {
  return (
    <Section title="States">
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
        <Card>
          <EmptyState
            scene={<EmptyBetsScene />}
            title="No bets in this period"
            action={<Button variant="action">Find a game</Button>}
          >
            Bets you place appear here as soon as they are accepted.
          </EmptyState>
        </Card>
        <Card>
          <EmptyState scene={<EmptyInboxScene />} title="No messages">
            News about your money and your account arrives here.
          </EmptyState>
        </Card>
        <Card>
          <EmptyState
            scene={<NothingFoundScene />}
            title="Nothing called “lotos”"
            action={<Button>Show all games</Button>}
          >
            Check the spelling, or look through a category.
          </EmptyState>
        </Card>
        <Card>
          <EmptyState scene={<OfflineScene />} title="You are offline">
            What you see is from a moment ago. Nothing will be sent.
          </EmptyState>
        </Card>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <Card>
          <ErrorState title="The record did not load" onRetry={() => {}} reference="0197-3c1e-a2">
            Your money is not affected.
          </ErrorState>
        </Card>
        <div className="flex flex-col gap-4">
          <Notice>This is play money: no real provider is connected.</Notice>
          <Notice tone="good">Received. ৳ 5,000.00 is in your main purse.</Notice>
          <Notice tone="bad">The username or the password is wrong.</Notice>
          <Card>
            <Waiting className="flex gap-4">
              <Skeleton className="size-16 rounded-md" />
              <SkeletonText className="flex-1" />
            </Waiting>
          </Card>
        </div>
      </div>
    </Section>
  )
}

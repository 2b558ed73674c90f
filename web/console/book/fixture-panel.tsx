import { listStaffFixtures } from '@croupier/api/book/staff/list-staff-fixtures.ts'
import { suspendFixture } from '@croupier/api/book/staff/suspend-fixture.ts'
import { voidFixture } from '@croupier/api/book/staff/void-fixture.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { leagueName, matchName } from '../../looks/book/book-names.ts'
import { useMay } from '../frame/staff.tsx'
import { askApproval } from '../lists/approval.ts'
import { Facts } from '../lists/facts.tsx'
import { Problem } from '../lists/problem.tsx'
import { ReasonForm } from '../lists/reason-form.tsx'
import { fixtureTones, type StaffFixture } from './staff-fixture.ts'

const refreshes = [listStaffFixtures]

/** Stops the sale of a match for a while, or lets it go on. */
function Suspension({ match: { fixture, isSuspended } }: { match: StaffFixture }): ReactNode {
  const { t } = useWords('console-book', 'refusals')
  const suspend = useCall(suspendFixture, { refreshes })
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm text-ink-soft">
        {t(isSuspended ? 'console-book.suspended.text' : 'console-book.suspend.text')}
      </p>
      <Button
        loading={suspend.isPending}
        onClick={() => suspend.mutate({ fixtureId: fixture.fixtureId, isSuspended: !isSuspended })}
      >
        {t(isSuspended ? 'console-book.resume' : 'console-book.suspend')}
      </Button>
      <Problem of={suspend.error} />
    </div>
  )
}

/** Calls a match off, once another operator has agreed. */
function CallOff({ match: { fixture }, onBack }: { match: StaffFixture; onBack: () => void }): ReactNode {
  const { t } = useWords('console-book', 'fault')
  const call = useCall(voidFixture, { refreshes })
  const form = useForm(voidFixture.input, {
    extra: () => ({ fixtureId: fixture.fixtureId }),
    onSubmit: async (input) => {
      const outcome = await askApproval(() => call.mutateAsync(input))
      showToast(
        outcome === 'waiting' ? { text: t('console.approval.waiting') } : { tone: 'good', text: t('kit.saved') },
      )
      onBack()
    },
  })
  return (
    <ReasonForm form={form} action={t('console-book.void')} danger onBack={onBack}>
      <p className="text-sm text-ink-soft">{t('console-book.void.text')}</p>
    </ReasonForm>
  )
}

function Rulings({ match }: { match: StaffFixture }): ReactNode {
  const { t } = useWords('console-book')
  const may = useMay()
  const [isCallingOff, setCallingOff] = useState(false)
  if (match.fixture.state !== 'coming' && match.fixture.state !== 'running') return null
  if (isCallingOff) return <CallOff match={match} onBack={() => setCallingOff(false)} />
  return (
    <>
      {may('games.manage') && <Suspension match={match} />}
      {may('rounds.rule') && (
        <Button variant="danger" className="self-start" onClick={() => setCallingOff(true)}>
          {t('console-book.void')}
        </Button>
      )}
    </>
  )
}

function Sold({ of: { sold, slips, open } }: { of: StaffFixture }): ReactNode {
  const { t } = useWords('console-book')
  return (
    <section className="flex flex-col gap-3 border-t border-hairline pt-6">
      <h3 className="text-base font-medium">{t('console-book.sold')}</h3>
      <p className="text-sm text-ink-soft">{t('console-book.sold.slips', { slips, open })}</p>
      {sold.map(({ currency, staked, most, paid }) => (
        <dl key={currency} className="grid grid-cols-3 gap-x-4 text-sm">
          {(
            [
              ['staked', staked],
              ['most', most],
              ['paid', paid],
            ] as const
          ).map(([name, value]) => (
            <div key={name} className="flex flex-col">
              <dt className="text-xs text-ink-faint">{t(`console-book.sold.${name}`)}</dt>
              <dd>
                <Amount value={value} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  )
}

/** One match: how it stands, what was bet on it, and what can be done about it. */
export function FixturePanel({ match, onClose }: { match: StaffFixture | undefined; onClose: () => void }): ReactNode {
  const { t } = useWords('console-book', 'book')
  // The panel keeps its content while it closes.
  const [shown, setShown] = useState(match)
  if (match && match !== shown) setShown(match)
  if (!shown) return null
  const { fixture } = shown
  const { score } = fixture
  return (
    <SidePanel open={match !== undefined} onClose={onClose} title={<bdi>{matchName(t, fixture)}</bdi>}>
      <div className="flex flex-col gap-6">
        <Facts
          facts={[
            [t('console-book.column.league'), leagueName(t, fixture.gameCode)],
            [t('console-book.column.number'), <bdi key="number">{fixture.number}</bdi>],
            [t('console-book.column.startsAt'), <Time key="starts" at={fixture.startsAt} />],
            [
              t('console-book.column.state'),
              <Status key="state" tone={fixtureTones[fixture.state]}>
                {t(`console-book.state.${fixture.state}`)}
              </Status>,
            ],
            [
              t('console-book.column.score'),
              score && (
                <bdi key="score" dir="ltr" className="figures">
                  {`${score.home}:${score.away}`}
                </bdi>
              ),
            ],
          ]}
        />
        <Sold of={shown} />
        <Rulings key={fixture.fixtureId} match={shown} />
      </div>
    </SidePanel>
  )
}

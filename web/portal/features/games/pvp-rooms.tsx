import type { OutputOf } from '@croupier/api/operation.ts'
import { listRooms } from '@croupier/api/play/rooms/list-rooms.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { type ReactNode, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { useMember } from '../../session/member.ts'
import { betPagePath, gamePagePath } from '@croupier/api/games/start-path.ts'
import { ReadFault } from '../../parts/read-fault.tsx'
import { TableTop } from './table-top.tsx'

type Room = OutputOf<typeof listRooms>['rooms'][number]

/** Seats come and go: the tables are asked for again this often while somebody looks. */
const EVERY_MILLISECONDS = 5_000

function Figure({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex min-w-0 justify-between gap-3">
      <dt className="text-ink-faint">{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  )
}

/** What is played for: an ante, blinds, or what one sits down with. Play money has no currency. */
function Stakes({ room, currency }: { room: Room; currency: string | undefined }): ReactNode {
  const { t } = useWords('rooms')
  const { ante, smallBlind, bigBlind, minBuyIn, maxBuyIn } = room
  return (
    <>
      {ante !== null && (
        <Figure label={t('rooms.ante')}>
          <Amount value={ante} currency={currency} />
        </Figure>
      )}
      {smallBlind !== null && bigBlind !== null && (
        <Figure label={t('rooms.blinds')}>
          <bdi dir="ltr" className="whitespace-nowrap">
            <Amount value={smallBlind} currency={currency} /> / <Amount value={bigBlind} currency={currency} />
          </bdi>
        </Figure>
      )}
      {minBuyIn !== null && maxBuyIn !== null && (
        <Figure label={t('rooms.buyIn')}>
          <bdi dir="ltr" className="whitespace-nowrap">
            <Amount value={minBuyIn} currency={currency} /> – <Amount value={maxBuyIn} currency={currency} />
          </bdi>
        </Figure>
      )}
    </>
  )
}

function Rake({ room, currency }: { room: Room; currency: string | undefined }): ReactNode {
  const { t } = useWords('rooms')
  const { rakePercent: percent, rakeCap } = room
  if (percent === null || Number(percent) === 0) return t('rooms.rake.none')
  if (rakeCap === null) return t('rooms.rake.value', { percent })
  return (
    <>
      {t('rooms.rake.capped', { percent })} <Amount value={rakeCap} currency={currency} />
    </>
  )
}

/** The house's own tables are a page of the portal, others run in their vendor's. */
function pathOf(room: Room): string {
  const asked = encodeURIComponent(room.roomId)
  const own = betPagePath(room)
  return own === undefined ? `${gamePagePath(room, room.isTrial)}&room=${asked}` : `${own}&table=${asked}`
}

function RoomCard({ room, currency }: { room: Room; currency: string | undefined }): ReactNode {
  const { t } = useWords('rooms')
  const { pathname, search } = useLocation()
  const { roomName, gameName, vendorName, seats, players, isFull, isTrial } = room
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-hairline bg-surface p-4 shadow-lift">
      <span className="max-sm:mx-auto max-sm:w-40">
        <TableTop seats={seats} players={players} />
      </span>
      <div className="flex min-w-0 items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="truncate font-display text-lg font-semibold" title={roomName}>
            {roomName}
          </h3>
          <p className="text-xs text-ink-faint">
            {gameName} · {vendorName}
          </p>
        </div>
        {isTrial && <Badge tone="jade">{t('rooms.practice')}</Badge>}
      </div>
      <p className="text-sm text-ink-soft">
        {players === 0 ? t('rooms.seats.empty', { seats }) : t('rooms.seats', { players, seats })}
      </p>
      <dl className="flex flex-1 flex-col gap-1 text-sm">
        <Stakes room={room} currency={currency} />
        <Figure label={t('rooms.rake')}>
          <Rake room={room} currency={currency} />
        </Figure>
      </dl>
      {isFull ? (
        <Button disabled wide>
          {t('rooms.full')}
        </Button>
      ) : (
        <Link
          to={pathOf(room)}
          state={{ from: `${pathname}${search}` }}
          aria-label={t('rooms.join.at', { room: roomName })}
          className={buttonClasses('action', 'medium', true)}
        >
          {t('rooms.join')}
        </Link>
      )}
    </li>
  )
}

function useRooms(enabled: boolean) {
  const { language } = useWords()
  const [query] = useSearchParams()
  const vassalage = query.get('vassalage')?.toUpperCase()
  const input = { language, ...(vassalage && { vassalage }) }
  return useOperation(listRooms, input, { enabled, staleMilliseconds: 0, everyMilliseconds: EVERY_MILLISECONDS })
}

function OpenRooms(): ReactNode {
  const { t } = useWords('rooms', 'refusals')
  const { isTrial } = useMember()
  const [kind, setKind] = useState<'money' | 'practice'>('money')
  const reading = useRooms(true)
  const { data, error } = reading
  const shown = isTrial ? 'practice' : kind
  const rooms = data?.rooms.filter((room) => room.isTrial === (shown === 'practice'))
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="max-w-prose text-sm text-ink-soft">
          {t(shown === 'practice' ? 'rooms.text.trial' : 'rooms.text')}
        </p>
        {!isTrial && (
          <Segmented
            label={t('rooms.kind')}
            value={kind}
            onChange={setKind}
            options={[
              { value: 'money', label: t('rooms.kind.money') },
              { value: 'practice', label: t('rooms.kind.practice') },
            ]}
          />
        )}
      </div>
      {data?.silent.map((vendor) => (
        <Notice key={vendor} tone="plain">
          {t('rooms.silent', { vendor })}
        </Notice>
      ))}
      {error && !data ? (
        <ReadFault of={reading} title={t('rooms.failed')} />
      ) : !rooms ? (
        <Waiting>
          <Skeleton className="h-72 w-full" />
        </Waiting>
      ) : rooms.length > 0 ? (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-4">
          {rooms.map((room) => (
            <RoomCard
              key={`${room.vassalage} ${room.roomId}`}
              room={room}
              currency={room.isTrial ? undefined : data?.currency}
            />
          ))}
        </ul>
      ) : data?.silent.length === 0 ? (
        <EmptyState scene={<NothingFoundScene />} title={t('rooms.none.title')}>
          {data.rooms.length > 0 && shown === 'money' ? t('rooms.none.money') : t('rooms.none.text')}
        </EmptyState>
      ) : null}
    </>
  )
}

/** The tables of player-versus-player games, above the games themselves: those wait for them, and are never pushed down. */
export default function PvpRooms({ children }: { children: ReactNode }): ReactNode {
  const { isLogin } = useMember()
  const { data, isError } = useRooms(isLogin)
  return (
    <>
      <Tables />
      {isLogin && !data && !isError ? <Skeleton className="h-dvh w-full" /> : children}
    </>
  )
}

function Tables(): ReactNode {
  const { t } = useWords('rooms')
  const { isLogin } = useMember()
  const { pathname, search } = useLocation()
  return (
    <section aria-labelledby="rooms-title" className="flex flex-col gap-4">
      <h2 id="rooms-title" className="font-display text-xl font-semibold">
        {t('rooms.title')}
      </h2>
      {isLogin ? (
        <OpenRooms />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-hairline bg-surface p-5">
          <div className="flex min-w-0 flex-wrap items-center gap-5">
            <span className="w-40 shrink-0">
              <TableTop seats={6} players={3} />
            </span>
            <div className="min-w-0">
              <p className="font-medium">{t('rooms.guest.title')}</p>
              <p className="text-sm text-ink-soft">{t('rooms.guest.text')}</p>
            </div>
          </div>
          <Button variant="action" onClick={() => openDialog({ kind: 'login', then: `${pathname}${search}` })}>
            {t('rooms.guest.action')}
          </Button>
        </div>
      )}
    </section>
  )
}

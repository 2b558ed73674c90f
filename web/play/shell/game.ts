import { type GameSession, openGameSession, type SessionState } from '../rgs/game-session.ts'
import { openRgsClient } from '../rgs/rgs-client.ts'
import { type FairnessDesk, openFairnessDesk } from './fairness.ts'
import { type Launch, readLaunch } from './launch.ts'
import { openPortalFrame, type PortalFrame } from './portal-frame.ts'
import { openReplay, type Replay } from './replay.ts'
import { openSound, type Sound } from './sound.ts'
import { useStore } from './store.ts'

/** Everything one opened game stands on. */
export interface Game<Event> {
  /** As the game server names it. */
  readonly code: string
  readonly launch: Launch
  readonly session: GameSession<Event>
  readonly fairness: FairnessDesk
  readonly replay: Replay<Event>
  readonly frame: PortalFrame
  readonly sound: Sound
}

export function openGame<Event>(code: string): Game<Event> {
  const launch = readLaunch(location)
  const client = openRgsClient({
    origin: launch.rgsOrigin,
    sessionId: launch.sessionId ?? '',
    language: launch.language,
    currency: launch.currency,
  })
  const sound = openSound()
  const frame = openPortalFrame()
  return {
    code,
    launch,
    session: openGameSession<Event>(client),
    fairness: openFairnessDesk(client),
    replay: openReplay<Event>(client, launch, code),
    frame,
    sound,
  }
}

/**
 * Does what the framing page asks, and asks for the balance when the player comes back to the game: there may have been
 * a deposit meanwhile.
 */
export function heedPortal<Event>({ frame, session, sound }: Game<Event>, stopAuto: () => void): void {
  frame.listen((request) => {
    if (request === 'mute') sound.turn(false)
    else if (request === 'pause') stopAuto()
    else void session.refresh()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void session.refresh()
  })
}

/** Asks the game server for what the game was opened for: the session, or the round to show again. */
export async function beginGame<Event>(
  { launch, session, replay }: Game<Event>,
  show: { resume: () => void; replay: () => void },
): Promise<void> {
  if (launch.replay) {
    if (await replay.load()) show.replay()
  } else if (launch.sessionId !== undefined) {
    await session.open()
    show.resume()
  }
}

/** Of the session, or of the round that is shown again. */
export function useCurrency<Event>({ launch, session, replay }: Game<Event>): string {
  const played = useStore(session).currency
  const replayed = useStore(replay).currency
  return launch.replay ? replayed : played
}

export function useSession<Event>({ session }: Game<Event>): SessionState<Event> {
  return useStore(session)
}

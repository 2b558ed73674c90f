import { fetchBotChallenge } from '@croupier/api/identity/human-proof/fetch-bot-challenge.ts'
import { writeBotCheck } from '@croupier/api/identity/human-proof/bot-check.ts'
import { call } from '@croupier/client/call.ts'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

const TIMEOUT = 20_000

/** Fetches a task and solves it. Each derivation runs in the browser's own threads, so the page stays responsive. */
export async function solveBotChallenge(): Promise<string | undefined> {
  const challenge = await call(fetchBotChallenge)
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT })
  return solution ? writeBotCheck({ challenge, solution }) : undefined
}

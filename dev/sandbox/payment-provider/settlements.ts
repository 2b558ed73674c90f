import type { FastifyInstance } from 'fastify'
import { refuse } from './signed-api.ts'

/** Money that moved here, as settlement reports tell it. */
export interface Moved {
  type: 'deposit' | 'payout'
  reference: string
  payment: string
  amount: string
  currency: string
}

const LINES_A_PAGE = 500

/** What a provider of the sandbox has moved since it started, in the order in which it moved. */
export class Settlements {
  readonly #lines: (Moved & { at: string })[] = []

  note(moved: Moved): void {
    this.#lines.push({ ...moved, at: new Date().toISOString() })
  }

  /** Answers GET <prefix>/v1/settlements/:from/:until/:page. */
  mount(scope: FastifyInstance, prefix: string): void {
    scope.get<{ Params: { from: string; until: string; page: string } }>(
      `${prefix}/v1/settlements/:from/:until/:page`,
      async (request, reply) => {
        const [from, until] = [Date.parse(request.params.from), Date.parse(request.params.until)]
        const page = Number(request.params.page)
        if (!(from < until) || !Number.isSafeInteger(page) || page < 1) return refuse(reply, 400, 'request.invalid')
        // Of what is to come nobody knows.
        if (until > Date.now() + 60_000) return { status: 'pending', pages: 0, movements: [] }
        const lines = this.#lines.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < until)
        const movements = lines.slice((page - 1) * LINES_A_PAGE, page * LINES_A_PAGE)
        return { status: 'ready', pages: Math.ceil(lines.length / LINES_A_PAGE), movements }
      },
    )
  }
}

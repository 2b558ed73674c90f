import { randomBytes } from 'node:crypto'
import { hashOfServerSeed, openEntropy } from '@croupier/games/index.ts'
import { familyCalled } from '@croupier/games/lottery/families.ts'
import { escapeHtml, page } from './page.ts'
import type { SandboxService } from './service.ts'

/** Who publishes results here; they agree, as they do where one draw is read twice. */
export const RESULT_SOURCES = ['gazette', 'radio'] as const

/** Draws what lotteries elsewhere would draw, once each, for two publishers. */
export function lotteryResults(): SandboxService {
  const secret = randomBytes(32).toString('hex')
  const published: { source: string; draw: string; drawn: string }[] = []
  return {
    name: 'Lottery results',
    about: 'two publishers of what Vietnamese, Thai and 4D lotteries drew',
    page: '/lottery-results',
    mount(server) {
      server.get('/lottery-results', async (_request, reply) => {
        const rows = published
          .slice(-100)
          .toReversed()
          .map(
            ({ source, draw, drawn }) => `<tr><td>${escapeHtml(source)}<td>${escapeHtml(draw)}<td>${escapeHtml(drawn)}`,
          )
        const table = `<table><tr><th>Publisher<th>Draw<th>Numbers${rows.join('')}</table>`
        return reply.type('text/html; charset=utf-8').send(page('Lottery results', table))
      })
      server.get<{ Params: { source: string }; Querystring: Record<string, string | undefined> }>(
        '/lottery-results/:source',
        async (request, reply) => {
          const { source } = request.params
          const { family: code = '', gameCode = '', numero = '' } = request.query
          const family = familyCalled(code)
          if (!RESULT_SOURCES.some((each) => each === source) || !family) return reply.code(404).send({})
          const draw = `${gameCode} ${numero}`
          const entropy = openEntropy({ serverSeed: hashOfServerSeed(`${secret}:${draw}`), clientSeed: draw, nonce: 0 })
          const drawn = family.draw((bound) => entropy.below(bound))
          published.push({ source, draw, drawn: drawn.join(' ') })
          return { drawn }
        },
      )
    },
  }
}

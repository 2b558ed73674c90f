import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { faultOf, type Shop } from './signing.ts'

export function refuse(reply: FastifyReply, status: number, code: string) {
  return reply.code(status).send({ error: { code, message: code } })
}

/**
 * Lets only requests that the shop signed reach the routes of a scope; bodies are kept as they were sent, because signatures
 * are made of bytes. Answers what reads a body.
 */
export function openSignedApi(scope: FastifyInstance, shop: Shop) {
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  scope.addHook('preHandler', async (request, reply) => {
    const subject = `${request.method} ${request.url.split('?')[0]}`
    const body = typeof request.body === 'string' ? request.body : ''
    const fault = faultOf(request.headers, subject, body, shop)
    if (fault) return refuse(reply, 401, fault)
    return undefined
  })
  return <Shape>(schema: z.ZodMiniType<Shape>, request: FastifyRequest): Shape | undefined => {
    try {
      return z.safeParse(schema, JSON.parse(String(request.body))).data
    } catch {
      return undefined
    }
  }
}

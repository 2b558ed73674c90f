import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Visit } from '../../platform/context.ts'
import { plainIp } from '../../platform/network.ts'

function readCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {}
  for (const part of (header ?? '').slice(0, 8_192).split(';')) {
    const at = part.indexOf('=')
    if (at > 0) cookies[part.slice(0, at).trim()] ??= part.slice(at + 1).trim()
  }
  return cookies
}

function text(value: string | string[] | undefined, most: number): string {
  return (Array.isArray(value) ? value[0] : value)?.slice(0, most) ?? ''
}

/** The caller's side of a request, as operations may know it. */
export function visitOf(request: FastifyRequest, reply: FastifyReply): Visit {
  return {
    ip: plainIp(request.ip),
    userAgent: text(request.headers['user-agent'], 400),
    device: text(request.headers['device'], 20),
    moduleId: text(request.headers['moduleid'], 40),
    host: request.host,
    cookies: readCookies(request.headers.cookie),
    setCookie(name, value, maxAgeSeconds, path = '/') {
      const secure = request.protocol === 'https' ? '; Secure' : ''
      const line = `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`
      reply.header('set-cookie', line)
    },
  }
}

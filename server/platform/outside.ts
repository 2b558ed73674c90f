import { lookup as askNames, type LookupAddress } from 'node:dns'
import { Agent, type IncomingMessage, request as askPlainly } from 'node:http'
import { Agent as SecureAgent, request as askSecurely } from 'node:https'
import { connect, isIP, type LookupFunction, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { mayReach } from './inside-networks.ts'
import { OutsideFault } from './outside-fault.ts'
import { port } from './port.ts'
import { unpack } from './unpack.ts'

/** The longest answer that is read where a caller says nothing else, packed and unpacked. */
const ANSWER_BYTES = 65_536
const HEADER_BYTES = 16_384
/** A connection is kept for the next question for so long. */
const IDLE_MILLISECONDS = 4_000
/** How long an operator waits for the name of an address they save. */
const NAME_MILLISECONDS = 2_000

export interface Question {
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array | undefined
  /** The whole exchange: name, connection, headers and the body's last byte. */
  milliseconds: number
  /** The longest answer, packed and unpacked. */
  bytes?: number
  signal?: AbortSignal | null | undefined
}

export interface OutsideAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

/**
 * The only way to anybody outside (dev/checks/outgoing.test.ts). Every answer is bounded in bytes and in time, leads
 * nowhere else, and comes from an address that may be reached: where a name leads is looked at as it is connected to, so
 * a name that changes its mind gains nothing.
 */
export interface Outside {
  /** @throws OutsideFault, and nothing else. A status that is no success is an answer. */
  ask(address: string | URL, question: Question): Promise<OutsideAnswer>
  /** The same for a library that brings its own idea of fetch(). It fails as fetch() does, with a TypeError. */
  fetchFor(limits: Pick<Question, 'milliseconds' | 'bytes'>): (address: string, init: Asked) => Promise<Response>
  /** A connection for another protocol than HTTP; it is destroyed when the time for the whole exchange is over. */
  connect(to: { host: string; port: number; milliseconds: number }): Promise<Socket>
  /** Whether a host, by name or address, leads where it may not. A name nobody knows now leads nowhere yet. */
  isInside(host: string): Promise<boolean>
}

/** What jose and openid-client hand to a fetch(). */
interface Asked {
  method: string
  headers: ConstructorParameters<typeof Headers>[0]
  body?: unknown
  signal?: AbortSignal | null | undefined
}

export const outsidePort = port<Outside>('the way outside')

/** Resolves names: the system, or in a test a resolver that lies. */
export type Names = (name: string, told: (error: Error | null, found: LookupAddress[]) => void) => void

const systemNames: Names = (name, told) => askNames(name, { all: true }, told)

/** A host as URLs write it, without the brackets of IPv6. */
function bare(host: string): string {
  return host.replace(/^\[|\]$/g, '')
}

async function bodyOf(response: IncomingMessage, longest: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  // Leaving the loop destroys the stream, and the connection with it: what else would come is not waited for.
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length
    if (length > longest) throw new OutsideFault('large')
    parts.push(part)
  }
  return unpack(Buffer.concat(parts), response.headers['content-encoding'], longest)
}

function headersOf(response: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values] of Object.entries(response.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  return headers
}

function faultOf(error: unknown, signal: AbortSignal): OutsideFault {
  if (error instanceof OutsideFault) return error
  if (signal.aborted) return new OutsideFault('late', error)
  return new OutsideFault('none', error)
}

/** `networks`: those inside that may be reached all the same, in the form of INSIDE_NETWORKS. */
export function openOutside(networks: readonly string[], names: Names = systemNames): Outside {
  const isReachable = mayReach(networks)
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MILLISECONDS })
  const secureAgent = new SecureAgent({ keepAlive: true, timeout: IDLE_MILLISECONDS })

  /** One address inside among several is enough: the connection would try them all. */
  const lookup: LookupFunction = (name, options, told) => {
    names(name, (error, found) => {
      const first = found?.[0]
      if (error || !first) return told(error ?? new OutsideFault('none'), [])
      if (!found.every(({ address }) => isReachable(address))) return told(new OutsideFault('inside'), [])
      return options.all ? told(null, found) : told(null, first.address, first.family)
    })
  }

  /** Addresses are never looked up, so they are looked at before. */
  function refuseInside(host: string): void {
    if (isIP(host) !== 0 && !isReachable(host)) throw new OutsideFault('inside')
  }

  function send(url: URL, question: Question, signal: AbortSignal): Promise<IncomingMessage> {
    const isSecure = url.protocol === 'https:'
    if (!isSecure && url.protocol !== 'http:') throw new OutsideFault('none')
    refuseInside(bare(url.hostname))
    const { method = 'GET', body } = question
    return new Promise((answered, failed) => {
      const headers = {
        accept: '*/*',
        'accept-encoding': 'gzip, br',
        ...question.headers,
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      }
      const request = (isSecure ? askSecurely : askPlainly)(url, {
        method,
        headers,
        lookup,
        agent: isSecure ? secureAgent : agent,
        signal,
        maxHeaderSize: HEADER_BYTES,
      })
      request.on('response', answered)
      request.on('error', failed)
      // Also where it ends in neither, as when the other side would speak another protocol.
      request.on('close', () => failed(new OutsideFault('none')))
      request.end(body)
    })
  }

  async function ask(address: string | URL, question: Question): Promise<OutsideAnswer> {
    const limit = AbortSignal.timeout(question.milliseconds)
    const signal = question.signal ? AbortSignal.any([limit, question.signal]) : limit
    try {
      const response = await send(new URL(address), question, signal)
      const status = response.statusCode ?? 0
      if (status >= 300 && status < 400) {
        response.destroy()
        throw new OutsideFault('elsewhere')
      }
      const headers = headersOf(response)
      return { status, headers, body: await bodyOf(response, question.bytes ?? ANSWER_BYTES) }
    } catch (error) {
      throw faultOf(error, signal)
    }
  }

  return {
    ask,

    fetchFor: (limits) => async (address, asked) => {
      const headers = new Headers(asked.headers)
      const { body } = asked
      const isForm = body instanceof URLSearchParams
      if (isForm) headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8')
      try {
        const answer = await ask(address, {
          ...limits,
          method: asked.method === 'POST' ? 'POST' : 'GET',
          headers: Object.fromEntries(headers),
          body: isForm ? body.toString() : ((body ?? undefined) as string | Uint8Array | undefined),
          signal: asked.signal,
        })
        // It has been unpacked.
        answer.headers.delete('content-encoding')
        answer.headers.delete('content-length')
        const isEmpty = answer.body.length === 0
        return new Response(isEmpty ? null : new Uint8Array(answer.body), answer)
      } catch (error) {
        throw new TypeError('fetch failed', { cause: error })
      }
    },

    async connect({ host, port, milliseconds }) {
      refuseInside(host)
      const socket = connect({ host, port, lookup, signal: AbortSignal.timeout(milliseconds) })
      return new Promise((connected, failed) => {
        // Whoever speaks over it learns of an end by its close; an error that nobody hears would end the process.
        socket.on('error', failed)
        socket.once('connect', () => connected(socket))
      })
    },

    async isInside(host) {
      const name = bare(host)
      if (isIP(name) !== 0) return !isReachable(name)
      const found = new Promise<LookupAddress[]>((told) => names(name, (error, list) => told(error ? [] : list)))
      const waited = new AbortController()
      const late = sleep(NAME_MILLISECONDS, [], { signal: waited.signal }).catch(() => [])
      const list = await Promise.race([found, late])
      waited.abort()
      return list.some(({ address }) => !isReachable(address))
    },
  }
}

import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import { listHotGames } from '@croupier/api/games/list-hot-games.ts'
import type { AnswerOf, OperationShape } from '@croupier/api/operation.ts'
import { showLocation } from '@croupier/api/settings/show-location.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { isOffered, type Language, languageOfTag, matchLanguage } from '@croupier/words/languages.ts'
import { brand as brandSetting, domains } from '../../../modules/settings/index.ts'
import type { App } from '../../../platform/app.ts'
import type { Visit } from '../../../platform/context.ts'
import type { Operations } from '../../../platform/implement.ts'
import { invoke } from '../../../platform/invoke.ts'
import { originsPort } from '../../../platform/origins-port.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { settingsPort } from '../../../platform/settings.ts'
import type { Gate } from '../gate.ts'
import type { FirstWords } from './draw-words.ts'
import { fillTemplate } from './fill-template.ts'
import { type FirstReads, wordsOfPath } from './words-of-path.ts'

/** A page as it is sent. */
export interface DrawnPage {
  html: Buffer
  brotli: Buffer
  /** Weak: the same page in two encodings. */
  etag: string
}

export interface FirstPaintOptions {
  app: App
  operations: Operations
  gate: Gate
  /** Where the built front end lies. */
  folder: string
}

/** What the server draws of a page for this reader; undefined: the built page as it is. */
export type FirstPaint = (request: FastifyRequest) => Promise<DrawnPage | undefined>

/** A change is on the page within a second, on every process: what is kept longest, and the time to draw it anew. */
const FRESH_MILLISECONDS = 750
/** Who asks for a page older than this sets off the next one, and is not kept waiting for it. */
const RENEWED_AFTER = FRESH_MILLISECONDS / 2
/** Pages kept, of any path, language and country; the one not asked for longest goes first. */
const MOST_KEPT = 1000

const compress = promisify(brotliCompress)

interface Kept {
  madeAt: number
  page: Promise<DrawnPage | undefined>
  /** Whether the one that takes its place is being drawn. */
  isRenewed: boolean
}

/**
 * The language of a page: the address names it, else the reader chose it here before, else the browser's wish, else the
 * brand's.
 */
export function pageLanguage(request: Pick<FastifyRequest, 'url' | 'headers'>, fallback: Language): Language {
  const asked = new URL(request.url, 'http://page').searchParams.get('language')
  const chosen = /(?:^|;\s*)language=([\w-]{2,12})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1]
  for (const tag of [asked, chosen]) {
    const language = tag ? languageOfTag(tag) : undefined
    if (language && isOffered(language)) return language
  }
  return matchLanguage(request.headers['accept-language'], fallback)
}

/** An unknown visitor from that address. */
function strangerAt(ip: string): Visit {
  return { ip, userAgent: '', device: '', moduleId: '', host: '', cookies: {}, setCookie: () => {} }
}

/**
 * Draws headline, links and head of public pages into the built page, so that they are read before any code has come, by
 * whoever runs none, and by search engines. The portal takes their place when it starts. One's own pages are not drawn,
 * nor any where the portal is closed to the visitor.
 */
export function openFirstPaint({ app, operations, gate, folder }: FirstPaintOptions): FirstPaint {
  const implementations = new Map(operations.map((each) => [each.operation.name, each]))
  const kept = new Map<string, Kept>()
  let template: { readAt: number; text: string } | undefined

  async function currentTemplate(): Promise<string> {
    const path = `${folder}/index.html`
    const { mtimeMs } = await stat(path)
    if (template?.readAt !== mtimeMs) template = { readAt: mtimeMs, text: await readFile(path, 'utf8') }
    return template.text
  }

  async function read<Shape extends OperationShape>(
    operation: Shape,
    input: unknown,
    language: Language,
    ip: string,
  ): Promise<AnswerOf<Shape>> {
    if (operation.module !== undefined && !gate.isModuleOn(operation.module))
      throw new Refusal('function.not.available')
    const implementation = implementations.get(operation.name)!
    const call = { requestId: uuidv7(), actor: { kind: 'visitor' } as const, language, visit: strangerAt(ip) }
    return (await invoke(app, implementation, call, input)) as AnswerOf<Shape>
  }

  async function make(
    draw: (reads: FirstReads) => Promise<FirstWords>,
    { path, language, ip }: { path: string; language: Language; ip: string },
    before: DrawnPage | undefined,
  ): Promise<DrawnPage | undefined> {
    const settings = app.ports.use(settingsPort)
    const brand = settings.read(brandSetting).name
    const imageHost = settings.read(domains).imageCdn[0] ?? ''
    const origin = app.ports.use(originsPort).portal
    try {
      const words = await draw({
        language,
        brand,
        imageHost,
        read: (operation, input) => read(operation, input, language, ip),
      })
      const text = fillTemplate(await currentTemplate(), { language, brand, origin, path, words })
      const html = Buffer.from(text)
      const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
      // Most are what they were: compressing costs more than all the rest.
      if (before?.etag === etag) return before
      const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length }
      return { html, brotli: await compress(html, { params }), etag }
    } catch (error) {
      // The portal itself says what is wrong, in its own place.
      if (!(error instanceof Refusal))
        app.log.warn({ err: error, path }, 'first paint failed, page sent without preloaded data')
      return undefined
    }
  }

  return async (request) => {
    const [path = '/', query] = request.url.split('?', 2)
    const draw = wordsOfPath(path, new URLSearchParams(query))
    if (!draw) return undefined
    const language = pageLanguage(request, gate.defaultLanguage())
    let country: string | null
    try {
      gate.requireOpen(listHotGames, request.ip)
      country = (await read(showLocation, {}, language, request.ip)).countryCode
    } catch {
      return undefined
    }
    const key = `${language} ${country ?? ''} ${path.toLowerCase()}`
    const now = performance.now()
    const known = kept.get(key)
    const isFresh = known !== undefined && now - known.madeAt < FRESH_MILLISECONDS
    if (isFresh && (known.isRenewed || now - known.madeAt < RENEWED_AFTER)) return known.page
    const drawAnew = async () => make(draw, { path, language, ip: request.ip }, await known?.page)
    const next: Kept = { madeAt: now, page: drawAnew(), isRenewed: false }
    const keep = (): void => {
      kept.delete(key)
      kept.set(key, next)
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
    }
    if (isFresh) {
      known.isRenewed = true
      void next.page.then(keep)
      return known.page
    }
    keep()
    return next.page
  }
}

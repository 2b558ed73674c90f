import { isConnectionSpent } from '../../platform/connection-faults.ts'
import { Refusal } from '../../platform/refusal.ts'

/** PostgreSQL conditions under which the same call may succeed a moment later. */
const PASSING = new Set(['55P03', '57014', '40001', '40P01'])

/** The refusal a caller sees for any error: declared ones as they are, the transport's by name, the rest as unknown. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { code = '', statusCode } = error as { code?: string; statusCode?: number }
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refusal('request.too.large')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new Refusal('request.malformed')
    default:
  }
  if (PASSING.has(code) || isConnectionSpent(error)) return new Refusal('busy.try.again')
  if (statusCode === 413) return new Refusal('request.too.large')
  if (statusCode === 429) return new Refusal('request.too.many')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Refusal('request.malformed')
  return new Refusal('unknown.error')
}

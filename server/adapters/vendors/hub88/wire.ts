import * as z from 'zod/mini'
import { jsonOf, vendorsId } from '../common/wire-fields.ts'
import { exactInteger, MOST } from './amount.ts'

// Unknown fields are theirs to add: z.object drops them.

const maybeNull = z.optional(z.nullable(z.string()))
const requestUuid = vendorsId
const token = vendorsId
/** Read exactly by `exactInteger`. */
const amount = z.bigint().check(z.gte(0n), z.lte(MOST))

const transaction = {
  token,
  transaction_uuid: vendorsId,
  request_uuid: requestUuid,
  round: vendorsId,
  user: maybeNull,
}

const booking = {
  ...transaction,
  round_closed: z.boolean(),
  is_free: z.boolean(),
  game_code: vendorsId,
  currency: z.string(),
  amount,
}

const taking = { ...transaction, reference_transaction_uuid: vendorsId, is_free: z.optional(z.nullable(z.boolean())) }

/** Null where the vendor calls the player as we do. */
const supplierUser = z.nullable(z.string())

/** A player is named by our name or by the vendor's: older calls have the one field, newer ones the other. */
function namingSomebody<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object(shape).check(z.refine((body) => Object.hasOwn(body, 'user') || Object.hasOwn(body, 'supplier_user')))
}

export const hub88Requests = {
  info: z.object({ user: vendorsId, request_uuid: requestUuid }),
  balance: z.object({ token, request_uuid: requestUuid, game_code: vendorsId, user: maybeNull }),
  bet: namingSomebody({ ...booking, supplier_user: maybeNull }),
  win: namingSomebody({ ...booking, supplier_user: maybeNull, reference_transaction_uuid: vendorsId }),
  rollback: z.object({
    ...taking,
    round_closed: z.optional(z.nullable(z.boolean())),
    game_code: z.optional(z.nullable(vendorsId)),
  }),
}

export const caletaRequests = {
  check: z.object({ token, request_uuid: z.optional(requestUuid) }),
  balance: z.object({
    token,
    request_uuid: requestUuid,
    supplier_user: supplierUser,
    game_code: vendorsId,
    user: maybeNull,
  }),
  bet: z.object({ ...booking, supplier_user: supplierUser }),
  win: z.object({ ...booking, supplier_user: supplierUser, reference_transaction_uuid: vendorsId }),
  rollback: z.object({ ...taking, round_closed: z.boolean(), game_code: vendorsId }),
}

/** Why a body is not read: `syntax` where it is no JSON object or lacks a field, `types` where a field is another thing. */
export type Unread = 'syntax' | 'types'

/** Reads a body whose signature was checked. */
export function readBody<Schema extends z.ZodMiniType>(schema: Schema, raw: Buffer): z.output<Schema> | Unread {
  let body: unknown
  try {
    body = jsonOf(raw, (key, value, context) => (key === 'amount' ? exactInteger(value, context?.source) : value))
  } catch {
    return 'syntax'
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'syntax'
  const parsed = z.safeParse(schema, body)
  if (parsed.success) return parsed.data
  const isMissing = parsed.error.issues.some(({ path }) => !Object.hasOwn(body, String(path[0])))
  return isMissing ? 'syntax' : 'types'
}

/** The id a refusal echoes: of whatever was sent, if it has one. */
export function requestUuidIn(raw: Buffer): string | undefined {
  try {
    const body = jsonOf(raw) as { request_uuid?: unknown } | null
    const parsed = z.safeParse(requestUuid, body?.request_uuid)
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

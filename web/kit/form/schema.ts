import type { Fault } from './fault.ts'

/**
 * The part of a schema a form needs: the Standard Schema interface that every zod schema carries. The kit so checks
 * with the operation's own input schema and does not depend on zod.
 */
export interface FormSchema<Output> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Result<Output> | Promise<Result<Output>>
  }
}

type Result<Output> = { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly Issue[] }

interface Issue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
  /** Zod's issues carry what the standard does not ask for. */
  readonly code?: string
  readonly input?: unknown
  readonly minimum?: number | bigint
  readonly maximum?: number | bigint
  /** What a check of our own fills into its message. */
  readonly params?: { readonly min?: number; readonly max?: number }
}

export type Checked<Output> = { value: Output } | { faults: Map<string, Fault> }

function bounds(issue: Issue): Pick<Fault, 'min' | 'max'> {
  const min = issue.params?.min ?? issue.minimum
  const max = issue.params?.max ?? issue.maximum
  return {
    ...(min === undefined ? {} : { min: Number(min) }),
    ...(max === undefined ? {} : { max: Number(max) }),
  }
}

// The same keys as the server's fieldFaultsOf, so that a fault reads alike whoever finds it first.
const keyByCode: Record<string, string> = { too_small: 'fault.too.small', too_big: 'fault.too.big' }

function valueAt(input: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], input)
}

function faultOf(issue: Issue, input: unknown): Fault {
  const path = (issue.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step))
  const own = /^(fault|fields)\./.test(issue.message) ? issue.message : undefined
  const value = valueAt(input, path)
  const missing = value === undefined || value === ''
  const key = own ?? (missing ? 'fault.required' : (keyByCode[issue.code ?? ''] ?? 'fault.format'))
  return { field: path.join('.'), messageKey: key, ...bounds(issue) }
}

/** Checks an input; of several faults in one field the first counts. */
export async function check<Output>(schema: FormSchema<Output>, input: unknown): Promise<Checked<Output>> {
  const result = await schema['~standard'].validate(input)
  if (!result.issues) return { value: result.value }
  const faults = new Map<string, Fault>()
  for (const issue of result.issues) {
    const fault = faultOf(issue, input)
    if (!faults.has(fault.field)) faults.set(fault.field, fault)
  }
  return { faults }
}

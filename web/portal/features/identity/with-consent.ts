import type { FormSchema } from '@croupier/kit/form/schema.ts'

/** What a registration sends once both boxes are ticked. */
export const consent = { terms: true, ageConfirmed: true } as const

/** A registration's schema with the boxes that must be ticked: an unticked one is marked with whatever else is missing. */
export function withConsent<Output>(schema: FormSchema<Output>): FormSchema<Output> {
  const { validate } = schema['~standard']
  return {
    '~standard': {
      async validate(value) {
        const result = await validate(value)
        const unticked = Object.keys(consent).filter((name) => (value as Record<string, unknown>)[name] !== true)
        if (unticked.length === 0) return result
        const issues = unticked.map((name) => ({ path: [name], message: 'fault.tick' }))
        return { issues: [...(result.issues ?? []), ...issues] }
      },
    },
  }
}

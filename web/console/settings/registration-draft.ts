import { type PatternFamily, patterns } from '@croupier/api/identity/registration/patterns.ts'
import {
  type FieldRule,
  fieldOf,
  isPossibleRule,
  type RegistrationField,
  registrationFieldNames,
  type RegistrationRules,
} from '@croupier/api/identity/registration/registration-fields.ts'

/** A rule as one edits it: lengths as they are typed. */
export interface RuleDraft extends Omit<FieldRule, 'minLength' | 'maxLength'> {
  minLength: string
  maxLength: string
}

/** The fields one has changed; the others stay as they are, also where a colleague changes them meanwhile. */
export type RuleDrafts = Partial<Record<RegistrationField, RuleDraft>>

export function draftOf(rule: FieldRule): RuleDraft {
  return { ...rule, minLength: String(rule.minLength), maxLength: String(rule.maxLength) }
}

function lengthOf(typed: string): number {
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN
}

export function ruleOf(draft: RuleDraft): FieldRule {
  return { ...draft, minLength: lengthOf(draft.minLength), maxLength: lengthOf(draft.maxLength) }
}

export type RuleFault = 'order' | 'length'

/** What keeps a draft from being saved. */
export function ruleFault(name: RegistrationField, rule: FieldRule): RuleFault | undefined {
  if (Number.isNaN(rule.minLength) || Number.isNaN(rule.maxLength)) return 'length'
  if (rule.minLength > rule.maxLength) return 'order'
  return isPossibleRule(name, rule) ? undefined : 'length'
}

/** The rules with what was changed laid over them; a length that is no number leaves the one before. */
export function rulesWith(rules: RegistrationRules, drafts: RuleDrafts): RegistrationRules {
  return Object.fromEntries(
    registrationFieldNames.map((name) => {
      const draft = drafts[name]
      const rule = draft && ruleOf(draft)
      return [name, rule && ruleFault(name, rule) === undefined ? rule : rules[name]]
    }),
  ) as RegistrationRules
}

/** The families an operator may choose for a field. */
export function familiesFor(name: RegistrationField): readonly { id: number; family: PatternFamily }[] {
  const { families } = fieldOf(name)
  return patterns.filter(({ family }) => families === undefined || families.includes(family))
}

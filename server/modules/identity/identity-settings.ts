import { patternOf } from '@croupier/api/identity/registration/patterns.ts'
import {
  initialRegistrationRules,
  isPossibleRule,
  registrationFieldNames,
  type RegistrationRules,
} from '@croupier/api/identity/registration/registration-fields.ts'
import { checkIntervals } from '@croupier/api/identity/session-time/session-time.ts'
import * as z from 'zod/mini'
import { type Setting, setting } from '../../platform/settings.ts'

const length = z.int().check(z.minimum(0), z.maximum(256))

const fieldRule = z
  .strictObject({
    enabled: z.boolean(),
    required: z.boolean(),
    patternId: z.int().check(z.refine((id) => patternOf(id) !== undefined)),
    minLength: length,
    maxLength: length,
  })
  .check(z.refine((rule) => rule.minLength <= rule.maxLength))

/** Rules of some fields, each of which the product can draw, keep and check. */
const possibleRules = z.partialRecord(z.enum(registrationFieldNames), fieldRule).check((ctx) => {
  for (const name of registrationFieldNames) {
    const rule = ctx.value[name]
    if (rule && !isPossibleRule(name, rule)) {
      ctx.issues.push({ code: 'custom', input: rule, path: [name], message: 'fault.format', continue: true })
    }
  }
})

/** What a registration asks for, field by field. A field that came with a later version is as it is at first. */
export const registrationRules = setting<RegistrationRules>(
  'identity.registrationRules',
  z.pipe(
    possibleRules,
    z.transform((changed): RegistrationRules => ({ ...initialRegistrationRules, ...changed })),
  ),
  initialRegistrationRules,
)

/** A member's session ends after this long without a call. */
export const sessionIdleMinutes = setting(
  'identity.sessionIdleMinutes',
  z.int().check(z.minimum(1), z.maximum(1_440)),
  30,
)

/** Every how many minutes members who choose nothing else are asked whether to go on, and whether they may choose never. */
export const realityCheck = setting(
  'identity.realityCheck',
  z.strictObject({ minutes: z.literal([...checkIntervals]), mayBeOff: z.boolean() }),
  { minutes: 60, mayBeOff: false },
)

/** Days after which a password counts as expired; 0: never. */
export const passwordExpiryDays = setting(
  'identity.passwordExpiryDays',
  z.int().check(z.minimum(0), z.maximum(3_650)),
  0,
)

/** What an operator hands out: it opens the door once, and another one is asked for behind it. */
export const defaultWeakPassword = setting(
  'identity.defaultWeakPassword',
  z.string().check(z.minLength(8), z.maxLength(32)),
  'Change#Me1',
)

/**
 * Whether log-ins and requests for codes prove some work first; who does not is asked for the captcha. With it on, a
 * program that logs in without a browser has to do the work too (GET /wps/challenge), or to send a captcha.
 */
export const isBotCheckOn = setting('identity.botCheck', z.boolean(), true)

/** The upline of members who register without an invitation code. */
export const defaultAgent = setting('identity.defaultAgent', z.string().check(z.maxLength(64)), 'house')

/**
 * Words nobody may be called by who registers or chooses a nickname, alone or together, however they are spelled; the
 * brand's name is one besides. Operators may give such an account to whom they like.
 */
export const reservedNames = setting(
  'identity.reservedNames',
  z.array(z.string().check(z.minLength(2), z.maxLength(40))).check(z.maxLength(500)),
  [
    'admin',
    'administrator',
    'cashier',
    'croupier',
    'customercare',
    'customerservice',
    'customersupport',
    'help',
    'helpdesk',
    'house',
    'manager',
    'moderator',
    'official',
    'operator',
    'payments',
    'root',
    'security',
    'service',
    'staff',
    'support',
    'sysadmin',
    'system',
    'team',
    'webmaster',
    'অ্যাডমিন',
    'এডমিন',
    'সাপোর্ট',
    'সহায়তা',
    'অপারেটর',
    'المدير',
    'الإدارة',
    'الدعم',
    'المشغل',
  ],
)

/** How long a code sent by text or mail is good. Another one can be asked for after a minute. */
export const codeMinutes = setting('identity.codeMinutes', z.int().check(z.minimum(1), z.maximum(60)), 5)

/**
 * An address that scripts and calls may go below, as a policy names it: nothing a policy would read otherwise, and no
 * slash at its end.
 */
const policyAddress = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(/^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:127\.0\.0\.1|localhost))(?::\d{1,5})?(?:\/[\w.-]+)*$/),
  )

const toolkitUrl = 'https://identitytoolkit.googleapis.com'
const recaptchaUrl = 'https://www.google.com/recaptcha'

/**
 * Whose ID tokens stand for a code to a phone: a Firebase project, and where its keys are. Null: no such way. Plain http
 * is for addresses on this machine alone. `isOffered`: the portal has its codes sent this way, by the project's key.
 */
export const firebase = setting(
  'identity.firebase',
  z.strictObject({
    projectId: z.nullable(z.string().check(z.regex(/^[a-z][a-z0-9-]{3,61}$/))),
    keysUrl: z
      .string()
      .check(z.maxLength(300), z.regex(/^(?:https:\/\/|http:\/\/(?:127\.0\.0\.1|localhost)(?=[:/]))[^\s#@]+$/)),
    isOffered: z._default(z.boolean(), false),
    /** The project's web API key: it names the project to Google and is no secret. */
    apiKey: z._default(z.nullable(z.string().check(z.regex(/^[\w-]{1,100}$/))), null),
    /** Where the Identity Toolkit API and reCAPTCHA's scripts are. */
    toolkitUrl: z._default(policyAddress, toolkitUrl),
    recaptchaUrl: z._default(policyAddress, recaptchaUrl),
  }),
  {
    projectId: null,
    keysUrl: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    isOffered: false,
    apiKey: null,
    toolkitUrl,
    recaptchaUrl,
  },
  // The other two are called by browsers alone.
  ({ keysUrl }) => ({ keysUrl }),
)

/** This module's settings, in the order the console lists them. */
// biome-ignore lint: each setting has its own type of value.
export const settings: readonly Setting<any>[] = [
  registrationRules,
  sessionIdleMinutes,
  realityCheck,
  passwordExpiryDays,
  defaultWeakPassword,
  defaultAgent,
  reservedNames,
  codeMinutes,
  isBotCheckOn,
  firebase,
]

import * as z from 'zod/mini'
import { showRegistrationRules } from '../identity/registration/show-registration-rules.ts'
import { operation } from '../operation.ts'
import { brandSchema } from './brand.ts'
import { locationSchema } from './region.ts'
import { analyticsSchema, customerServiceSchema, resourceSchema } from './resources.ts'
import { webOrigin } from './web-address.ts'
import { whiteLabelFlag } from './white-label-flag.ts'

/** The public half of the key that encrypted bodies are sealed to (RFC 7517). */
const encryptionKey = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
})

/** The permission call: one answer from which a client draws its frame. */
export const showConsolidatedSettings = operation({
  name: 'showConsolidatedSettings',
  summary: 'Everything a client needs to start: brand, modules, registration, status, domains, encryption key.',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.strictObject({
    brand: z.strictObject({ ...brandSchema.shape, timeZone: z.string() }),
    customerService: z.array(customerServiceSchema),
    resources: z.array(resourceSchema),
    whitelabel: z.array(whiteLabelFlag),
    register: showRegistrationRules.output,
    mainDomain: z.nullable(webOrigin),
    domainRoute: z.array(webOrigin),
    /** Images and launches come from these origins in order, falling back to the next. */
    imageCdn: z.array(webOrigin),
    launchCdn: z.array(webOrigin),
    analytics: z.array(analyticsSchema),
    location: locationSchema,
    maintenance: z.strictObject({ isOn: z.boolean(), endsAt: z.nullable(z.number()) }),
    regionRestriction: z.strictObject({ isRestricted: z.boolean() }),
    encryptionKey,
  }),
  refusals: [],
  runs: 'reads',
  packed: true,
})

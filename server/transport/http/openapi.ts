import * as z from 'zod/mini'
import { everyOperationMayAnswer, type RefusalCode, refusals } from '@croupier/api/refusals.ts'
import { isBareAt, type OperationShape } from '@croupier/api/operation.ts'
import { type Route, routesOf } from './routes.ts'

type Json = Record<string, unknown>

/**
 * An operation's schema as it stands in the document. What refers to itself cannot be written out: it becomes a component
 * named after the operation, since a reference here is read from the document's root.
 */
function schemaOf(operation: OperationShape, io: 'input' | 'output', components: Json): Json {
  const { $schema: _, ...written } = z.toJSONSchema(operation[io], {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  })
  const prefix = `#/components/schemas/${operation.name}_${io}`
  const { $defs, ...rest } = JSON.parse(JSON.stringify(written).replaceAll('"$ref":"#/$defs/', `"$ref":"${prefix}`))
  for (const [name, schema] of Object.entries($defs ?? {})) components[`${operation.name}_${io}${name}`] = schema
  return rest
}

function withoutProperties(schema: Json, names: ReadonlySet<string>): Json {
  const properties = Object.entries((schema['properties'] ?? {}) as Json).filter(([name]) => !names.has(name))
  const required = ((schema['required'] ?? []) as string[]).filter((name) => !names.has(name))
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : { required: undefined }),
  }
}

function parametersOf(path: string, method: string, input: Json): { parameters: Json[]; inPath: Set<string> } {
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? ''))
  const properties = (input['properties'] ?? {}) as Json
  const required = new Set((input['required'] ?? []) as string[])
  const parameters: Json[] = []
  for (const [name, schema] of Object.entries(properties)) {
    if (inPath.has(name)) parameters.push({ name, in: 'path', required: true, schema })
    else if (method === 'GET') parameters.push({ name, in: 'query', required: required.has(name), schema })
  }
  return { parameters, inPath }
}

function headersOf(operation: OperationShape, path: string, method: string): Json[] {
  const names: [string, boolean][] = []
  if (/^\/(wps|lgw|lotto)\//.test(path)) names.push(['Merchant', true], ['Language', false])
  if (operation.encrypted) names.push(['Encryption', true])
  if (method !== 'GET' && operation.runs !== 'reads') names.push(['Idempotency-Key', false])
  return names.map(([name, required]) => ({ name, in: 'header', required, schema: { type: 'string' } }))
}

function refusalsByStatus(codes: readonly RefusalCode[]): Json {
  const byStatus = new Map<number, string[]>()
  for (const code of codes) byStatus.set(refusals[code].status, [...(byStatus.get(refusals[code].status) ?? []), code])
  const answers = [...byStatus].map(([status, named]) => [
    String(status),
    {
      description: named.join(', '),
      content: {
        'application/json': {
          schema: { allOf: [{ $ref: '#/components/schemas/Failure' }, { properties: { errorCode: { enum: named } } }] },
        },
      },
    },
  ])
  return Object.fromEntries(answers)
}

function callerCodes(operation: OperationShape): RefusalCode[] {
  const session: RefusalCode[] = [
    'login.not.session',
    ...(operation.whilePasswordDue ? [] : ['password.change.due' as const]),
    ...(operation.cashier ? [] : ['cashier.not.allowed' as const]),
  ]
  switch (operation.caller) {
    case 'anyone':
      return []
    case 'session':
      return session
    case 'member':
      return [...session, 'in_need_true_account']
    case 'agent':
      return [...session, 'in_need_true_account', 'login.agent.only']
    case 'staff':
      return ['staff.not.session', 'staff.forbidden']
    default:
      return operation.caller satisfies never
  }
}

function operationDocument(
  operation: OperationShape,
  { path, method }: Route,
  isAlias: boolean,
  components: Json,
): Json {
  const input = schemaOf(operation, 'input', components)
  const { parameters, inPath } = parametersOf(path, method, input)
  const body = withoutProperties(input, inPath)
  const hasBody = method !== 'GET' && Object.keys(body['properties'] ?? {}).length > 0
  const encryptions: RefusalCode[] = operation.encrypted
    ? ['request.encryption.required', 'request.encryption.invalid', 'request.replayed']
    : []
  const codes = [
    ...new Set([...operation.refusals, ...callerCodes(operation), ...encryptions, ...everyOperationMayAnswer]),
  ]
  const value = schemaOf(operation, 'output', components)
  const success = isBareAt(operation, path)
    ? value
    : { type: 'object', required: ['success', 'value'], properties: { success: { const: true }, value } }
  return {
    operationId: isAlias ? `${operation.name}_${path.replaceAll(/\W+/g, '_')}_${method}` : operation.name,
    summary: operation.summary,
    tags: [path.startsWith('/wps/relay/') ? 'relay' : (path.split('/')[2] ?? 'root')],
    ...(operation.encrypted ? { 'x-encrypted': 'JWE' } : {}),
    ...(operation.module ? { 'x-white-label-module': operation.module } : {}),
    ...(operation.permission ? { 'x-permission': operation.permission } : {}),
    ...(operation.caller === 'anyone' ? { security: [] } : {}),
    parameters: [...parameters, ...headersOf(operation, path, method)],
    ...(hasBody
      ? {
          requestBody: {
            required: true,
            content: {
              [operation.body === 'form' ? 'application/x-www-form-urlencoded' : 'application/json']: { schema: body },
            },
          },
        }
      : {}),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: success } } },
      ...refusalsByStatus(codes),
    },
  }
}

const fault = {
  type: 'object',
  required: ['field', 'messageKey'],
  properties: {
    field: { type: 'string' },
    messageKey: { type: 'string' },
    min: { type: 'number' },
    max: { type: 'number' },
  },
}

/** The OpenAPI 3.1 document of these operations, generated from their schemas and refusals alone. */
export function openApiDocument(title: string, operations: readonly OperationShape[]): Json {
  const paths: Record<string, Json> = {}
  const components: Json = {}
  for (const operation of operations) {
    for (const [index, route] of routesOf(operation).entries()) {
      const key = route.path.replaceAll(/:(\w+)/g, '{$1}')
      const document = operationDocument(operation, route, index > 0, components)
      paths[key] = { ...paths[key], [route.method.toLowerCase()]: document }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description:
        'Every answer is an envelope: {success: true, value} or {success: false, errorCode, message, value}. Amounts are decimal strings in main units, times epoch milliseconds. X-Request-Id is on every answer.',
    },
    security: [{ session: [] }],
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      schemas: {
        ...components,
        Failure: {
          type: 'object',
          required: ['success', 'errorCode', 'message'],
          properties: {
            success: { const: false },
            errorCode: { type: 'string' },
            message: { type: 'string' },
            value: { type: 'object', properties: { fields: { type: 'array', items: fault } } },
          },
        },
      },
    },
    paths,
  }
}

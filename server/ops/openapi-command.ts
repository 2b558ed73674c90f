import { openApiDocument } from '../transport/http/openapi.ts'
import { operations } from '../wiring.ts'
import type { Command } from './command.ts'

export const openApiCommand: Command = {
  noun: 'openapi',
  summary: 'Print the OpenAPI 3.1 document of every operation, portal and console.',
  needs: 'nothing',
  async run() {
    return {
      value: openApiDocument(
        'Croupier',
        operations.map((one) => one.operation),
      ),
    }
  },
}

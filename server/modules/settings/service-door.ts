import { createHash } from 'node:crypto'
import type { WireAnswer, WireRoute } from '../../platform/wire-route.ts'
import { settingsPort } from '../../platform/settings.ts'
import { customerService } from './contacts.ts'

/** What stands for a way to customer service in answers: it says nothing of where it leads. */
export function serviceToken({ csPosition, path }: { csPosition: string; path: string }): string {
  return createHash('sha256').update(`customer service ${csPosition} ${path}`).digest('base64url').slice(0, 22)
}

export function servicePath(desk: { csPosition: string; path: string }): string {
  return `/service/${serviceToken(desk)}`
}

const gone: WireAnswer = { status: 404, body: 'not found' }

/** Leads to one of the ways the operator has set, and nowhere else. */
export const serviceDoor: WireRoute = {
  name: 'settings.serviceDoor',
  listener: 'portal',
  method: 'GET',
  path: '/service/:token',
  async answer(app, { params }) {
    const desks = app.ports.use(settingsPort).read(customerService)
    const desk = desks.find((each) => serviceToken(each) === params['token'])
    if (!desk) return gone
    return { status: 302, body: '', headers: { location: desk.path, 'cache-control': 'no-store' } }
  },
  onFault: () => ({ status: 400, body: 'bad request' }),
}

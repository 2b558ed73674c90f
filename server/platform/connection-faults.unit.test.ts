import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { isConnectionLost, isConnectionSpent } from './connection-faults.ts'

function said(code: string, routine?: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('said by PostgreSQL', 1, 'error'), { code, routine })
}

const system = (code: string, syscall: string) => Object.assign(new Error(`${syscall} ${code}`), { code, syscall })

describe('a connection', () => {
  it.each([
    ['ended by an operator', said('57P01')],
    ['ended by a crash', said('57P02')],
    ['refused while the server starts', said('57P03')],
    ['idle in a transaction for too long', said('25P03')],
    ['one too many', said('53300')],
    ['of a server that takes no writes', said('25006')],
    ['that broke', said('08006')],
    ['reset', system('ECONNRESET', 'read')],
    ['that nobody reads from', system('EPIPE', 'write')],
    ['that nothing comes from any more', system('ETIMEDOUT', 'read')],
    ['to a port that is closed', system('ECONNREFUSED', 'connect')],
    ['to a host that is away', system('EHOSTUNREACH', 'connect')],
    ['to a socket that is not there yet', system('ENOENT', 'connect')],
    ['to a name that is not known for a moment', system('EAI_AGAIN', 'getaddrinfo')],
    ['to a name that is gone for a moment', system('ENOTFOUND', 'getaddrinfo')],
    ['of which both addresses are closed', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
    ['that ended without a word', new Error('Connection terminated unexpectedly')],
    ['whose answer took too long', new Error('Connection terminated due to connection timeout')],
    ['that was never free', new Error('timeout exceeded when trying to connect')],
    ['known to be broken', new Error('Client has encountered a connection error and is not queryable')],
  ])('%s is lost', (_, error) => {
    expect(isConnectionLost(error)).toBe(true)
    expect(isConnectionSpent(error)).toBe(true)
  })

  it('that prepared what has other columns now is spent, but what was asked over it is not in doubt', () => {
    const error = said('0A000', 'RevalidateCachedQuery')

    expect(isConnectionLost(error)).toBe(false)
    expect(isConnectionSpent(error)).toBe(true)
  })

  it.each([
    ['a key that is there', said('23505', '_bt_check_unique')],
    ['something PostgreSQL does not do', said('0A000', 'transformStmt')],
    ['a statement that took too long', said('57014', 'ProcessInterrupts')],
    ['a fault of ours', new TypeError('no such thing')],
    ['a refusal of Node’s', Object.assign(new Error('no'), { code: 'ERR_INVALID_ARG_TYPE' })],
    ['no error', 'text'],
  ])('is as good as before after %s', (_, error) => {
    expect(isConnectionLost(error)).toBe(false)
    expect(isConnectionSpent(error)).toBe(false)
  })

  it('is one of the network, not of a file', async () => {
    const file = await readFile('/no/such/file').catch((error: unknown) => error)
    const socket = await new Promise((resolve) => connect('/no/such/socket').once('error', resolve))

    expect([file, socket]).toMatchObject([{ code: 'ENOENT' }, { code: 'ENOENT' }])
    expect([file, socket].map(isConnectionLost)).toEqual([false, true])
  })
})

import pino, { type DestinationStream, type Logger } from 'pino'

export type { Logger }

/**
 * What never reaches a log line, wherever it stands in the logged object. Handlers log ids and codes; this is the net
 * below them.
 */
const SECRET_NAMES = [
  'password',
  'newPassword',
  'oldPassword',
  'confirmPassword',
  'paymentPassword',
  'token',
  'secret',
  'code',
  'verificationCode',
  'captcha',
  'authorization',
  'cookie',
  'mobileNum',
  'mobileNo',
  'email',
]

/** An error's `code` is PostgreSQL's or Node's and says what went wrong; under that name the net would take it for a secret. */
function serializeError(error: Error): object {
  const serialized = pino.stdSerializers.err(error)
  // PostgreSQL's detail quotes whole rows: names, numbers, hashes. Constraint, table and column say enough.
  return { ...serialized, detail: undefined, errorCode: (error as NodeJS.ErrnoException | undefined)?.code }
}

/** Structured JSON lines on standard output. `level` is pino's: fatal to trace, or silent. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: serializeError, error: serializeError },
      redact: { paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
    },
    destination ?? pino.destination({ sync: false }),
  )
}

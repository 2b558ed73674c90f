import { connect, createServer, type Server } from 'node:net'

/**
 * What stands before several server processes in a real house: takes connections on a port and hands each to the first
 * process that takes it. `targets` is asked for every connection, the preferred port first.
 */
export async function openGateway(port: number, targets: () => readonly number[]): Promise<Server> {
  const gateway = createServer({ pauseOnConnect: true }, (client) => {
    client.on('error', () => client.destroy())
    const hand = ([target, ...others]: readonly number[]): void => {
      if (target === undefined) return void client.destroy()
      const process = connect({ host: '127.0.0.1', port: target })
      let isTaken = false
      process.once('connect', () => {
        isTaken = true
        client.pipe(process).pipe(client)
      })
      process.once('error', () => {
        if (isTaken) client.destroy()
        else hand(others)
      })
      // A process that was killed answers nothing more, and neither side waits for the other.
      process.once('close', () => isTaken && client.destroy())
      client.once('close', () => process.destroy())
    }
    hand(targets())
  })
  await new Promise<void>((resolve, reject) => {
    gateway.once('error', reject)
    gateway.listen(port, '127.0.0.1', resolve)
  })
  return gateway
}

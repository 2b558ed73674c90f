import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { FastifyInstance } from 'fastify'

/** This process's figures, in Prometheus' text form. Everything registered here is shown on the console's /metrics. */
export const metrics = new Registry()

export const requestDurations = new Histogram({
  name: 'croupier_request_seconds',
  help: 'Time from first byte in to last byte out, by operation and status',
  labelNames: ['operation', 'status'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers: [metrics],
})

export const refusedConnections = new Counter({
  name: 'croupier_connections_refused_total',
  help: 'Connections ended at once, because their address had as many as it may (CONNECTIONS_PER_ADDRESS)',
  registers: [metrics],
})

/** /metrics, on the console's listener only. */
export function mountMetrics(server: FastifyInstance): void {
  // A process has one set of its own figures, however many servers a test starts in it.
  if (!metrics.getSingleMetric('process_cpu_user_seconds_total')) collectDefaultMetrics({ register: metrics })
  server.get('/metrics', async (_request, reply) => {
    return reply.type(metrics.contentType).send(await metrics.metrics())
  })
}

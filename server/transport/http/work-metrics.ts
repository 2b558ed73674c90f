import { Gauge } from 'prom-client'
import { missingLedgerPartitions } from '../../modules/ledger/index.ts'
import type { App } from '../../platform/app.ts'
import { jobFigures } from '../../platform/jobs-runner.ts'
import { outboxLag } from '../../platform/outbox-upkeep.ts'
import { metrics } from './metrics.ts'

/** Figures of the work nobody waits for, read when /metrics is asked: what is behind, what failed, who is connected. */
export function measureWork(app: App, live: { readonly sockets: { readonly size: number } }): void {
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    collect: (gauge: Gauge<Label>) => unknown,
  ) => {
    // A second server in one process, as tests have it, takes the figure over.
    metrics.removeSingleMetric(name)
    return new Gauge({
      name,
      help,
      labelNames,
      registers: [metrics],
      async collect() {
        try {
          await collect(this)
        } catch (error) {
          // Unknown is neither as it was nor nothing, and no reason to keep the other figures back.
          if (labelNames.length > 0) this.reset()
          else this.remove()
          app.log.error({ err: error, figure: name }, 'metric collection failed')
        }
      },
    })
  }

  gauge(
    'croupier_outbox_waiting_seconds',
    'Age of the oldest event a consumer has not processed',
    ['consumer'],
    async (figure) => {
      for (const { consumer, seconds } of await outboxLag(app.database)) figure.set({ consumer }, seconds)
    },
  )
  gauge(
    'croupier_jobs',
    'Jobs due and waiting, failing and to be tried again, abandoned',
    ['state'],
    async (figure) => {
      for (const [state, count] of Object.entries(await jobFigures(app.database))) figure.set({ state }, count)
    },
  )
  gauge(
    'croupier_ledger_partitions_missing',
    'Days within the next three that have no journal partition; anything above zero is an alarm',
    [],
    async (figure) => figure.set((await missingLedgerPartitions(app.database)).length),
  )
  gauge('croupier_sockets', 'Open sockets of this process', [], (figure) => figure.set(live.sockets.size))
}

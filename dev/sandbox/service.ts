import type { FastifyInstance } from 'fastify'

/** One party of the outside world, spoken to over its real wire. */
export interface SandboxService {
  name: string
  /** What it stands for, in a sentence. */
  about: string
  /** The page on which a person sees what happened there. */
  page: string
  mount(server: FastifyInstance): void
}

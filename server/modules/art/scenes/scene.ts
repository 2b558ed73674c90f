import type { Light } from '../light.ts'
import type { Brush } from '../paint.ts'

/** What stands behind the emblem, and what stands before it. The field is 300 wide and 400 high. */
export interface Scene {
  back: string
  front: string
}

export type DrawScene = (brush: Brush, light: Light) => Scene

import { domes, shrine, town } from './scenes/buildings.ts'
import { drapes, pitch, ring, screens, stage, table } from './scenes/halls.ts'
import { cave, dunes, frost, gorge, grove, jungle, lava, orchard, peaks, plain } from './scenes/land.ts'
import { arc, bursts, facets, sky, tempest } from './scenes/skies.ts'
import { delta, quay, sea, shore, underwater } from './scenes/water.ts'
import type { DrawScene } from './scenes/scene.ts'

/** What games are set in, by name. */
export const scenes = {
  delta,
  sea,
  underwater,
  peaks,
  dunes,
  jungle,
  domes,
  shrine,
  sky,
  lava,
  frost,
  plain,
  orchard,
  grove,
  drapes,
  facets,
  tempest,
  arc,
  town,
  quay,
  gorge,
  ring,
  table,
  pitch,
  screens,
  stage,
  cave,
  shore,
  bursts,
} satisfies Record<string, DrawScene>

export type SceneName = keyof typeof scenes

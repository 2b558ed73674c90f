/** The light of a scene: its sky from above to below, what stands far and near in it, and what shines. */
export interface Light {
  top: string
  mid: string
  low: string
  far: string
  near: string
  glow: string
}

const light = (top: string, mid: string, low: string, far: string, near: string, glow: string): Light => ({
  top,
  mid,
  low,
  far,
  near,
  glow,
})

export const lights = {
  ember: light('#3b1230', '#a8413a', '#f6a85a', '#6b2436', '#2a0d18', '#ffd28a'),
  night: light('#0b1030', '#22346e', '#5a7ab4', '#1a2450', '#0a0f26', '#ffe9b0'),
  jade: light('#06231f', '#14614c', '#79c79a', '#0f4a3b', '#06201a', '#fff0b0'),
  dawn: light('#5a4a8a', '#e58f86', '#ffe0a3', '#8a5a78', '#3a2440', '#fff3d0'),
  day: light('#2f86b8', '#8fd0d8', '#f9efc9', '#4f9a8a', '#1b4146', '#fffbe0'),
  lacquer: light('#2a0606', '#8f1a18', '#e8622c', '#5c1012', '#240606', '#ffcf6b'),
  gold: light('#4a2606', '#c07a1c', '#ffe08a', '#8a5210', '#331a05', '#fff6c8'),
  plum: light('#1d0f2b', '#5e3566', '#d98a86', '#40244c', '#190c22', '#ffdcb0'),
  deep: light('#041a26', '#0f5566', '#62c4ba', '#0c3f4f', '#041720', '#e8ffe8'),
  moss: light('#14210a', '#4a6a1f', '#cfd97a', '#33501a', '#121d09', '#fdf6b8'),
  rose: light('#3a0f22', '#b5476a', '#ffc9a8', '#7a2a4a', '#2b0b1a', '#fff0d8'),
  ice: light('#1f3a5f', '#6fa8cf', '#eaf7fb', '#4a7ea8', '#152c48', '#ffffff'),
  sand: light('#7a3a1c', '#d9954a', '#fbe2a6', '#a8642c', '#3d1d0d', '#fff6d0'),
  storm: light('#12161f', '#3f4a5c', '#9aa8b0', '#2a3342', '#0e1219', '#f3f0c8'),
  copper: light('#2a120a', '#8a4526', '#e8a06a', '#5c2c18', '#220e08', '#ffdca8'),
  ink: light('#0c0a10', '#33272f', '#8a6a60', '#241b22', '#0c090e', '#ffd9a0'),
} satisfies Record<string, Light>

export type LightName = keyof typeof lights

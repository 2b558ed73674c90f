/** The colours of one poster: from the night behind to the light in front. */
export interface PosterPalette {
  night: string
  dusk: string
  body: string
  light: string
  spark: string
  ink: string
}

/** Lacquers, lamps and dyes; every one reads in both themes, since a poster carries its own night. */
export const posterPalettes: readonly [PosterPalette, ...PosterPalette[]] = [
  { night: '#2a0f0a', dusk: '#7b2a17', body: '#c4502c', light: '#f2b35c', spark: '#ffe7b5', ink: '#fff3dc' },
  { night: '#0b211a', dusk: '#1c5a44', body: '#2f8f68', light: '#a9dcae', spark: '#f6e7a8', ink: '#f3f8e6' },
  { night: '#14172b', dusk: '#2f3a68', body: '#6474b4', light: '#e8c07a', spark: '#fff0c9', ink: '#f5efe0' },
  { night: '#2b0e1c', dusk: '#6d2140', body: '#b5476a', light: '#f5b59b', spark: '#ffe6cf', ink: '#fff0e6' },
  { night: '#221607', dusk: '#6a4312', body: '#b67a22', light: '#f4cf7a', spark: '#fff4cf', ink: '#fff6e0' },
  { night: '#08212a', dusk: '#15586a', body: '#2e93a3', light: '#9fdcd3', spark: '#f8e3a4', ink: '#eefaf4' },
  { night: '#1f1010', dusk: '#4d2a2a', body: '#94524a', light: '#e6b491', spark: '#ffe9cf', ink: '#fff1e4' },
  { night: '#181224', dusk: '#43305f', body: '#8763a8', light: '#efb98e', spark: '#ffe9c7', ink: '#fbf0e4' },
  { night: '#101b10', dusk: '#3a5222', body: '#7b9636', light: '#dfe08a', spark: '#fff3b8', ink: '#f8f7e2' },
  { night: '#240b0b', dusk: '#8a1f1c', body: '#d8432f', light: '#ffb37f', spark: '#fff0d0', ink: '#fff2e2' },
]

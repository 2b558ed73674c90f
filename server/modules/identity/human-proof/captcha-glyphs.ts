/**
 * Strokes of the captcha's characters on a 20 x 28 field, as SVG path data: our own lines, because text is drawn blank
 * where a server has no fonts. None reads like another.
 */
export const captchaGlyphs: Readonly<Record<string, string>> = {
  A: 'M1 28 L10 0 L19 28 M5 18 L15 18',
  C: 'M18 5 Q14 0 10 0 Q1 0 1 14 Q1 28 10 28 Q14 28 18 23',
  E: 'M18 0 L2 0 L2 28 L18 28 M2 13 L14 13',
  F: 'M18 0 L2 0 L2 28 M2 13 L14 13',
  H: 'M2 0 L2 28 M18 0 L18 28 M2 14 L18 14',
  J: 'M6 0 L17 0 M14 0 L14 20 Q14 28 7 28 Q2 28 1 22',
  K: 'M2 0 L2 28 M18 0 L3 15 L18 28',
  L: 'M2 0 L2 28 L18 28',
  M: 'M1 28 L2 0 L10 16 L18 0 L19 28',
  N: 'M2 28 L2 0 L18 28 L18 0',
  P: 'M2 28 L2 0 L11 0 Q18 0 18 8 Q18 16 11 16 L2 16',
  R: 'M2 28 L2 0 L11 0 Q18 0 18 7 Q18 14 11 14 L2 14 M10 14 L18 28',
  T: 'M1 0 L19 0 M10 0 L10 28',
  U: 'M2 0 L2 18 Q2 28 10 28 Q18 28 18 18 L18 0',
  V: 'M1 0 L10 28 L19 0',
  W: 'M0 0 L5 28 L10 10 L15 28 L20 0',
  X: 'M1 0 L19 28 M19 0 L1 28',
  Y: 'M1 0 L10 14 L19 0 M10 14 L10 28',
  3: 'M2 3 Q5 0 10 0 Q18 0 18 7 Q18 13 9 13 Q19 13 19 21 Q19 28 10 28 Q4 28 1 24',
  4: 'M14 28 L14 0 L1 19 L19 19',
  7: 'M1 0 L18 0 L7 28',
  9: 'M18 9 Q18 17 10 17 Q2 17 2 8 Q2 0 10 0 Q18 0 18 9 Q18 20 9 28',
}

export const captchaAlphabet = Object.keys(captchaGlyphs)

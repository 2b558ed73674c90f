/** What an IBAN leaves when it is divided by 97, its first four signs moved behind the rest (ISO 13616). */
const REMAINDER = 1

/** Whether this is an IBAN in capital letters and without spaces, its two check digits included. */
export function isIban(number: string): boolean {
  if (!/^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(number)) return false
  // Each letter stands for two digits: A is 10, Z is 35.
  const digits = [...number.slice(4), ...number.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === REMAINDER
}

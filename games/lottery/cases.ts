/** Bets, what was drawn and what each pays: unit value 1 and multiple 1 unless said. The brief's own cases. */
export interface Case {
  readonly family: string
  readonly code: string
  readonly content: string
  readonly drawn: string
  readonly units: number
  /** Ledger amount, main units. */
  readonly payout: string
  readonly winning?: number
  readonly stake?: string
  readonly group?: number
  readonly unitValue?: string
  readonly multiple?: number
  readonly rebate?: string
}

const north = (...ends: string[]) =>
  [...ends.map((end) => end.padStart(5, '1')), ...Array.from({ length: 10 - ends.length }, () => '11111')]
    .concat(
      Array.from({ length: 10 }, () => '1111'),
      ['111', '111', '111'],
      ['11', '11', '11', '11'],
    )
    .join('-')

const south = (...ends: string[]) =>
  ['11', '111', '1111', '1111', '1111', '1111']
    .concat(ends.map((end) => end.padStart(5, '1')))
    .concat(
      Array.from({ length: 11 - ends.length }, () => '11111'),
      ['111111'],
    )
    .join('-')

const thaiFirst = (first: string) =>
  [first]
    .concat(
      Array.from({ length: 165 }, () => '111111'),
      ['111', '111'],
      ['111', '111'],
      ['11'],
    )
    .join('-')

const fourDigits = (first: string, starters: readonly string[], consolations: readonly string[]) =>
  [first, '0000', '0000']
    .concat(
      starters,
      Array.from({ length: 10 - starters.length }, () => '0000'),
    )
    .concat(
      consolations,
      Array.from({ length: 10 - consolations.length }, () => '0000'),
    )
    .join('-')

const eleven = '01-03-05-07-09-11-13-15-17-19-21-41-43-45-47-49-51-53-55-57'

export const cases: readonly Case[] = [
  { family: 'SSC', code: 'Last3Straight', content: '12_0_79', drawn: '52107', units: 4, winning: 1, payout: '980.00' },
  { family: 'SSC', code: 'Last3Com3', content: '358', drawn: '01335', units: 6, winning: 1, payout: '326.666666' },
  {
    family: 'SSC',
    code: 'Last3Com6',
    content: '0358',
    drawn: '99583',
    units: 4,
    winning: 1,
    unitValue: '0.1',
    multiple: 7,
    payout: '114.333333',
  },
  { family: 'SSC', code: 'First3Span', content: '0-9', drawn: '09012', units: 64, winning: 1, payout: '980.00' },
  { family: 'SSC', code: 'Last3Sum', content: '8', drawn: '99008', units: 45, winning: 1, payout: '980.00' },
  { family: 'SSC', code: 'Last3Baodan', content: '7', drawn: '99777', units: 54, winning: 0, payout: '0.00' },
  { family: 'SSC', code: 'AllCom60', content: '15_2345', drawn: '34121', units: 5, winning: 1, payout: '1633.333333' },
  { family: 'SSC', code: 'FixedPlace', content: '12_#_#_#_05', drawn: '10790', units: 4, winning: 2, payout: '19.60' },
  { family: 'SSC', code: 'All5Show2', content: '0123', drawn: '01193', units: 6, winning: 3, payout: '20.040899' },
  { family: 'SSC', code: 'Last2BSOE', content: '02_13', drawn: '00092', units: 4, winning: 4, payout: '15.68' },
  { family: 'SSC', code: 'Dragon_Tiger_1_5', content: '12', drawn: '47304', units: 2, winning: 1, payout: '9.80' },
  {
    family: 'SSC',
    code: 'Any2Straight',
    content: '1_2_#_#_34',
    drawn: '12004',
    units: 5,
    winning: 3,
    payout: '294.00',
  },
  { family: 'SSC', code: 'Last3Join', content: '12_3_4', drawn: '00934', units: 4, winning: 2, payout: '107.80' },
  { family: 'SSC', code: 'Last3_Special', content: '14', drawn: '66901', units: 2, winning: 1, payout: '16.333333' },
  {
    family: 'SSC',
    code: 'Last2Straight',
    content: '01234_56',
    drawn: '00026',
    units: 10,
    winning: 1,
    unitValue: '2',
    group: 1900,
    payout: '190.00',
    rebate: '0.60',
  },
  { family: 'K3', code: 'Sum_K3', content: '3-10', drawn: '4,4,2', units: 2, winning: 1, payout: '7.84' },
  { family: 'K3', code: 'Multi_Same_2_K3', content: '5', drawn: '5,5,5', units: 1, winning: 1, payout: '13.23' },
  { family: 'K3', code: 'Single_Same_2_K3', content: '5_12', drawn: '5,5,5', units: 2, winning: 0, payout: '0.00' },
  { family: 'K3', code: 'Different_2_K3', content: '1246', drawn: '1,2,6', units: 6, winning: 3, payout: '21.168' },
  {
    family: '11X5',
    code: 'Any3_11X5',
    content: '01_02-03-04-05',
    drawn: '05-01-09-03-11',
    units: 6,
    winning: 1,
    payout: '16.17',
  },
  {
    family: '11X5',
    code: 'Any7_11X5',
    content: '01-02-03-04-05-06-07-08',
    drawn: '01-03-05-07-08',
    units: 8,
    winning: 3,
    payout: '64.68',
  },
  {
    family: 'PK10',
    code: 'First2Sum_PK10',
    content: '3-11',
    drawn: '10-01-02-03-04-05-06-07-08-09',
    units: 2,
    winning: 1,
    payout: '8.82',
  },
  {
    family: 'PK10',
    code: 'First2SumBSOE_PK10',
    content: '12',
    drawn: '10-01-02-03-04-05-06-07-08-09',
    units: 2,
    winning: 2,
    payout: '3.528',
  },
  {
    family: 'KL8',
    code: 'Pick3',
    content: '05-06-07-08',
    drawn: '05-06-07-09-10-11-12-13-14-15-16-17-18-19-20-21-22-23-24-25',
    units: 4,
    winning: 4,
    payout: '52.758841',
  },
  { family: 'KL8', code: 'UpDown', content: '01', drawn: eleven, units: 2, winning: 1, payout: '2.459972' },
  {
    family: 'XSMB',
    code: 'Lo2',
    content: '07-23-99',
    drawn: north('07', '07', '07', '23', '23'),
    units: 3,
    winning: 5,
    stake: '81.00',
    payout: '495.00',
  },
  {
    family: 'XSMB',
    code: 'Xien2',
    content: '07-18-99',
    drawn: north('07', '07', '07', '18', '18', '18'),
    units: 3,
    winning: 1,
    payout: '17.00',
  },
  {
    family: 'XSMN',
    code: 'Lo3',
    content: '318',
    drawn: south('318', '318', '318', '318'),
    units: 1,
    winning: 4,
    stake: '17.00',
    payout: '3840.00',
  },
  { family: 'THAI', code: '3Tod', content: '572', drawn: thaiFirst('820257'), units: 1, winning: 1, payout: '150.00' },
  {
    family: 'THAI',
    code: 'RunTop',
    content: '2-5-9',
    drawn: thaiFirst('820257'),
    units: 3,
    winning: 2,
    payout: '6.40',
  },
  {
    family: '4D',
    code: 'Big',
    content: '6652',
    drawn: fourDigits('6652', [], ['6652']),
    units: 1,
    winning: 2,
    payout: '2560.00',
  },
  {
    family: '4D',
    code: 'iBoxBig',
    content: '1123',
    drawn: fourDigits('0000', ['1123', '3211'], []),
    units: 1,
    winning: 2,
    payout: '30.00',
  },
  {
    family: '4D',
    code: 'BoxBig',
    content: '2113',
    drawn: fourDigits('0000', ['1123', '3211'], []),
    units: 12,
    winning: 2,
    stake: '12.00',
    payout: '360.00',
  },
]

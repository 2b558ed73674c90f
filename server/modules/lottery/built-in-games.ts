import type { Schedule } from './schedule.ts'

export interface BuiltInGame {
  readonly code: string
  readonly family: string
  readonly vendor: string
  readonly name: string
  readonly zone: string
  readonly schedule: Schedule
  readonly closeSeconds: number
}

const HOUSE_ZONE = 'Asia/Dhaka'
const VIETNAM = 'Asia/Ho_Chi_Minh'

function house(vendor: string, family: string, code: string, name: string, minutes: number): BuiltInGame {
  const closeSeconds = minutes === 1 ? 5 : 10
  return { code, family, vendor, name, zone: HOUSE_ZONE, schedule: { kind: 'every', minutes }, closeSeconds }
}

function province(family: 'XSMN' | 'XSMT', code: string, name: string, ...days: number[]): BuiltInGame {
  const at = family === 'XSMN' ? '16:15' : '17:15'
  const schedule: Schedule = { kind: 'weekly', days, at }
  return { code: `${family}${code}`, family, vendor: 'TCG_LOTTO_VN', name, zone: VIETNAM, schedule, closeSeconds: 300 }
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

/** Lotteries that the house knows from the first day; operators change when they draw and what they take. Sunday is 0. */
export const builtInGames: readonly BuiltInGame[] = [
  house('LOTT', 'SSC', 'SSC1', 'SSC 1 min', 1),
  house('LOTT', 'SSC', 'SSC5', 'SSC 5 min', 5),
  house('LOTT', '11X5', 'X5', '11 choose 5', 5),
  house('LOTT', 'PK10', 'PK10', 'PK10', 3),
  house('ELOTT', 'K3', 'K3M1', 'K3 1 min', 1),
  house('ELOTT', 'K3', 'K3M3', 'K3 3 min', 3),
  house('ELOTT', 'KL8', 'KL8', 'KL8', 5),
  {
    code: 'XSMB',
    family: 'XSMB',
    vendor: 'TCG_LOTTO_VN',
    name: 'Xổ số miền Bắc',
    zone: VIETNAM,
    schedule: { kind: 'weekly', days: EVERY_DAY, at: '18:15' },
    closeSeconds: 300,
  },
  province('XSMN', 'HCM', 'TP. Hồ Chí Minh', 1, 6),
  province('XSMN', 'DT', 'Đồng Tháp', 1),
  province('XSMN', 'CM', 'Cà Mau', 1),
  province('XSMN', 'BTR', 'Bến Tre', 2),
  province('XSMN', 'VT', 'Vũng Tàu', 2),
  province('XSMN', 'BL', 'Bạc Liêu', 2),
  province('XSMN', 'DN', 'Đồng Nai', 3),
  province('XSMN', 'CT', 'Cần Thơ', 3),
  province('XSMN', 'ST', 'Sóc Trăng', 3),
  province('XSMN', 'TN', 'Tây Ninh', 4),
  province('XSMN', 'AG', 'An Giang', 4),
  province('XSMN', 'BTH', 'Bình Thuận', 4),
  province('XSMN', 'VL', 'Vĩnh Long', 5),
  province('XSMN', 'BD', 'Bình Dương', 5),
  province('XSMN', 'TV', 'Trà Vinh', 5),
  province('XSMN', 'LA', 'Long An', 6),
  province('XSMN', 'BP', 'Bình Phước', 6),
  province('XSMN', 'HG', 'Hậu Giang', 6),
  province('XSMN', 'TG', 'Tiền Giang', 0),
  province('XSMN', 'KG', 'Kiên Giang', 0),
  province('XSMN', 'DL', 'Đà Lạt', 0),
  province('XSMT', 'PY', 'Phú Yên', 1),
  province('XSMT', 'TTH', 'Thừa Thiên Huế', 0, 1),
  province('XSMT', 'DLK', 'Đắk Lắk', 2),
  province('XSMT', 'QNM', 'Quảng Nam', 2),
  province('XSMT', 'DNG', 'Đà Nẵng', 3, 6),
  province('XSMT', 'KH', 'Khánh Hòa', 0, 3),
  province('XSMT', 'BDI', 'Bình Định', 4),
  province('XSMT', 'QT', 'Quảng Trị', 4),
  province('XSMT', 'QB', 'Quảng Bình', 4),
  province('XSMT', 'GL', 'Gia Lai', 5),
  province('XSMT', 'NT', 'Ninh Thuận', 5),
  province('XSMT', 'QNG', 'Quảng Ngãi', 6),
  province('XSMT', 'DNO', 'Đắk Nông', 6),
  province('XSMT', 'KT', 'Kon Tum', 0),
  {
    code: 'THAI',
    family: 'THAI',
    vendor: 'TCG_SEA',
    name: 'สลากกินแบ่งรัฐบาล',
    zone: 'Asia/Bangkok',
    schedule: { kind: 'monthly', days: [1, 16], at: '14:30' },
    closeSeconds: 1800,
  },
  {
    code: '4D',
    family: '4D',
    vendor: 'TCG_SEA',
    name: '4D',
    zone: 'Asia/Singapore',
    schedule: { kind: 'weekly', days: [0, 3, 6], at: '19:00' },
    closeSeconds: 600,
  },
]

import type { GameType } from '@croupier/api/games/game-types.ts'
import { assert } from '@croupier/basis/assert.ts'

/** A word in English, Bengali and Arabic. */
type Word = readonly [en: string, bn: string, ar: string]

/** Whose or of where: in Bengali as a genitive, in Arabic with its article. */
const places: readonly Word[] = [
  ['Delta', 'ডেল্টার', 'الدلتا'],
  ['Monsoon', 'বর্ষার', 'المطر'],
  ['Lotus', 'পদ্মের', 'اللوتس'],
  ['Harbour', 'বন্দরের', 'الميناء'],
  ['Mountain', 'পাহাড়ের', 'الجبل'],
  ['Desert', 'মরুর', 'الصحراء'],
  ['Island', 'দ্বীপের', 'الجزيرة'],
  ['Moon', 'চাঁদের', 'القمر'],
  ['Sun', 'সূর্যের', 'الشمس'],
  ['Star', 'তারার', 'النجم'],
  ['Forest', 'বনের', 'الغابة'],
  ['Garden', 'বাগানের', 'الحديقة'],
  ['Palace', 'প্রাসাদের', 'القصر'],
  ['Temple', 'মন্দিরের', 'المعبد'],
  ['Canyon', 'গিরিখাতের', 'الوادي'],
  ['Ocean', 'মহাসাগরের', 'المحيط'],
  ['Lagoon', 'উপহ্রদের', 'البحيرة'],
  ['Glacier', 'হিমবাহের', 'الجليد'],
  ['Volcano', 'আগ্নেয়গিরির', 'البركان'],
  ['Savanna', 'তৃণভূমির', 'السهول'],
  ['Jungle', 'জঙ্গলের', 'الأدغال'],
  ['Bamboo', 'বাঁশবনের', 'الخيزران'],
  ['Silk', 'রেশমের', 'الحرير'],
  ['Jade', 'জেডের', 'اليشم'],
  ['Amber', 'অম্বরের', 'الكهرمان'],
  ['Coral', 'প্রবালের', 'المرجان'],
  ['Pearl', 'মুক্তার', 'اللؤلؤ'],
  ['Copper', 'তামার', 'النحاس'],
  ['Thunder', 'বজ্রের', 'الرعد'],
  ['Rainbow', 'রংধনুর', 'قوس قزح'],
  ['Winter', 'শীতের', 'الشتاء'],
  ['Spring', 'বসন্তের', 'الربيع'],
  ['Summer', 'গ্রীষ্মের', 'الصيف'],
  ['Autumn', 'শরতের', 'الخريف'],
  ['Midnight', 'মধ্যরাতের', 'منتصف الليل'],
  ['Dawn', 'ভোরের', 'الفجر'],
  ['Twilight', 'গোধূলির', 'الغسق'],
  ['Caravan', 'কাফেলার', 'القافلة'],
  ['Orchard', 'ফলবাগানের', 'البستان'],
  ['Pirate', 'জলদস্যুর', 'القرصان'],
  ['Wizard', 'জাদুকরের', 'الساحر'],
  ['King', 'রাজার', 'الملك'],
  ['Queen', 'রানির', 'الملكة'],
  ['Dragon', 'ড্রাগনের', 'التنين'],
]

/** What a title is about, in Arabic before what it belongs to. */
const things: Readonly<Partial<Record<GameType, readonly Word[]>>> = {
  RNG: [
    ['Riches', 'ঐশ্বর্য', 'ثروات'],
    ['Treasures', 'রত্নভান্ডার', 'كنوز'],
    ['Fortunes', 'সৌভাগ্য', 'حظوظ'],
    ['Jewels', 'মণি', 'جواهر'],
    ['Crowns', 'মুকুট', 'تيجان'],
    ['Coins', 'মুদ্রা', 'عملات'],
    ['Tigers', 'বাঘ', 'نمور'],
    ['Elephants', 'হাতি', 'أفيال'],
    ['Peacocks', 'ময়ূর', 'طواويس'],
    ['Falcons', 'বাজপাখি', 'صقور'],
    ['Wolves', 'নেকড়ে', 'ذئاب'],
    ['Bears', 'ভালুক', 'دببة'],
    ['Horses', 'ঘোড়া', 'خيول'],
    ['Monkeys', 'বানর', 'قرود'],
    ['Lions', 'সিংহ', 'أسود'],
    ['Foxes', 'শিয়াল', 'ثعالب'],
    ['Owls', 'পেঁচা', 'بومات'],
    ['Turtles', 'কচ্ছপ', 'سلاحف'],
    ['Swans', 'রাজহাঁস', 'بجعات'],
    ['Blossoms', 'ফুল', 'أزهار'],
    ['Orchids', 'অর্কিড', 'زنابق'],
    ['Roses', 'গোলাপ', 'ورود'],
    ['Fruits', 'ফল', 'ثمار'],
    ['Berries', 'বেরি', 'توت'],
    ['Spices', 'মসলা', 'توابل'],
    ['Drums', 'ঢোল', 'طبول'],
    ['Bells', 'ঘণ্টা', 'أجراس'],
    ['Masks', 'মুখোশ', 'أقنعة'],
    ['Kites', 'ঘুড়ি', 'طيارات'],
    ['Fireworks', 'আতশবাজি', 'مفرقعات'],
    ['Dancers', 'নর্তকী', 'راقصات'],
    ['Warriors', 'যোদ্ধা', 'فرسان'],
    ['Guardians', 'প্রহরী', 'حراس'],
    ['Sailors', 'নাবিক', 'بحارة'],
    ['Spirits', 'আত্মা', 'أرواح'],
    ['Legends', 'কিংবদন্তি', 'أساطير'],
    ['Secrets', 'রহস্য', 'أسرار'],
    ['Dreams', 'স্বপ্ন', 'أحلام'],
    ['Stories', 'গল্প', 'حكايات'],
    ['Doors', 'দরজা', 'أبواب'],
    ['Towers', 'মিনার', 'أبراج'],
    ['Bridges', 'সেতু', 'جسور'],
    ['Storms', 'ঝড়', 'عواصف'],
    ['Fires', 'আগুন', 'نيران'],
    ['Waves', 'ঢেউ', 'أمواج'],
    ['Stones', 'পাথর', 'أحجار'],
    ['Feathers', 'পালক', 'ريشات'],
    ['Mirrors', 'আয়না', 'مرايا'],
  ],
  LIVE: [
    ['Wheel Table', 'চাকার টেবিল', 'طاولة عجلة'],
    ['Grand Wheel', 'মহাচাকা', 'العجلة الكبرى في'],
    ['Salon', 'বৈঠকখানা', 'صالون'],
    ['Wheel Show', 'চাকার আসর', 'عرض عجلة'],
    ['High Room', 'উঁচু কক্ষ', 'قاعة كبار'],
    ['Evening Table', 'সান্ধ্য টেবিল', 'طاولة مساء'],
    ['Carousel', 'নাগরদোলা', 'دوامة'],
  ],
  FISH: [
    ['Fishing', 'মাছ ধরা', 'صيد'],
    ['Hunters', 'শিকারি', 'صيادو'],
    ['Shoal', 'মাছের ঝাঁক', 'سرب'],
    ['Depths', 'গভীর জল', 'أعماق'],
    ['Harpoon', 'হারপুন', 'حربة'],
    ['Nets', 'জাল', 'شباك'],
    ['Tide', 'জোয়ার', 'مد'],
  ],
  PVP: [
    ['Duel', 'দ্বৈরথ', 'مبارزة'],
    ['Challenge', 'চ্যালেঞ্জ', 'تحدي'],
    ['Arena', 'আখড়া', 'حلبة'],
  ],
  SPORTS: [
    ['Cup', 'কাপ', 'كأس'],
    ['League', 'লিগ', 'دوري'],
    ['Derby', 'ডার্বি', 'ديربي'],
  ],
  ESPORTS: [
    ['Masters', 'মাস্টার্স', 'أساتذة'],
    ['Clash', 'সংঘর্ষ', 'صدام'],
    ['Circuit', 'সার্কিট', 'حلبات'],
  ],
  COCKFIGHT: [
    ['Spurs', 'নখর', 'مخالب'],
    ['Roosters', 'মোরগ', 'ديوك'],
  ],
  LOTT: [
    ['Draw', 'ড্র', 'سحب'],
    ['Numbers', 'সংখ্যা', 'أرقام'],
  ],
  ELOTT: [
    ['Quick Draw', 'দ্রুত ড্র', 'سحب سريع من'],
    ['Five', 'পাঁচ', 'خماسية'],
  ],
  BINGO: [
    ['Bingo', 'বিঙ্গো', 'بنغو'],
    ['Bingo Hall', 'বিঙ্গো হল', 'قاعة بنغو'],
  ],
}

/** What follows a title that has been used already. */
const sequels: readonly (Word | undefined)[] = [
  undefined,
  ['Gold Rush', 'স্বর্ণযাত্রা', 'اندفاع الذهب'],
  ['Second Night', 'দ্বিতীয় রাত', 'الليلة الثانية'],
  ['Grand Parade', 'মহা শোভাযাত্রা', 'الموكب الكبير'],
  ['Free Flight', 'মুক্ত উড়ান', 'تحليق حر'],
]

export interface Title {
  code: string
  name: string
  names: { bn: string; ar: string }
}

/** Steps through all of them in no order anybody sees; a prime, so that every title comes once. */
const STRIDE = 2_963

/**
 * The titles of a category, from 0: each another, always the same. Nobody's but ours.
 * @throws where the words do not suffice for so many
 */
export function inventedTitle(type: GameType, index: number): Title {
  const about = things[type]
  assert(about, `there are words for ${type}`)
  const all = places.length * about.length
  assert(index < all * sequels.length, `there are ${index} titles of ${type}`)
  const sequel = sequels[Math.floor(index / all)]
  const drawn = ((index % all) * STRIDE) % all
  const place = places[drawn % places.length]!
  const thing = about[Math.floor(drawn / places.length)]!
  const after = (language: number) => (sequel ? `: ${sequel[language]}` : '')
  const name = `${place[0]} ${thing[0]}${after(0)}`
  return {
    code: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    name,
    names: { bn: `${place[1]} ${thing[1]}${after(1)}`, ar: `${thing[2]} ${place[2]}${after(2)}` },
  }
}

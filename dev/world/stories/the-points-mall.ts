import type { GameType } from '@croupier/api/games/game-types.ts'
import type { InputOf } from '@croupier/api/operation.ts'
import { correctPoints } from '@croupier/api/points/correct-points.ts'
import { createPointGood } from '@croupier/api/points/create-point-good.ts'
import { decidePointOrder } from '@croupier/api/points/decide-point-order.ts'
import { listPointGoods } from '@croupier/api/points/list-point-goods.ts'
import { listPointRates } from '@croupier/api/points/list-point-rates.ts'
import { listRedemptions } from '@croupier/api/points/list-redemptions.ts'
import { publishPointGood } from '@croupier/api/points/publish-point-good.ts'
import { redeemPointReward } from '@croupier/api/points/redeem-point-reward.ts'
import { sendPointOrder } from '@croupier/api/points/send-point-order.ts'
import { setPointRate } from '@croupier/api/points/set-point-rate.ts'
import type { Story } from '../story.ts'
import { PLAYER_PASSWORD, type World } from '../world.ts'

const DAY = 86_400_000
/** Chosen by those who have withdrawn, in an earlier story. */
const PAYMENT_PASSWORD = '246802'

/** Valid bets for one point. */
const rates: Partial<Record<GameType, string>> = {
  RNG: '100',
  FISH: '100',
  PVP: '150',
  BINGO: '100',
  LIVE: '200',
  COCKFIGHT: '200',
  SPORTS: '250',
  ESPORTS: '250',
  LOTT: '300',
  VN: '300',
}

type Draft = Pick<InputOf<typeof createPointGood>, 'type' | 'art' | 'titles' | 'descriptions' | 'price'> &
  Partial<InputOf<typeof createPointGood>> & { isHidden?: true }

const cash = (art: 'coins' | 'banknote', amount: string, price: string, stock: number | null): Draft => ({
  type: 'CASH',
  currency: 'BDT',
  art,
  amount,
  price,
  stock,
  titles: { en: `${amount} taka`, bn: `${amount} টাকা`, ar: `${amount} تاكا` },
  descriptions: {
    en: 'Waits in the reward centre, to be wagered once.',
    bn: 'রিওয়ার্ড সেন্টারে থাকে, একবার বাজি ধরতে হয়।',
    ar: 'ينتظر في مركز المكافآت، ويُراهن به مرة واحدة.',
  },
})

const shelf: readonly Draft[] = [
  cash('coins', '50', '900', 1_000),
  cash('coins', '200', '3500', 200),
  cash('banknote', '1000', '17000', 50),
  {
    type: 'GOODS',
    art: 'mug',
    price: '450',
    stock: 120,
    perMember: 4,
    titles: { en: 'Tea mug', bn: 'চায়ের মগ', ar: 'كوب شاي' },
    descriptions: {
      en: 'Stoneware, 300 ml, glazed by hand in Dhamrai.',
      bn: 'পাথুরে মাটির, 300 মিলি, ধামরাইয়ে হাতে গ্লেজ করা।',
      ar: 'خزف حجري سعة 300 مل، مزجّج يدوياً في دهامراي.',
    },
  },
  {
    type: 'GOODS',
    art: 'lantern',
    price: '1200',
    stock: 40,
    perMember: 2,
    titles: { en: 'Brass lantern', bn: 'পিতলের লণ্ঠন', ar: 'فانوس نحاسي' },
    descriptions: {
      en: 'Burns oil or holds a bulb. 28 cm high.',
      bn: 'তেলে জ্বলে, বাল্বও বসে। উচ্চতা 28 সেমি।',
      ar: 'يعمل بالزيت أو بمصباح كهربائي. ارتفاعه 28 سم.',
    },
  },
  {
    type: 'GOODS',
    art: 'cap',
    price: '350',
    stock: 200,
    titles: { en: 'Cricket cap', bn: 'ক্রিকেট ক্যাপ', ar: 'قبعة كريكيت' },
    descriptions: {
      en: 'Cotton, one size, in red and brick.',
      bn: 'সুতির, এক মাপ, লাল ও ইটরঙা।',
      ar: 'قطن، مقاس واحد، بالأحمر والقرميدي.',
    },
  },
  {
    type: 'GOODS',
    art: 'shirt',
    price: '700',
    stock: 90,
    perMember: 3,
    titles: { en: 'Jersey shirt', bn: 'জার্সি', ar: 'قميص رياضي' },
    descriptions: {
      en: 'Light and quick to dry. Say your size with the order.',
      bn: 'হালকা, তাড়াতাড়ি শুকায়। অর্ডারে মাপ লিখুন।',
      ar: 'خفيف وسريع الجفاف. اذكر مقاسك مع الطلب.',
    },
  },
  {
    type: 'GOODS',
    art: 'cricket',
    price: '2600',
    stock: 15,
    perMember: 1,
    titles: { en: 'Willow bat', bn: 'উইলো ব্যাট', ar: 'مضرب صفصاف' },
    descriptions: {
      en: 'Full size, knocked in, with a ball.',
      bn: 'পূর্ণ মাপ, খেলার উপযোগী, সঙ্গে একটি বল।',
      ar: 'مقاس كامل وجاهز للعب، ومعه كرة.',
    },
  },
  {
    type: 'GOODS',
    art: 'football',
    price: '1500',
    stock: 25,
    titles: { en: 'Football', bn: 'ফুটবল', ar: 'كرة قدم' },
    descriptions: {
      en: 'Size 5, stitched, for grass and hard ground.',
      bn: '5 নম্বর, সেলাই করা, ঘাস ও শক্ত মাঠে চলে।',
      ar: 'مقاس 5، مخيطة، للعشب والأرض الصلبة.',
    },
  },
  {
    type: 'GOODS',
    art: 'earphones',
    price: '1800',
    stock: 12,
    perMember: 1,
    titles: { en: 'Headphones', bn: 'হেডফোন', ar: 'سماعات رأس' },
    descriptions: {
      en: 'Over the ear, 30 hours on one charge.',
      bn: 'কানঢাকা, এক চার্জে 30 ঘণ্টা।',
      ar: 'فوق الأذن، 30 ساعة بشحنة واحدة.',
    },
  },
  {
    type: 'GOODS',
    art: 'bag',
    price: '2200',
    stock: 20,
    perMember: 1,
    titles: { en: 'Leather satchel', bn: 'চামড়ার ব্যাগ', ar: 'حقيبة جلدية' },
    descriptions: {
      en: 'Full grain leather, for a tablet and a notebook.',
      bn: 'খাঁটি চামড়া, ট্যাবলেট ও খাতা ধরে।',
      ar: 'جلد طبيعي، تتسع لجهاز لوحي ودفتر.',
    },
  },
  {
    type: 'GOODS',
    art: 'watch',
    price: '6500',
    stock: 5,
    perMember: 1,
    titles: { en: 'Wrist watch', bn: 'হাতঘড়ি', ar: 'ساعة يد' },
    descriptions: {
      en: 'Automatic, steel case, leather strap.',
      bn: 'অটোমেটিক, স্টিলের কেস, চামড়ার স্ট্র্যাপ।',
      ar: 'أوتوماتيكية، بهيكل فولاذي وحزام جلدي.',
    },
  },
  {
    type: 'GOODS',
    art: 'phone',
    price: '48000',
    stock: 2,
    perMember: 1,
    titles: { en: 'Smartphone', bn: 'স্মার্টফোন', ar: 'هاتف ذكي' },
    descriptions: {
      en: '256 GB, two SIM cards, two years of guarantee.',
      bn: '256 জিবি, দুই সিম, দুই বছরের ওয়ারেন্টি।',
      ar: 'سعة 256 غيغابايت، شريحتان، ضمان سنتين.',
    },
  },
  {
    type: 'GOODS',
    art: 'kettle',
    price: '1600',
    stock: 30,
    isHidden: true,
    titles: { en: 'Steel kettle', bn: 'স্টিলের কেটলি', ar: 'غلاية فولاذية' },
    descriptions: {
      en: 'Two litres. Comes with the cold season.',
      bn: 'দুই লিটার। শীতে আসছে।',
      ar: 'لتران. تأتي مع موسم البرد.',
    },
  },
]

async function setRates(world: World): Promise<void> {
  const { list } = await world.do(listPointRates, { currency: 'BDT' })
  if (list.some(({ setAt }) => setAt !== null)) return
  const mitali = await world.operator('mitali')
  for (const [gameType, amount] of Object.entries(rates)) {
    await world.do(setPointRate, { currency: 'BDT', gameType, amount }, mitali)
  }
}

async function fillShelf(world: World): Promise<void> {
  const joy = await world.operator('joy')
  const mitali = await world.operator('mitali')
  const { list } = await world.do(listPointGoods, { pageSize: 200 })
  const known = new Map(list.map((good) => [good.titles['en'], good]))
  for (const [at, { isHidden, ...draft }] of shelf.entries()) {
    const rest = { currency: null, amount: null, stock: null, perMember: null, endsAt: null }
    const kept =
      known.get(draft.titles['en']) ??
      (await world.do(
        createPointGood,
        { ...rest, ...draft, startsAt: Date.now() - 7 * DAY, position: (at + 1) * 10 },
        joy,
      ))
    if (kept.state === 'draft' && !isHidden) await world.do(publishPointGood, { goodId: kept.goodId }, mitali)
  }
}

/** Gives points and redeems; answers the references, or nothing where they have redeemed before. */
async function shop(
  world: World,
  account: string,
  points: string,
  wishes: readonly { name: string; quantity?: number; remark?: string }[],
  to: { receiver: string; mobileNum: string; address: string },
): Promise<string[] | undefined> {
  const member = await world.member(account)
  if ((await world.do(listRedemptions, {}, member)).list.length > 0) return undefined
  const rafiq = await world.operator('rafiq')
  await world.do(correctPoints, { account, direction: 'give', points, note: 'points of the old loyalty card' }, rafiq)
  const { list } = await world.do(listPointGoods, { pageSize: 200 })
  const references: string[] = []
  for (const { name, ...wish } of wishes) {
    const rewardId = list.find(({ titles }) => titles['en'] === name)!.goodId
    const input = { rewardId, ...wish, ...to, paymentPassword: PAYMENT_PASSWORD }
    references.push((await world.do(redeemPointReward, input, member)).reference)
  }
  return references
}

const story: Story = {
  title: 'The points mall opens, and two players shop in it',
  async tell(world) {
    await setRates(world)
    await fillShelf(world)
    const rafiq = await world.operator('rafiq')
    const bought = await shop(
      world,
      'sumaiya',
      '3000',
      [{ name: '50 taka' }, { name: 'Tea mug', quantity: 2, remark: 'one blue, one green' }, { name: 'Cricket cap' }],
      { receiver: 'Sumaiya Akter', mobileNum: '01811 000305', address: 'House 14, Road 9, Mirpur 10, Dhaka 1216' },
    )
    if (bought) {
      const reason = 'The red one is gone. Please choose another.'
      await world.do(decidePointOrder, { reference: bought[2], decision: 'refuse', reason }, rafiq)
    }
    const sent = await shop(
      world,
      'tahmina',
      '2000',
      [{ name: 'Cricket cap' }, { name: 'Brass lantern' }, { name: 'Tea mug' }],
      { receiver: 'Tahmina Chowdhury', mobileNum: '01711 000119', address: 'Flat 4B, 22 Agrabad C/A, Chattogram 4100' },
    )
    if (sent) {
      const [cap, lantern] = sent
      await world.do(decidePointOrder, { reference: cap, decision: 'approve' }, rafiq)
      await world.do(sendPointOrder, { reference: cap, note: 'Pathao Courier, parcel 4471-2209' }, rafiq)
      await world.do(decidePointOrder, { reference: lantern, decision: 'approve' }, rafiq)
    }
    world.introduce({
      role: 'member',
      account: 'sumaiya',
      password: PLAYER_PASSWORD,
      where: 'Portal',
      note: `points and orders in the mall; withdrawal password ${PAYMENT_PASSWORD}`,
    })
  },
}

export default story

import { nothingEased, type VipLevel } from '@croupier/api/promotions/terms/vip.ts'
import { createPromotion } from '@croupier/api/promotions/operators/create-promotion.ts'
import { listStaffPromotions } from '@croupier/api/promotions/operators/list-staff-promotions.ts'
import { publishPromotion } from '@croupier/api/promotions/operators/publish-promotion.ts'
import type { InputOf } from '@croupier/api/operation.ts'
import type { Story } from '../story.ts'

type Draft = Omit<InputOf<typeof createPromotion>, 'currency' | 'startsAt' | 'endsAt' | 'rules' | 'bonus'> & {
  bonus?: InputOf<typeof createPromotion>['bonus']
  /** Days it runs; without an end where absent. */
  days?: number
  /** How many days from now it begins; a week ago where absent. */
  begins?: number
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

const rules = {
  en: 'One account for each person. Play money of free play counts nowhere. What is given waits in the reward centre. If somebody takes part with several accounts, what was given is taken back.',
  bn: 'প্রতি ব্যক্তির একটি অ্যাকাউন্ট। ফ্রি প্লের খেলার টাকা কোথাও গণনা হয় না। যা দেওয়া হয় তা পুরস্কার কেন্দ্রে থাকে। কেউ একাধিক অ্যাকাউন্টে অংশ নিলে দেওয়া পুরস্কার ফিরিয়ে নেওয়া হয়।',
  ar: 'حساب واحد لكل شخص. أموال اللعب التجريبي لا تُحتسب. ما يُمنح يبقى في مركز المكافآت. إن شارك أحد بعدة حسابات سُحب ما مُنح.',
}

const open = { claimHours: null, newMembersDays: null, position: 100 }

type Given = string | null

/** A level of the VIP ladder, in main units. */
function level(
  [en, bn, ar]: [string, string, string],
  validBet: string,
  deposits: Given,
  keep: Given,
  [upgrade, birthday, week, month]: [Given, Given, Given, Given],
  eased: Partial<VipLevel['privileges']> = {},
) {
  return {
    names: { en, bn, ar },
    reach: { validBet, deposits },
    keep: keep === null ? null : { validBet: keep },
    privileges: { upgrade, birthday, week, month, ...nothingEased, ...eased },
  }
}

const season: readonly Draft[] = [
  {
    ...open,
    category: 'new-player',
    titles: { en: 'A lamp for your first evening', bn: 'প্রথম সন্ধ্যার প্রদীপ', ar: 'قنديل لأمسيتك الأولى' },
    summaries: {
      en: '58 for everybody who opens an account, to be wagered five times.',
      bn: 'নতুন অ্যাকাউন্ট খুললেই 58, পাঁচ গুণ বাজি ধরতে হবে।',
      ar: '58 لكل من يفتح حسابًا، على أن يُراهن بها خمس مرات.',
    },
    promise: { kind: 'sign-up', terms: { amount: '58', multiple: '5' } },
    claimHours: 72,
    budget: '50000',
    position: 10,
  },
  {
    ...open,
    category: 'deposit',
    titles: { en: 'The first deposit doubles', bn: 'প্রথম জমা দ্বিগুণ', ar: 'الإيداع الأول مضاعف' },
    summaries: {
      en: 'Join, deposit 500 or more, and get as much again, up to 2,000.',
      bn: 'যোগ দিন, 500 বা বেশি জমা দিন, সমপরিমাণ পান, সর্বোচ্চ 2,000।',
      ar: 'انضم وأودع 500 أو أكثر لتحصل على مثلها، حتى 2,000.',
    },
    promise: {
      kind: 'deposit',
      terms: { ordinal: 1, tiers: [{ from: '500', percent: '100', cap: '2000' }], multiple: '8' },
    },
    bonus: {
      maxBet: '100',
      maxCashOut: '10000',
      days: 14,
      weights: [
        { gameType: 'RNG', percent: '100' },
        { gameType: 'FISH', percent: '100' },
        { gameType: 'LIVE', percent: '10' },
      ],
      leftOut: ['PVP'],
    },
    budget: '90000',
    position: 20,
  },
  {
    ...open,
    category: 'daily',
    titles: { en: 'Seven lamps, seven days', bn: 'সাত দিনে সাত প্রদীপ', ar: 'سبعة قناديل في سبعة أيام' },
    summaries: {
      en: 'Light one lamp a day. The seventh gives 77.',
      bn: 'দিনে একটি প্রদীপ জ্বালান। সপ্তমটি দেয় 77।',
      ar: 'أشعل قنديلًا كل يوم. السابع يمنح 77.',
    },
    promise: {
      kind: 'sign-in',
      terms: { days: ['3', '5', '7', '11', '15', '21', '77'], missed: 'continue', multiple: '1' },
    },
    claimHours: 48,
    budget: '60000',
    position: 30,
  },
  {
    ...open,
    category: 'rebate',
    titles: { en: 'Rebate whenever you like', bn: 'যখন ইচ্ছা রিবেট', ar: 'استرداد متى شئت' },
    summaries: {
      en: 'Up to 0.8 % of every valid bet comes back. Claim it as often as you want.',
      bn: 'প্রতিটি বৈধ বাজির 0.8 % পর্যন্ত ফেরত। যতবার খুশি দাবি করুন।',
      ar: 'يعود إليك حتى 0.8 % من كل رهان صالح. طالب به متى أردت.',
    },
    promise: {
      kind: 'rebate',
      terms: {
        rates: [
          { gameType: 'RNG', percent: '0.8' },
          { gameType: 'FISH', percent: '0.7' },
          { gameType: 'LIVE', percent: '0.5' },
          { gameType: 'SPORTS', percent: '0.4' },
        ],
        isByHand: true,
        minimum: '1',
        multiple: '1',
      },
    },
    budget: '95000',
    position: 40,
  },
  {
    ...open,
    category: 'high-rebate',
    titles: { en: 'Live tables pay back each morning', bn: 'লাইভ টেবিলের সকালের ফেরত', ar: 'طاولات مباشرة ترد كل صباح' },
    summaries: {
      en: '0.6 % of what you bet at live tables comes by itself the day after.',
      bn: 'লাইভ টেবিলে বাজির 0.6 % পরদিন নিজে থেকেই আসে।',
      ar: 'يصل 0.6 % مما راهنت به على الطاولات المباشرة تلقائيًا في اليوم التالي.',
    },
    promise: {
      kind: 'rebate',
      terms: { rates: [{ gameType: 'LIVE', percent: '0.6' }], isByHand: false, minimum: '1', multiple: '0' },
    },
    budget: '80000',
    position: 50,
  },
  {
    ...open,
    category: 'special',
    titles: { en: 'A ring when the water is high', bn: 'খারাপ দিনে একটু ভরসা', ar: 'طوق حين يعلو الماء' },
    summaries: {
      en: 'Lost 1,000 or more on a day? 5 % of it comes back, 8 % from 5,000.',
      bn: 'একদিনে 1,000 বা বেশি হারলে 5 % ফেরত, 5,000 থেকে 8 %।',
      ar: 'خسرت 1,000 أو أكثر في يوم؟ يعود 5 % منها، و8 % ابتداءً من 5,000.',
    },
    promise: {
      kind: 'rescue',
      terms: {
        period: 'day',
        tiers: [
          { from: '1000', percent: '5' },
          { from: '5000', percent: '8' },
        ],
        cap: '3000',
        multiple: '1',
      },
    },
    budget: '90000',
    position: 60,
  },
  {
    ...open,
    category: 'slots',
    titles: { en: 'Up the hill: slots of the day', bn: 'পাহাড় বেয়ে: আজকের স্লট', ar: 'صعود التل: سلوتس اليوم' },
    summaries: {
      en: 'Three steps of valid bets on slots, each with a prize, every day anew.',
      bn: 'স্লটে বৈধ বাজির তিন ধাপ, প্রতিটিতে পুরস্কার, প্রতিদিন নতুন।',
      ar: 'ثلاث خطوات من الرهانات الصالحة في السلوتس، لكل منها جائزة، كل يوم من جديد.',
    },
    promise: {
      kind: 'mission',
      terms: {
        measure: 'validBet',
        gameType: 'RNG',
        period: 'day',
        steps: [
          { target: '200', amount: '5' },
          { target: '2000', amount: '28' },
          { target: '10000', amount: '158' },
        ],
        multiple: '1',
      },
    },
    budget: '85000',
    position: 70,
  },
  {
    ...open,
    category: 'game-offers',
    titles: { en: 'A hundred rounds this week', bn: 'সপ্তাহে একশো রাউন্ড', ar: 'مئة جولة هذا الأسبوع' },
    summaries: {
      en: 'Play rounds of any kind. 20 and 100 of them pay.',
      bn: 'যেকোনো ধরনের রাউন্ড খেলুন। 20 ও 100টিতে পুরস্কার।',
      ar: 'العب جولات من أي نوع. عند 20 و100 جولة تنال جائزة.',
    },
    promise: {
      kind: 'mission',
      terms: {
        measure: 'rounds',
        gameType: null,
        period: 'week',
        steps: [
          { target: '20', amount: '8' },
          { target: '100', amount: '50' },
        ],
        multiple: '1',
      },
    },
    budget: '40000',
    position: 80,
  },
  {
    ...open,
    category: 'newbie',
    titles: { en: '131 for your Zalo number', bn: 'আপনার Zalo নম্বরে 131', ar: '131 مقابل رقم Zalo' },
    summaries: {
      en: 'Add us, tell us your number here, and 131 is yours.',
      bn: 'আমাদের যোগ করুন, নম্বর জানান, 131 আপনার।',
      ar: 'أضفنا وأخبرنا برقمك هنا، ولك 131.',
    },
    promise: { kind: 'application', terms: { amount: '131', multiple: '3' } },
    claimHours: 168,
    budget: '26200',
    position: 90,
  },
  {
    ...open,
    category: 'limited',
    titles: { en: 'The code of the fair', bn: 'মেলার কোড', ar: 'رمز المهرجان' },
    summaries: {
      en: 'Whoever heard it at the fair types it here: 25 for the first thousand.',
      bn: 'মেলায় যারা শুনেছেন তারা এখানে লিখুন: প্রথম হাজারজনের জন্য 25।',
      ar: 'من سمعه في المهرجان يكتبه هنا: 25 لأول ألف.',
    },
    promise: { kind: 'code', terms: { code: 'LANTERN25', amount: '25', uses: 1000, multiple: '2' } },
    budget: '25000',
    position: 95,
  },
  {
    ...open,
    category: 'deposit',
    titles: { en: 'A fifth more on every deposit', bn: 'প্রতি জমায় এক পঞ্চমাংশ বেশি', ar: 'خُمس إضافي على كل إيداع' },
    summaries: {
      en: '20 % from 500 up to 300, 30 % from 2,000 up to 1,500.',
      bn: '500 থেকে 20 % সর্বোচ্চ 300, 2,000 থেকে 30 % সর্বোচ্চ 1,500।',
      ar: '20 % من 500 حتى 300، و30 % من 2,000 حتى 1,500.',
    },
    promise: {
      kind: 'deposit',
      terms: {
        ordinal: null,
        tiers: [
          { from: '500', percent: '20', cap: '300' },
          { from: '2000', percent: '30', cap: '1500' },
        ],
        multiple: '5',
      },
    },
    budget: '99000',
    position: 97,
  },
  {
    ...open,
    category: 'ranking',
    titles: { en: 'The regatta of the rains', bn: 'বর্ষার নৌকাবাইচ', ar: 'سباق قوارب المطر' },
    summaries: {
      en: 'Whoever places most valid bets in a fortnight leads. Ten places get a prize, the first 2,000.',
      bn: 'এক পক্ষে যার বৈধ বাজি সবচেয়ে বেশি, সে এগিয়ে। দশটি স্থানে পুরস্কার, প্রথম পায় 2,000।',
      ar: 'المتصدر هو صاحب أعلى رهان صالح خلال أسبوعين. عشرة مراكز تفوز، وللأول 2,000.',
    },
    promise: {
      kind: 'race',
      terms: {
        measure: 'validBet',
        gameType: null,
        prizes: ['2000', '1000', '500', '300', '200', '100', '100', '100', '100', '100'],
        ties: 'first',
        multiple: '1',
      },
    },
    days: 14,
    budget: '4500',
    position: 35,
  },
  {
    ...open,
    category: 'limited',
    titles: { en: 'Tickets for the boat fair', bn: 'নৌমেলার টিকিট', ar: 'تذاكر مهرجان القوارب' },
    summaries: {
      en: 'Every 100 of valid bets is a ticket. Five are drawn, and anybody can check the draw.',
      bn: 'প্রতি 100 বৈধ বাজিতে একটি টিকিট। পাঁচটির ড্র হয়, যে কেউ যাচাই করতে পারে।',
      ar: 'كل 100 من الرهانات الصالحة تذكرة. تُسحب خمس، ويمكن لأي شخص التحقق من السحب.',
    },
    promise: {
      kind: 'raffle',
      terms: {
        measure: 'validBet',
        perTicket: '100',
        mostTickets: 200,
        prizes: ['1500', '500', '250', '150', '100'],
        maxWins: 1,
        multiple: '1',
      },
    },
    days: 10,
    budget: '2500',
    position: 36,
  },
  {
    ...open,
    category: 'special',
    titles: { en: 'A red envelope for the harvest', bn: 'নবান্নের লাল খাম', ar: 'ظرف أحمر لموسم الحصاد' },
    summaries: {
      en: '888 in sixty pieces. Who comes first opens one; no two need be alike.',
      bn: 'ষাট টুকরোয় 888। যে আগে আসে সে একটি খোলে; দুটি এক নাও হতে পারে।',
      ar: '888 في ستين حصة. من يسبق يفتح واحدة، وقد تختلف كل حصة عن الأخرى.',
    },
    promise: { kind: 'envelope', terms: { total: '888', pieces: 60, least: '3', split: 'random', multiple: '1' } },
    claimHours: 24,
    budget: '888',
    position: 25,
  },
  {
    ...open,
    category: 'slots',
    titles: {
      en: 'Ten free rides on the Mango Express',
      bn: 'ম্যাঙ্গো এক্সপ্রেসে দশটি ফ্রি যাত্রা',
      ar: 'عشر رحلات مجانية على قطار المانجو',
    },
    summaries: {
      en: 'Take part and spin ten times for nothing. What you win is yours after three times its amount in bets.',
      bn: 'অংশ নিন, বিনা খরচে দশবার ঘোরান। যা জিতবেন, তার তিন গুণ বাজির পর তা আপনার।',
      ar: 'شارك وأدر عشر مرات بلا مقابل. ما تربحه لك بعد المراهنة بثلاثة أضعافه.',
    },
    promise: {
      kind: 'free-spins',
      terms: { vendor: 'SANDBOX', game: 'mango-express', rounds: 10, stake: '5', multiple: '3' },
    },
    claimHours: 72,
    budget: '50000',
    position: 18,
  },
  {
    ...open,
    category: 'vip',
    titles: { en: 'From lantern to lighthouse', bn: 'লণ্ঠন থেকে বাতিঘর', ar: 'من القنديل إلى المنارة' },
    summaries: {
      en: 'Six levels. Each gives more: on the day you reach it, on your birthday, every week and every month.',
      bn: 'ছয়টি স্তর। প্রতিটিতে আরও বেশি: পৌঁছানোর দিন, জন্মদিনে, প্রতি সপ্তাহে ও মাসে।',
      ar: 'ستة مستويات، كل منها يمنح أكثر: يوم بلوغه، وفي عيد ميلادك، وكل أسبوع وكل شهر.',
    },
    promise: {
      kind: 'vip',
      terms: {
        levels: [
          level(['Wick', 'সলতে', 'الفتيل'], '500', null, null, ['8', '18', null, null]),
          level(['Lantern', 'লণ্ঠন', 'القنديل'], '5000', '500', '500', ['28', '38', '5', null]),
          level(['Torch', 'মশাল', 'المشعل'], '30000', '2000', '3000', ['88', '88', '18', '38'], { rebateRaise: '5' }),
          level(['Beacon', 'সংকেত বাতি', 'المنارة الصغيرة'], '150000', '10000', '15000', ['288', '188', '58', '128'], {
            rebateRaise: '10',
            dailyWithdrawals: 15,
          }),
          level(['Lighthouse', 'বাতিঘর', 'المنارة'], '800000', '50000', '80000', ['888', '588', '188', '388'], {
            rebateRaise: '15',
            isWithdrawalFree: true,
            dailyWithdrawal: '1000000',
            dailyWithdrawals: 20,
          }),
          level(
            ['Morning star', 'শুকতারা', 'نجمة الصبح'],
            '4000000',
            '200000',
            '400000',
            ['3888', '1888', '588', '1288'],
            {
              rebateRaise: '25',
              isWithdrawalFree: true,
              dailyWithdrawal: '5000000',
              dailyWithdrawals: 50,
            },
          ),
        ],
        multiple: '1',
      },
    },
    budget: '99000',
    position: 15,
  },
  {
    ...open,
    category: 'special',
    titles: { en: 'Light a friend’s lamp', bn: 'বন্ধুর প্রদীপ জ্বালান', ar: 'أشعل قنديل صديق' },
    summaries: {
      en: '100 for you and 20 for your friend, and a part of what friends play, every day.',
      bn: 'আপনার জন্য 100, বন্ধুর জন্য 20, আর প্রতিদিন বন্ধুদের খেলার একটি অংশ।',
      ar: '100 لك و20 لصديقك، وكل يوم جزء مما يلعبه أصدقاؤك.',
    },
    promise: {
      kind: 'referral',
      terms: {
        deposited: '500',
        validBet: '2000',
        days: 30,
        forReferrer: '100',
        forReferee: '20',
        tiers: ['0.05', '0.02'],
        multiple: '1',
      },
    },
    budget: '60000',
    position: 45,
  },
  {
    ...open,
    category: 'cards',
    titles: { en: 'Three evenings at the card table', bn: 'তাসের টেবিলে তিন সন্ধ্যা', ar: 'ثلاث أمسيات على طاولة الورق' },
    summaries: {
      en: 'It begins in three days: bet at live tables, 1,000 and 5,000 in valid bets pay 10 and 60.',
      bn: 'তিন দিন পরে শুরু: লাইভ টেবিলে 1,000 ও 5,000 বৈধ বাজিতে 10 ও 60।',
      ar: 'يبدأ بعد ثلاثة أيام: راهن على الطاولات المباشرة، وعند 1,000 و5,000 من الرهانات الصالحة تنال 10 و60.',
    },
    promise: {
      kind: 'mission',
      terms: {
        measure: 'validBet',
        gameType: 'LIVE',
        period: 'once',
        steps: [
          { target: '1000', amount: '10' },
          { target: '5000', amount: '60' },
        ],
        multiple: '1',
      },
    },
    begins: 3,
    days: 3,
    budget: '30000',
    position: 110,
  },
  {
    ...open,
    category: 'limited',
    titles: { en: 'A month of kites', bn: 'ঘুড়ির এক মাস', ar: 'شهر الطائرات الورقية' },
    summaries: {
      en: 'Type the code of the kite flyers: 200 to play with for thirty days.',
      bn: 'ঘুড়িওয়ালাদের কোড লিখুন: ত্রিশ দিন খেলার জন্য 200।',
      ar: 'اكتب رمز هواة الطائرات الورقية: 200 للعب بها ثلاثين يومًا.',
    },
    promise: { kind: 'code', terms: { code: 'KITES', amount: '200', uses: 100, multiple: '3' } },
    bonus: {
      maxBet: '50',
      maxCashOut: '1000',
      days: 30,
      weights: [
        { gameType: 'RNG', percent: '100' },
        { gameType: 'FISH', percent: '50' },
      ],
      leftOut: ['PVP'],
    },
    budget: '20000',
    position: 96,
  },
  {
    ...open,
    category: 'special',
    titles: { en: 'A lantern for one night', bn: 'এক রাতের লণ্ঠন', ar: 'فانوس لليلة واحدة' },
    summaries: {
      en: 'Thirty envelopes of 50 to play with. What is left after one night burns out.',
      bn: 'খেলার জন্য 50 এর ত্রিশটি খাম। এক রাত পরে যা থাকে তা নিভে যায়।',
      ar: 'ثلاثون ظرفًا بقيمة 50 للعب بها. ما يبقى بعد ليلة واحدة ينطفئ.',
    },
    promise: { kind: 'envelope', terms: { total: '1500', pieces: 30, least: '50', split: 'equal', multiple: '5' } },
    bonus: { maxBet: null, maxCashOut: null, days: 1, weights: [{ gameType: 'RNG', percent: '100' }], leftOut: [] },
    claimHours: 24,
    budget: '1500',
    position: 97,
  },
  {
    ...open,
    category: 'fishing',
    titles: { en: 'The night of the long nets', bn: 'লম্বা জালের রাত', ar: 'ليلة الشباك الطويلة' },
    summaries: {
      en: 'The best shot of the week: the highest payout for one shot wins 300.',
      bn: 'সপ্তাহের সেরা শট: এক শটে সবচেয়ে বেশি গুণ পেলে 300।',
      ar: 'أفضل رمية في الأسبوع: أعلى عائد لرمية واحدة يفوز بـ300.',
    },
    promise: {
      kind: 'race',
      terms: {
        measure: 'multiplier',
        gameType: 'FISH',
        prizes: ['300', '100', '50'],
        ties: 'shared',
        multiple: '1',
      },
    },
    days: 6,
    budget: '450',
    position: 120,
  },
]

const story: Story = {
  title: 'Joy writes the promotions of the season',
  async tell(world) {
    const joy = await world.operator('joy')
    const { list } = await world.do(listStaffPromotions, { pageSize: 200 })
    const known = new Map(list.map((promotion) => [promotion.titles['en'], promotion]))
    for (const { days, begins = -7, ...draft } of season) {
      const startsAt = Date.now() + begins * DAY
      const endsAt = days === undefined ? null : startsAt + days * DAY
      const kept =
        known.get(draft.titles['en']) ??
        (await world.do(createPromotion, { ...draft, currency: 'BDT', rules, startsAt, endsAt }, joy))
      if (kept.state !== 'draft') continue
      // Published when it began: it counts nothing from before.
      const hours = Math.max(0, Math.floor((Date.now() - kept.startsAt) / HOUR))
      await world.didBefore(hours, publishPromotion, { promotionId: kept.promotionId })
    }
  },
}

export default story

import { createAnnouncement } from '@croupier/api/content/create-announcement.ts'
import { listStaffAnnouncements } from '@croupier/api/content/list-staff-announcements.ts'
import type { Story } from '../story.ts'

const banners = [
  {
    art: 'monsoon-lanterns',
    linkageType: 'PAGE',
    linkage: '/rng?vassalage=INHOUSE',
    position: 10,
    titles: { en: 'Monsoon Lanterns', bn: 'বর্ষার লণ্ঠন', ar: 'فوانيس الموسم' },
    texts: {
      en: 'Twenty lines over a river at night. Three lamps light the free spins.',
      bn: 'রাতের নদীর ওপর বিশটি লাইন। তিনটি প্রদীপে ফ্রি স্পিন।',
      ar: 'عشرون خطًا فوق نهر الليل. ثلاثة مصابيح تُشعل الدورات المجانية.',
    },
  },
  {
    art: 'dice',
    linkageType: 'PAGE',
    linkage: '/rng?vassalage=INHOUSE',
    position: 20,
    titles: { en: 'Every roll can be checked', bn: 'প্রতিটি চাল যাচাই করা যায়', ar: 'كل رمية يمكن التحقق منها' },
    texts: {
      en: 'Dice that show their seeds: verify any round yourself, offline too.',
      bn: 'যে পাশা তার সিড দেখায়: যেকোনো রাউন্ড নিজেই যাচাই করুন, অফলাইনেও।',
      ar: 'نرد يكشف بذوره: تحقّق من أي جولة بنفسك، حتى دون اتصال.',
    },
  },
  {
    art: 'feast',
    linkageType: 'PAGE',
    linkage: '/live',
    position: 30,
    titles: { en: 'The festival wheel turns', bn: 'মেলার চাকা ঘুরছে', ar: 'عجلة المهرجان تدور' },
    texts: {
      en: 'A studio at the sandbox opens its wheel, its reels and its river.',
      bn: 'স্যান্ডবক্স স্টুডিও তার চাকা, রিল আর নদী খুলে দিয়েছে।',
      ar: 'استوديو التجربة يفتح عجلته وبكراته ونهره.',
    },
  },
] as const

/** What only agents read. */
const forAgents = {
  titles: { en: 'Your team’s numbers, hour by hour', bn: 'দলের সংখ্যা, ঘণ্টায় ঘণ্টায়', ar: 'أرقام فريقك ساعة بساعة' },
  texts: {
    en: 'Team overview counts a bet a few seconds after it settles. Questions? Customer service answers agents first.',
    bn: 'বাজি মীমাংসার কয়েক সেকেন্ডের মধ্যে দলের সারাংশে গোনা হয়। প্রশ্ন থাকলে গ্রাহকসেবা এজেন্টদের আগে উত্তর দেয়।',
    ar: 'تُحسب المراهنة في ملخص الفريق بعد ثوانٍ من تسويتها. لديك سؤال؟ خدمة العملاء تجيب الوكلاء أولًا.',
  },
}

/** One above each form that lets people in, and one in the side menu. */
const smallBanners = [
  {
    groupName: 'w_login',
    titles: {
      en: 'The lanterns are lit. Good to see you again.',
      bn: 'লণ্ঠন জ্বলছে। আপনাকে আবার দেখে ভালো লাগল।',
      ar: 'الفوانيس مضاءة، سعداء بعودتك.',
    },
    art: 'river',
  },
  {
    groupName: 'w_register',
    titles: {
      en: 'A seat at the table in a minute',
      bn: 'এক মিনিটেই টেবিলে একটি আসন',
      ar: 'مقعد على الطاولة في دقيقة',
    },
    art: 'feast',
  },
  {
    groupName: 'w_leftmenu',
    linkageType: 'PAGE',
    linkage: '/pointMall',
    titles: {
      en: 'Points never expire. See what they buy.',
      bn: 'পয়েন্টের মেয়াদ নেই। কী মেলে দেখুন।',
      ar: 'النقاط لا تنتهي. اكتشف ما تشتريه.',
    },
    art: 'harvest',
  },
] as const

const headlines = [
  {
    titles: {
      en: 'Welcome to Lumen. All money here is play money until the house connects real providers.',
      bn: 'লুমেনে স্বাগতম। আসল সেবাদাতা যুক্ত না হওয়া পর্যন্ত এখানকার সব টাকা খেলার টাকা।',
      ar: 'مرحبًا بك في لومن. كل الأموال هنا للعب فقط إلى أن تُربط الدار بمزوّدين حقيقيين.',
    },
  },
  {
    titles: {
      en: 'Monsoon Lanterns and Dice are open: every round can be verified.',
      bn: 'বর্ষার লণ্ঠন ও পাশা খোলা: প্রতিটি রাউন্ড যাচাই করা যায়।',
      ar: 'فُتحت فوانيس الموسم والنرد: كل جولة قابلة للتحقق.',
    },
  },
] as const

const story: Story = {
  title: 'Joy hangs up the banners and writes the headlines',
  async tell(world) {
    const joy = await world.operator('joy')
    const { list } = await world.do(listStaffAnnouncements, { pageSize: 200 })
    const isTold = (titles: { en: string }) => list.some((announcement) => announcement.titles['en'] === titles.en)
    for (const banner of banners) {
      if (!isTold(banner.titles)) await world.do(createAnnouncement, { type: 'B', groupName: 'w_home', ...banner }, joy)
    }
    for (const banner of smallBanners) {
      if (!isTold(banner.titles)) await world.do(createAnnouncement, { type: 'B', ...banner }, joy)
    }
    for (const headline of headlines) {
      if (!isTold(headline.titles)) await world.do(createAnnouncement, { type: 'H', ...headline }, joy)
    }
    if (!isTold(forAgents.titles)) await world.do(createAnnouncement, { type: 'AG', ...forAgents }, joy)
  },
}

export default story

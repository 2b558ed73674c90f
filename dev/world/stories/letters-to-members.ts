import { listStaffMessages } from '@croupier/api/messages/list-staff-messages.ts'
import { listOutbox } from '@croupier/api/messages/list-outbox.ts'
import { sendMessage } from '@croupier/api/messages/send-message.ts'
import { sendStaffMessage } from '@croupier/api/messages/send-staff-message.ts'
import type { Story } from '../story.ts'

const toAll = {
  titles: {
    en: 'A new lamp on the river',
    bn: 'নদীতে নতুন প্রদীপ',
    ar: 'قنديل جديد على النهر',
  },
  texts: {
    en: 'Monsoon Lanterns has a free-spins round now.\nEvery round can be checked from its record.',
    bn: 'বর্ষার লণ্ঠনে এখন ফ্রি স্পিন রাউন্ড আছে।\nপ্রতিটি রাউন্ড রেকর্ড থেকে যাচাই করা যায়।',
    ar: 'صار في فوانيس الموسم جولة دورات مجانية.\nويمكن التحقق من كل جولة من سجلها.',
  },
}

const toAgents = {
  titles: { en: 'For our agents: new links', bn: 'এজেন্টদের জন্য: নতুন লিংক', ar: 'لوكلائنا: روابط جديدة' },
  texts: {
    en: 'Your registration links work on every domain of the house.',
    bn: 'আপনার নিবন্ধন লিংক প্রতিষ্ঠানের সব ডোমেনে কাজ করে।',
    ar: 'روابط التسجيل الخاصة بك تعمل على كل نطاقاتنا.',
  },
}

const toDepositors = {
  titles: { en: 'Thank you for playing with us', bn: 'আমাদের সঙ্গে খেলার জন্য ধন্যবাদ', ar: 'شكرًا للعبك معنا' },
  texts: {
    en: 'Look at the promotions: there is one for your next deposit.',
    bn: 'প্রমোশনগুলো দেখুন: আপনার পরের জমার জন্য একটি আছে।',
    ar: 'اطّلع على العروض: هناك عرض لإيداعك التالي.',
  },
}

const maintenance = {
  titles: { en: 'Maintenance tonight', bn: 'আজ রাতে রক্ষণাবেক্ষণ', ar: 'صيانة الليلة' },
  texts: {
    en: 'From two to three at night deposits wait; games go on.',
    bn: 'রাত দুটো থেকে তিনটা পর্যন্ত জমা অপেক্ষা করবে; খেলা চলবে।',
    ar: 'من الثانية إلى الثالثة ليلًا تنتظر الإيداعات؛ وتستمر الألعاب.',
  },
}

const DAY = 86_400_000

const story: Story = {
  title: 'The house writes to everybody and to its agents; Farida writes to her agent',
  async tell(world) {
    const { list } = await world.do(listStaffMessages, { pageSize: 200 })
    // Told again, nobody writes again.
    if (list.some(({ titles }) => titles['en'] === toAll.titles.en)) return
    await world.do(sendStaffMessage, { to: 'all', ...toAll, link: '/rng?vassalage=INHOUSE' })
    await world.do(sendStaffMessage, { to: 'group', kind: 'agents', ...toAgents })
    await world.do(sendStaffMessage, {
      to: 'group',
      kind: 'members',
      depositsLeast: 1,
      ...toDepositors,
      link: '/promotions',
    })
    await world.do(sendStaffMessage, {
      to: 'all',
      ...maintenance,
      sendAt: Date.now() + 3 * DAY,
      endsAt: Date.now() + 4 * DAY,
    })
    const farida = await world.member('farida')
    const sent = await world.do(listOutbox, {}, farida)
    if (sent.list.length > 0) return
    await world.do(
      sendMessage,
      { to: 'upline', title: 'Which games count?', content: 'Do table games count for my turnover?' },
      farida,
    )
  },
}

export default story

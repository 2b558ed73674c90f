import { saveBlockedWords } from '@croupier/api/chat/blocked-words.ts'
import { listChatHosts } from '@croupier/api/chat/list-chat-hosts.ts'
import { saveChatHost } from '@croupier/api/chat/save-chat-host.ts'
import { sendChatMessage } from '@croupier/api/chat/send-chat-message.ts'
import { setChatRoom } from '@croupier/api/chat/set-chat-room.ts'
import { writeAsHouse } from '@croupier/api/chat/write-as-house.ts'
import { vendorAccount } from '../../sandbox/game-vendor/account.ts'
import type { Story } from '../story.ts'

const hosts = [
  {
    code: 'mehjabin',
    names: { en: 'Mehjabin', bn: 'মেহজাবিন', ar: 'مهجبين' },
    about: {
      en: 'Calls the evening wheel in Dhaka. Ask about odds: every number gets a straight answer.',
      bn: 'ঢাকার সন্ধ্যার চাকা চালান। সম্ভাবনা নিয়ে প্রশ্ন করুন, সোজা উত্তর পাবেন।',
      ar: 'تدير عجلة المساء في دكا. اسأل عن الاحتمالات تجد جوابًا صريحًا.',
    },
    languages: ['bn', 'en'],
    look: 'marigold',
    vassalage: vendorAccount.code,
    gameId: 'festival-wheel',
  },
  {
    code: 'yusuf',
    names: { en: 'Yusuf', bn: 'ইউসুফ', ar: 'يوسف' },
    about: {
      en: 'Twenty years behind card tables. Patient with beginners, merciless with puns.',
      bn: 'বিশ বছর তাসের টেবিলে। নতুনদের সঙ্গে ধৈর্যশীল, কৌতুকে নির্দয়।',
      ar: 'عشرون عامًا خلف طاولات الورق. صبور مع المبتدئين، لا يرحم في النكات.',
    },
    languages: ['ar', 'en'],
    look: 'lapis',
  },
  {
    code: 'clara',
    names: { en: 'Clara', bn: 'ক্লারা', ar: 'كلارا' },
    about: {
      en: 'Late shift, soft voice, a kettle that never rests. Talks with the winners and sits with the others.',
      bn: 'রাতের পালা, নরম কণ্ঠ, কেটলি কখনও থামে না। জয়ীদের সঙ্গে গল্প, বাকিদের পাশে বসা।',
      ar: 'نوبة الليل وصوت هادئ وإبريق لا يهدأ. تحدّث الرابحين وتجالس الباقين.',
    },
    languages: ['en', 'bn'],
    look: 'rosewood',
  },
] as const

/** What nobody writes in rooms, in the demo: insults are left to whoever runs it. */
const blocked = ['scam*', 'hack*', 'password', 'free money', 'পাসওয়ার্ড', 'كلمة السر']

const story: Story = {
  title: 'Three hosts go on air, and their rooms fill',
  async tell(world) {
    const { list } = await world.do(listChatHosts, {})
    if (list.length > 0) return
    const content = await world.operator('joy')
    const support = await world.operator('tanvir')
    for (const [place, { languages, ...host }] of hosts.entries()) {
      await world.do(saveChatHost, { ...host, languages: [...languages], position: 10 * (place + 1) }, content)
    }
    await world.do(saveBlockedWords, { words: blocked }, support)
    await world.do(setChatRoom, { code: 'mehjabin', isOnAir: true, slowSeconds: 3 }, support)
    await world.do(setChatRoom, { code: 'yusuf', isOnAir: true, slowSeconds: 5 }, support)
    await world.do(setChatRoom, { code: 'clara', needsDeposit: true }, support)

    const { list: rooms } = await world.do(listChatHosts, {})
    const idOf = (code: string) => rooms.find((room) => room.code === code)!.modelId
    const say = (code: string, text: string) => world.do(writeAsHouse, { code, text, as: 'host' }, support)
    await say('mehjabin', 'শুভ সন্ধ্যা! চাকা ঘুরছে, প্রশ্ন থাকলে লিখুন। / Good evening, questions are welcome.')
    const rahim = await world.member('rahim')
    await world.do(sendChatMessage, { modelId: idOf('mehjabin'), text: 'আপা, আজ কয়টা পর্যন্ত আছেন?' }, rahim)
    const farida = await world.member('farida')
    await world.do(sendChatMessage, { modelId: idOf('mehjabin'), text: 'First time here, hello everybody' }, farida)
    await say('mehjabin', 'রাত এগারোটা পর্যন্ত। Welcome! A first evening deserves a slow wheel.')
    await say('yusuf', 'مساء الخير. الطاولة هادئة الليلة، اسألوا ما شئتم. / Quiet table tonight, ask away.')
    const oliver = await world.member('oliver')
    await world.do(
      sendChatMessage,
      { modelId: idOf('yusuf'), text: 'Is a pure sequence really above a sequence?' },
      oliver,
    )
    await say('yusuf', 'It is: one suit, three in a row. Only three of a kind stands higher.')
    await say('clara', 'Kettle on at ten. The room is for those who have made a deposit, everybody may read along.')
  },
}

export default story

import { answerCase } from '@croupier/api/feedback/answer-case.ts'
import { listCannedAnswers } from '@croupier/api/feedback/list-canned-answers.ts'
import { listCases } from '@croupier/api/feedback/list-cases.ts'
import { openCase } from '@croupier/api/feedback/open-case.ts'
import { saveCannedAnswer } from '@croupier/api/feedback/save-canned-answer.ts'
import type { Story } from '../story.ts'

const bankDays = {
  title: 'Banks take a day',
  texts: {
    en: 'Your bank may take until the next working day to show the money.',
    bn: 'টাকা দেখাতে ব্যাংকের পরের কার্যদিবস পর্যন্ত লাগতে পারে।',
    ar: 'قد يحتاج مصرفك حتى يوم العمل التالي ليُظهر المبلغ.',
  },
}

const story: Story = {
  title: 'Daniel complains and is answered, Grace asks and waits',
  async tell(world) {
    const support = await world.operator('tanvir')
    const { list: canned } = await world.do(listCannedAnswers, {})
    if (canned.length === 0) await world.do(saveCannedAnswer, bankDays, support)
    const daniel = await world.member('daniel')
    const asked = await world.do(listCases, {}, daniel)
    // Told again, nobody asks again.
    if (asked.list.length > 0) return
    const { id } = await world.do(
      openCase,
      { kind: 'complaint', type: 2, content: 'My withdrawal of last night is not at my bank yet.' },
      daniel,
    )
    await world.do(answerCase, { id, content: bankDays.texts.en }, support)
    const grace = await world.member('grace')
    await world.do(
      openCase,
      { kind: 'question', type: 3, content: 'Where can I see the seeds of a round I have played?' },
      grace,
    )
  },
}

export default story

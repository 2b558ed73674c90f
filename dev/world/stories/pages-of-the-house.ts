import type { ContentKind } from '@croupier/api/content/content-pages.ts'
import { listContentPages } from '@croupier/api/content/list-content-pages.ts'
import { publishContentPage } from '@croupier/api/content/publish-content-page.ts'
import { saveContentPage } from '@croupier/api/content/save-content-page.ts'
import { TERMS_SLUG } from '@croupier/api/content/terms-slug.ts'
import type { Story } from '../story.ts'
import { terms } from '../terms-of-the-house.ts'

type Texts = Record<'en' | 'bn' | 'ar', string>

interface Written {
  kind: ContentKind
  slug: string
  titles: Texts
  texts: Texts
}

const pages: readonly Written[] = [
  {
    kind: 'help',
    slug: 'how-to-deposit',
    titles: { en: 'How do I deposit?', bn: 'কীভাবে জমা দেব?', ar: 'كيف أودع؟' },
    texts: {
      en: '<p>Open <a href="/member?page=depositv2">Deposit</a>, choose a way to pay and an amount.</p><ul><li>Pay within the time shown.</li><li>Keep the reference until the money has arrived.</li></ul><p>We write to your inbox as soon as it has.</p>',
      bn: '<p><a href="/member?page=depositv2">জমা</a> খুলুন, পরিশোধের উপায় ও পরিমাণ বেছে নিন।</p><ul><li>দেখানো সময়ের মধ্যে পরিশোধ করুন।</li><li>টাকা পৌঁছানো পর্যন্ত রেফারেন্স রাখুন।</li></ul><p>পৌঁছালেই ইনবক্সে জানাব।</p>',
      ar: '<p>افتح <a href="/member?page=depositv2">الإيداع</a> واختر طريقة الدفع والمبلغ.</p><ul><li>ادفع خلال الوقت المبيَّن.</li><li>احتفظ بالمرجع حتى يصل المال.</li></ul><p>نكتب إلى صندوقك متى وصل.</p>',
    },
  },
  {
    kind: 'help',
    slug: 'how-to-withdraw',
    titles: { en: 'When is a withdrawal paid?', bn: 'উত্তোলন কখন পরিশোধ হয়?', ar: 'متى يُصرف السحب؟' },
    texts: {
      en: '<p>Our team looks at each withdrawal. What must still be wagered is shown on <a href="/member?page=withdraw">the page of withdrawals</a> before you ask.</p>',
      bn: '<p>প্রতিটি উত্তোলন আমাদের টিম দেখে। আর কত বাজি ধরতে হবে তা <a href="/member?page=withdraw">উত্তোলনের পাতায়</a> আগেই দেখানো হয়।</p>',
      ar: '<p>ينظر فريقنا في كل سحب. ويُعرض ما بقي من شرط الرهان في <a href="/member?page=withdraw">صفحة السحب</a> قبل أن تطلب.</p>',
    },
  },
  {
    kind: 'help',
    slug: 'is-a-round-fair',
    titles: { en: 'How can I check a round?', bn: 'একটি রাউন্ড কীভাবে যাচাই করব?', ar: 'كيف أتحقق من جولة؟' },
    texts: {
      en: '<p>Every round of our own games is drawn from two seeds. Open it in your <a href="/member?page=personalHistoryCopy">betting record</a> and press <strong>Check</strong>.</p>',
      bn: '<p>আমাদের নিজস্ব গেমের প্রতিটি রাউন্ড দুটি সিড থেকে আসে। <a href="/member?page=personalHistoryCopy">বাজির রেকর্ডে</a> খুলে <strong>যাচাই</strong> চাপুন।</p>',
      ar: '<p>كل جولة في ألعابنا تُسحب من بذرتين. افتحها في <a href="/member?page=personalHistoryCopy">سجل الرهانات</a> واضغط <strong>تحقق</strong>.</p>',
    },
  },
  // Before anybody registers, so that nobody is asked to agree to them anew.
  { kind: 'page', slug: TERMS_SLUG, ...terms },
  {
    kind: 'page',
    slug: 'responsible-gaming',
    titles: { en: 'Responsible gaming', bn: 'দায়িত্বশীল খেলা', ar: 'اللعب المسؤول' },
    texts: {
      en: '<p>Play is for pleasure. Nobody under the age of our licence may play here.</p><h2>If it is no pleasure any more</h2><p>Take a break, and <a href="/support">talk to our team</a>. Never play with money you need for something else.</p>',
      bn: '<p>খেলা আনন্দের জন্য। লাইসেন্সে নির্ধারিত বয়সের নিচে কেউ এখানে খেলতে পারে না।</p><h2>যখন আর আনন্দ নেই</h2><p>বিরতি নিন, <a href="/support">আমাদের টিমের সঙ্গে কথা বলুন</a>। দরকারি টাকায় কখনো খেলবেন না।</p>',
      ar: '<p>اللعب للمتعة. ولا يلعب هنا من هو دون السن المحددة في ترخيصنا.</p><h2>إن لم يعد ممتعًا</h2><p>خذ استراحة و<a href="/support">تحدث مع فريقنا</a>. لا تلعب أبدًا بمال تحتاجه لغير ذلك.</p>',
    },
  },
  {
    kind: 'page',
    slug: 'licences',
    titles: { en: 'Licences', bn: 'লাইসেন্স', ar: 'التراخيص' },
    texts: {
      en: '<p>This is a house of play money: nobody pays and nobody wins money. An operator names here the licences they hold.</p>',
      bn: '<p>এটি খেলার টাকার ঘর: কেউ টাকা দেয় না, কেউ টাকা জেতে না। অপারেটর এখানে তাঁর লাইসেন্স জানান।</p>',
      ar: '<p>هذا بيت بأموال لعب: لا أحد يدفع ولا أحد يربح مالًا. يذكر المشغّل هنا تراخيصه.</p>',
    },
  },
  {
    kind: 'page',
    slug: 'credit-report',
    titles: { en: 'Credit report', bn: 'আর্থিক প্রতিবেদন', ar: 'التقرير الائتماني' },
    texts: {
      en: '<p>The books of the house are kept by double entry and proven every day: what members hold and what the house owes add up to nothing.</p>',
      bn: '<p>হিসাব দ্বৈত দাখিলায় রাখা ও প্রতিদিন যাচাই করা হয়: সদস্যদের টাকা ও প্রতিষ্ঠানের দায় মিলে শূন্য।</p>',
      ar: '<p>تُمسك دفاترنا بالقيد المزدوج وتُثبت كل يوم: ما يملكه الأعضاء وما نلتزم به مجموعهما صفر.</p>',
    },
  },
  {
    kind: 'page',
    slug: 'contact',
    titles: { en: 'Contact', bn: 'যোগাযোগ', ar: 'اتصل بنا' },
    texts: {
      en: '<p>Write to us under <a href="/support">customer service</a>: chat, ask or complain.</p>',
      bn: '<p><a href="/support">গ্রাহক সেবায়</a> লিখুন: চ্যাট, প্রশ্ন বা অভিযোগ।</p>',
      ar: '<p>اكتب لنا عبر <a href="/support">خدمة العملاء</a>: محادثة أو سؤال أو شكوى.</p>',
    },
  },
  {
    kind: 'news',
    slug: 'the-lanterns-are-lit',
    titles: { en: 'The lanterns are lit', bn: 'লণ্ঠন জ্বলেছে', ar: 'أُضيئت الفوانيس' },
    texts: {
      en: '<p>Our first own game is open: <a href="/rng?vassalage=INHOUSE">Monsoon Lanterns</a>, twenty lines over a river at night.</p>',
      bn: '<p>আমাদের প্রথম নিজস্ব গেম খোলা: <a href="/rng?vassalage=INHOUSE">বর্ষার লণ্ঠন</a>, রাতের নদীর ওপর বিশটি লাইন।</p>',
      ar: '<p>افتُتحت أولى ألعابنا: <a href="/rng?vassalage=INHOUSE">فوانيس الموسم</a>، عشرون خطًا فوق نهر الليل.</p>',
    },
  },
  {
    kind: 'blog',
    slug: 'what-a-seed-is',
    titles: { en: 'What a seed is', bn: 'সিড কী', ar: 'ما هي البذرة' },
    texts: {
      en: '<p>Before you play, the house shows the <em>hash</em> of its seed: a seal on an envelope. Afterwards it opens the envelope, and anybody can see that nothing was exchanged.</p>',
      bn: '<p>খেলার আগে প্রতিষ্ঠান তার সিডের <em>হ্যাশ</em> দেখায়: খামের ওপর সিলমোহর। পরে খাম খোলে, যে কেউ দেখতে পারে কিছু বদলায়নি।</p>',
      ar: '<p>قبل أن تلعب نعرض <em>بصمة</em> بذرتنا: ختمًا على ظرف. ثم نفتح الظرف، فيرى الجميع أن شيئًا لم يُبدَّل.</p>',
    },
  },
]

const story: Story = {
  title: 'The house writes its help, its pages, its news and its blog',
  async tell(world) {
    const { list } = await world.do(listContentPages, { pageSize: 200 })
    for (const [at, page] of pages.entries()) {
      // Told again, nothing is written over.
      if (list.some(({ slug }) => slug === page.slug)) continue
      const { id, latestVersion } = await world.do(saveContentPage, { ...page, position: (at + 1) * 10 })
      await world.do(publishContentPage, { id, version: latestVersion })
    }
  },
}

export default story

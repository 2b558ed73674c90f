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
      en: '<p>Play is for pleasure. Nobody under the age of our licence may play here.</p><h2>Signs to take seriously</h2><ul><li>You play longer, or for more, than you meant to.</li><li>You play to win back what you have lost.</li><li>You hide it from people close to you.</li></ul><h2>What you can do</h2><ul><li>Set a sum before you begin, and stop when it is spent. What you won and lost is in <a href="/member?page=personalProfit">Profit and loss</a>.</li><li>Take a break. It costs you nothing: points never expire.</li><li><a href="/support">Talk to our team</a>. Ask to close your account, and they do so at once.</li></ul><p>Never play with money you need for something else.</p>',
      bn: '<p>খেলা আনন্দের জন্য। লাইসেন্সে নির্ধারিত বয়সের নিচে কেউ এখানে খেলতে পারে না।</p><h2>যে লক্ষণগুলো গুরুত্ব দেবেন</h2><ul><li>যতটা ভেবেছিলেন তার চেয়ে বেশি সময় বা বেশি টাকায় খেলছেন।</li><li>যা হেরেছেন তা ফিরে পেতে খেলছেন।</li><li>কাছের মানুষের কাছে তা লুকাচ্ছেন।</li></ul><h2>যা করতে পারেন</h2><ul><li>শুরুর আগে একটি অঙ্ক ঠিক করুন, শেষ হলে থামুন। কত জিতেছেন ও হেরেছেন তা <a href="/member?page=personalProfit">লাভ-ক্ষতি</a> পাতায় আছে।</li><li>বিরতি নিন। এতে কিছু হারায় না: পয়েন্টের মেয়াদ নেই।</li><li><a href="/support">আমাদের টিমের সঙ্গে কথা বলুন</a>। অ্যাকাউন্ট বন্ধ করতে বললে সঙ্গে সঙ্গে বন্ধ করা হয়।</li></ul><p>দরকারি টাকায় কখনো খেলবেন না।</p>',
      ar: '<p>اللعب للمتعة. ولا يلعب هنا من هو دون السن المحددة في ترخيصنا.</p><h2>علامات لا تستهن بها</h2><ul><li>تلعب وقتًا أطول أو بمبلغ أكبر مما نويت.</li><li>تلعب لتستعيد ما خسرته.</li><li>تخفي ذلك عن المقربين منك.</li></ul><h2>ما يمكنك فعله</h2><ul><li>حدّد مبلغًا قبل أن تبدأ وتوقف متى نفد. وما ربحته وخسرته في <a href="/member?page=personalProfit">الأرباح والخسائر</a>.</li><li>خذ استراحة. لن تخسر شيئًا: النقاط لا تنتهي.</li><li><a href="/support">تحدث مع فريقنا</a>. اطلب إغلاق حسابك فيُغلق فورًا.</li></ul><p>لا تلعب أبدًا بمال تحتاجه لغير ذلك.</p>',
    },
  },
  {
    kind: 'page',
    slug: 'licences',
    titles: { en: 'Licences', bn: 'লাইসেন্স', ar: 'التراخيص' },
    texts: {
      en: '<p>This is a house of play money: nobody pays and nobody wins money. It needs no licence for that, and claims none.</p><h2>What an operator names here</h2><ul><li>who issued each licence, its number and what it allows;</li><li>where the public register shows it;</li><li>whom you can turn to where you and we do not agree.</li></ul><p>Our own games can be checked by anybody, licence or not: see <a href="/pages/what-a-seed-is">what a seed is</a>.</p>',
      bn: '<p>এটি খেলার টাকার ঘর: কেউ টাকা দেয় না, কেউ টাকা জেতে না। এর জন্য লাইসেন্স লাগে না, আছে বলে দাবিও করা হয় না।</p><h2>অপারেটর এখানে যা জানান</h2><ul><li>প্রতিটি লাইসেন্স কে দিয়েছে, তার নম্বর ও কীসের অনুমতি;</li><li>সরকারি তালিকায় কোথায় তা দেখা যায়;</li><li>আমাদের সঙ্গে একমত না হলে কার কাছে যেতে পারেন।</li></ul><p>লাইসেন্স থাক বা না থাক, আমাদের নিজস্ব গেম যে কেউ যাচাই করতে পারে: দেখুন <a href="/pages/what-a-seed-is">সিড কী</a>।</p>',
      ar: '<p>هذا بيت بأموال لعب: لا أحد يدفع ولا أحد يربح مالًا. ولا يحتاج ذلك إلى ترخيص، ولا ندّعي أن لدينا واحدًا.</p><h2>ما يذكره المشغّل هنا</h2><ul><li>من أصدر كل ترخيص ورقمه وما يسمح به؛</li><li>أين يظهر في السجل العام؛</li><li>إلى من تلجأ إن اختلفت معنا.</li></ul><p>وألعابنا الخاصة يمكن لأي أحد التحقق منها، بترخيص أو دونه: انظر <a href="/pages/what-a-seed-is">ما هي البذرة</a>.</p>',
    },
  },
  {
    kind: 'page',
    slug: 'credit-report',
    titles: { en: 'Credit report', bn: 'আর্থিক প্রতিবেদন', ar: 'التقرير الائتماني' },
    texts: {
      en: '<p>The books of the house are kept by double entry and proven every day: what members hold and what the house owes add up to nothing.</p><h2>How they are proven</h2><ul><li>Every movement has two sides and is never changed afterwards. A mistake is set right by another line.</li><li>Balances are counted again from their lines, and compared with what is shown.</li><li>What members hold stands in purses of their own, apart from the money of the house.</li></ul><p>Your own lines are in your <a href="/member?page=transactionHistory">account record</a>, each with the balance after it.</p>',
      bn: '<p>হিসাব দ্বৈত দাখিলায় রাখা ও প্রতিদিন যাচাই করা হয়: সদস্যদের টাকা ও প্রতিষ্ঠানের দায় মিলে শূন্য।</p><h2>যেভাবে যাচাই হয়</h2><ul><li>প্রতিটি লেনদেনের দুটি দিক, পরে কখনো বদলানো হয় না। ভুল হলে আরেকটি লাইনে ঠিক করা হয়।</li><li>ব্যালেন্স লাইন থেকে আবার গোনা হয়, আর যা দেখানো হয় তার সঙ্গে মেলানো হয়।</li><li>সদস্যদের টাকা তাঁদের নিজের ওয়ালেটে, প্রতিষ্ঠানের টাকা থেকে আলাদা।</li></ul><p>আপনার নিজের লাইনগুলো <a href="/member?page=transactionHistory">লেনদেনের রেকর্ডে</a>, প্রতিটির পরের ব্যালেন্সসহ।</p>',
      ar: '<p>تُمسك دفاترنا بالقيد المزدوج وتُثبت كل يوم: ما يملكه الأعضاء وما نلتزم به مجموعهما صفر.</p><h2>كيف تُثبت</h2><ul><li>لكل حركة طرفان، ولا تُغيَّر بعد ذلك أبدًا. ويُصحَّح الخطأ بقيد آخر.</li><li>تُحسب الأرصدة من قيودها من جديد وتُقارن بما يُعرض.</li><li>ما يملكه الأعضاء في محافظهم، منفصل عن أموالنا.</li></ul><p>وقيودك في <a href="/member?page=transactionHistory">سجل الحساب</a>، ومع كل منها الرصيد بعده.</p>',
    },
  },
  {
    kind: 'page',
    slug: 'contact',
    titles: { en: 'Contact', bn: 'যোগাযোগ', ar: 'اتصل بنا' },
    texts: {
      en: '<p>Our team answers under <a href="/support">customer service</a>:</p><ul><li><strong>Chat</strong> for what cannot wait.</li><li><strong>A question</strong>, with pictures where they help. The answer stays there to be read again.</li><li><strong>A complaint</strong>. You see how far it has come, and rate how it was dealt with.</li></ul><p>Before you write, the <a href="/help">help centre</a> may know. We never ask for your password.</p>',
      bn: '<p>আমাদের টিম <a href="/support">গ্রাহক সেবায়</a> উত্তর দেয়:</p><ul><li>অপেক্ষা করা না গেলে <strong>চ্যাট</strong>।</li><li><strong>প্রশ্ন</strong>, দরকার হলে ছবিসহ। উত্তর সেখানেই থাকে, পরেও পড়া যায়।</li><li><strong>অভিযোগ</strong>। কতদূর এগিয়েছে দেখতে পান, আর কেমন সমাধান হলো তার রেটিং দেন।</li></ul><p>লেখার আগে <a href="/help">সাহায্য কেন্দ্র</a> দেখুন। আমরা কখনো আপনার পাসওয়ার্ড চাই না।</p>',
      ar: '<p>يجيب فريقنا عبر <a href="/support">خدمة العملاء</a>:</p><ul><li><strong>محادثة</strong> لما لا يحتمل الانتظار.</li><li><strong>سؤال</strong>، مع صور حيث تفيد. ويبقى الجواب هناك لتقرأه ثانية.</li><li><strong>شكوى</strong>. ترى أين وصلت، وتقيّم كيف عولجت.</li></ul><p>قبل أن تكتب، قد تجد الجواب في <a href="/help">مركز المساعدة</a>. ولا نطلب كلمة مرورك أبدًا.</p>',
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

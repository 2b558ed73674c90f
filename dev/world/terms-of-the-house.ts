type Texts = Record<'en' | 'bn' | 'ar', string>

interface Section {
  heading: Texts
  text: Texts
}

const opening: Texts = {
  en: 'These terms hold between you and Lumen from the day you open an account. They are short, so that they are read. Lumen plays with play money: nobody pays and nobody wins money.',
  bn: 'অ্যাকাউন্ট খোলার দিন থেকে এই শর্তাবলি আপনার ও লুমেনের মধ্যে কার্যকর। এগুলো সংক্ষিপ্ত, যাতে পড়া হয়। লুমেন খেলার টাকায় চলে: কেউ টাকা দেয় না, কেউ টাকা জেতে না।',
  ar: 'تسري هذه الشروط بينك وبين لومن من يوم تفتح حسابك. وهي قصيرة لكي تُقرأ. يلعب لومن بأموال لعب: لا أحد يدفع ولا أحد يربح مالًا.',
}

const sections: readonly Section[] = [
  {
    heading: { en: 'Who may play', bn: 'কারা খেলতে পারেন', ar: 'من يحق له اللعب' },
    text: {
      en: '<ul><li>You are at least 18 years old, and old enough where you live.</li><li>You hold one account, in your own name.</li><li>You keep your passwords to yourself. Change one in <a href="/member?page=securityCenter">My account</a> as soon as somebody else may know it.</li></ul><p>An account that was opened with false details may be closed. What was deposited to it is returned.</p>',
      bn: '<ul><li>আপনার বয়স কমপক্ষে 18, এবং যেখানে থাকেন সেখানকার আইনেও আপনি প্রাপ্তবয়স্ক।</li><li>নিজের নামে আপনার একটিই অ্যাকাউন্ট।</li><li>পাসওয়ার্ড কাউকে জানান না। অন্য কেউ জেনে থাকতে পারে মনে হলে <a href="/member?page=securityCenter">আমার অ্যাকাউন্ট</a> পাতায় বদলে নিন।</li></ul><p>ভুল তথ্য দিয়ে খোলা অ্যাকাউন্ট বন্ধ করা হতে পারে। তাতে জমা দেওয়া টাকা ফেরত দেওয়া হয়।</p>',
      ar: '<ul><li>عمرك 18 سنة على الأقل، وبلغت السن المطلوبة حيث تقيم.</li><li>لك حساب واحد باسمك.</li><li>تحافظ على سرية كلمات مرورك. غيّرها في <a href="/member?page=securityCenter">حسابي</a> متى خشيت أن يعرفها غيرك.</li></ul><p>قد يُغلق الحساب المفتوح ببيانات غير صحيحة، ويُعاد ما أُودع فيه.</p>',
    },
  },
  {
    heading: { en: 'Your money', bn: 'আপনার টাকা', ar: 'أموالك' },
    text: {
      en: '<p>What you deposit stays yours until you stake it. Every movement is in your <a href="/member?page=transactionHistory">account record</a>, with the balance after it.</p><p>We pay <a href="/member?page=withdraw">withdrawals</a> to accounts in your own name only, and may first ask who you are. What must still be wagered is shown before you ask.</p>',
      bn: '<p>জমা দেওয়া টাকা বাজি না ধরা পর্যন্ত আপনারই। প্রতিটি লেনদেন, পরের ব্যালেন্সসহ, আপনার <a href="/member?page=transactionHistory">লেনদেনের রেকর্ডে</a> থাকে।</p><p><a href="/member?page=withdraw">উত্তোলন</a> কেবল আপনার নিজের নামের অ্যাকাউন্টে পাঠাই, এবং আগে পরিচয়ের প্রমাণ চাইতে পারি। আর কত বাজি ধরতে হবে তা আবেদনের আগেই দেখানো হয়।</p>',
      ar: '<p>يبقى ما تودعه ملكك حتى تراهن به. وكل حركة في <a href="/member?page=transactionHistory">سجل الحساب</a> مع الرصيد بعدها.</p><p>لا ندفع <a href="/member?page=withdraw">السحوبات</a> إلا إلى حسابات باسمك، وقد نطلب أولًا ما يثبت هويتك. ويُعرض ما بقي من شرط الرهان قبل أن تطلب.</p>',
    },
  },
  {
    heading: { en: 'Bets and results', bn: 'বাজি ও ফলাফল', ar: 'الرهانات والنتائج' },
    text: {
      en: '<p>A bet counts from the moment our server has accepted it. Its result comes from the published rules and chances of the game. A round that was interrupted is played on, or its stake is returned.</p><p>If a fault of ours showed or paid a wrong amount, we set it right and write to you what we did.</p>',
      bn: '<p>আমাদের সার্ভার গ্রহণ করার মুহূর্ত থেকে বাজি গণ্য হয়। ফলাফল আসে খেলার প্রকাশিত নিয়ম ও সম্ভাবনা থেকে। থেমে যাওয়া রাউন্ড আবার চলে, নয়তো বাজির টাকা ফেরত দেওয়া হয়।</p><p>আমাদের ভুলে অঙ্ক ভুল দেখানো বা ভুল পরিশোধ হলে আমরা তা ঠিক করি এবং কী করেছি আপনাকে লিখে জানাই।</p>',
      ar: '<p>يُحتسب الرهان من لحظة قبول خادمنا له، وتأتي نتيجته من قواعد اللعبة واحتمالاتها المنشورة. وتُستكمل الجولة التي انقطعت أو يُعاد رهانها.</p><p>وإذا عرضنا أو دفعنا مبلغًا خاطئًا بسبب خلل لدينا صححناه وكتبنا إليك بما فعلنا.</p>',
    },
  },
  {
    heading: { en: 'Bonuses', bn: 'বোনাস', ar: 'المكافآت' },
    text: {
      en: '<p>Each promotion has terms of its own, shown before you join, and those you joined under hold to its end. A bonus stands apart from your money until it is wagered; you may give it up at any time in <a href="/member?page=bonusDetails">Bonus details</a>, and your own money is never taken with it.</p>',
      bn: '<p>প্রতিটি প্রমোশনের নিজস্ব শর্ত আছে, যোগ দেওয়ার আগে দেখানো হয়; যে শর্তে যোগ দিয়েছেন শেষ পর্যন্ত সেটিই থাকে। বাজির শর্ত পূরণ না হওয়া পর্যন্ত বোনাস আপনার টাকা থেকে আলাদা থাকে; <a href="/member?page=bonusDetails">বোনাসের বিবরণে</a> যেকোনো সময় ছেড়ে দিতে পারেন, আর তার সঙ্গে আপনার নিজের টাকা কখনো নেওয়া হয় না।</p>',
      ar: '<p>لكل عرض شروطه، وتُعرض قبل أن تشترك، ويسري ما اشتركت به حتى نهايته. وتبقى المكافأة منفصلة عن أموالك حتى يُستوفى رهانها، ولك أن تتخلى عنها في أي وقت من <a href="/member?page=bonusDetails">تفاصيل المكافآت</a>، ولا تُؤخذ أموالك معها أبدًا.</p>',
    },
  },
  {
    heading: { en: 'What is not allowed', bn: 'যা নিষেধ', ar: 'ما لا يُسمح به' },
    text: {
      en: '<ul><li>programs that play for you;</li><li>several accounts of one person;</li><li>playing hand in hand with others, against the house or against a player;</li><li>using a fault you have found. Tell us instead.</li></ul><p>We may freeze an account while we look into it, and say so when we do.</p>',
      bn: '<ul><li>আপনার হয়ে খেলে এমন প্রোগ্রাম;</li><li>একজনের একাধিক অ্যাকাউন্ট;</li><li>কারও বিরুদ্ধে অন্যদের সঙ্গে যোগসাজশ করে খেলা;</li><li>খুঁজে পাওয়া ত্রুটির সুযোগ নেওয়া। বরং আমাদের জানান।</li></ul><p>খতিয়ে দেখার সময় আমরা অ্যাকাউন্ট স্থগিত রাখতে পারি, এবং রাখলে তা জানাই।</p>',
      ar: '<ul><li>برامج تلعب عنك؛</li><li>عدة حسابات لشخص واحد؛</li><li>التواطؤ مع آخرين ضدنا أو ضد لاعب؛</li><li>استغلال خلل وجدته. أخبرنا به بدلًا من ذلك.</li></ul><p>قد نجمّد حسابًا ريثما ننظر في أمره، ونخبر صاحبه متى فعلنا.</p>',
    },
  },
  {
    heading: { en: 'Playing with measure', bn: 'পরিমিত খেলা', ar: 'اللعب باعتدال' },
    text: {
      en: '<p>Play with what you can spare. <a href="/support">Ask us</a> at any time to close your account: we do so at once and do not argue. More is under <a href="/pages/responsible-gaming">Responsible gaming</a>.</p>',
      bn: '<p>যা হারালে অসুবিধা নেই কেবল তা দিয়েই খেলুন। যেকোনো সময় <a href="/support">আমাদের বলুন</a> অ্যাকাউন্ট বন্ধ করতে: সঙ্গে সঙ্গে করি, কোনো তর্ক করি না। আরও আছে <a href="/pages/responsible-gaming">দায়িত্বশীল খেলা</a> পাতায়।</p>',
      ar: '<p>العب بما يمكنك الاستغناء عنه. <a href="/support">اطلب منا</a> في أي وقت إغلاق حسابك، وننفّذ ذلك فورًا ودون نقاش. والمزيد في <a href="/pages/responsible-gaming">اللعب المسؤول</a>.</p>',
    },
  },
  {
    heading: { en: 'Your details', bn: 'আপনার তথ্য', ar: 'بياناتك' },
    text: {
      en: '<p>We keep what we need to run your account and what the law asks of us, and give it to nobody else without a duty to. You may ask what we hold about you.</p>',
      bn: '<p>আপনার অ্যাকাউন্ট চালাতে যা দরকার এবং আইন যা চায় আমরা তা-ই রাখি; বাধ্যবাধকতা ছাড়া আর কাউকে দিই না। আপনার সম্পর্কে আমাদের কাছে কী আছে তা জানতে চাইতে পারেন।</p>',
      ar: '<p>نحتفظ بما يلزم لإدارة حسابك وما يطلبه القانون، ولا نعطيه لأحد ما لم يكن ذلك واجبًا علينا. ولك أن تسأل عما نحتفظ به عنك.</p>',
    },
  },
  {
    heading: { en: 'When these terms change', bn: 'এই শর্তাবলি বদলালে', ar: 'عندما تتغيّر هذه الشروط' },
    text: {
      en: '<p>We ask you to agree to the new ones when you next come in. Bets placed before are settled by the terms of their day.</p>',
      bn: '<p>পরের বার আসার সময় নতুন শর্তে আপনার সম্মতি চাই। আগে ধরা বাজি সেই দিনের শর্তে নিষ্পত্তি হয়।</p>',
      ar: '<p>نطلب منك الموافقة على الجديدة حين تدخل المرة التالية. وتُسوّى الرهانات السابقة وفق شروط يومها.</p>',
    },
  },
]

const written = (language: keyof Texts): string =>
  `<p>${opening[language]}</p>${sections
    .map(({ heading, text }) => `<h2>${heading[language]}</h2>${text[language]}`)
    .join('')}`

/** What members of the demo's house agree to. */
export const terms = {
  titles: { en: 'Terms', bn: 'শর্তাবলি', ar: 'الشروط' },
  texts: { en: written('en'), bn: written('bn'), ar: written('ar') },
} satisfies Record<'titles' | 'texts', Texts>

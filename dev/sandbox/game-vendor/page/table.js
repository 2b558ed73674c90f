const words = {
  en: {
    sandbox: 'Sandbox table',
    demo: 'Sandbox table · practice',
    balance: 'Balance',
    ante: 'Ante',
    pot: 'Pot',
    rake: 'rake {rake}',
    you: 'You',
    free: 'free seat',
    join: 'Put in {ante}',
    joined: 'You are in',
    waiting: 'Put in the ante and the next hand is yours to win.',
    alone: 'Waiting for another player. After a minute your ante comes back.',
    closing: 'Cards in {seconds} s',
    won: 'You win {win}',
    lost: 'Another hand was better',
    watched: 'The hand is over',
    funds: 'Your balance is too small for this ante',
    limit: 'This ante is above your limit',
    refused: 'The house refused this ante: {message}',
    cancelled: 'The house could not be reached. The ante is taken back.',
    gone: 'This table is no longer open. Start it again from the portal.',
    again: 'That did not work. Please try again.',
    high: 'High card',
    pair: 'Pair',
    colour: 'Colour',
    sequence: 'Sequence',
    pure: 'Pure sequence',
    trail: 'Trail',
  },
  bn: {
    sandbox: 'স্যান্ডবক্স টেবিল',
    demo: 'স্যান্ডবক্স টেবিল · অনুশীলন',
    balance: 'ব্যালেন্স',
    ante: 'বোর্ড',
    pot: 'পট',
    rake: 'রেক {rake}',
    you: 'আপনি',
    free: 'খালি আসন',
    join: '{ante} দিন',
    joined: 'আপনি খেলায় আছেন',
    waiting: 'বোর্ড দিন, পরের হাতে খেলুন।',
    alone: 'আরেকজন খেলোয়াড়ের অপেক্ষা। এক মিনিট পর আপনার টাকা ফেরত আসবে।',
    closing: '{seconds} সেকেন্ডে তাস',
    won: 'আপনি জিতেছেন {win}',
    lost: 'অন্য হাতটি ভালো ছিল',
    watched: 'হাত শেষ',
    funds: 'এই বোর্ডের জন্য ব্যালেন্স যথেষ্ট নয়',
    limit: 'এই বোর্ড আপনার সীমার বেশি',
    refused: 'বোর্ডটি নেওয়া হয়নি: {message}',
    cancelled: 'সংযোগ পাওয়া যায়নি। বোর্ড ফেরত নেওয়া হচ্ছে।',
    gone: 'টেবিলটি আর খোলা নেই। পোর্টাল থেকে আবার শুরু করুন।',
    again: 'কাজ হলো না। আবার চেষ্টা করুন।',
    high: 'বড় তাস',
    pair: 'জোড়া',
    colour: 'কালার',
    sequence: 'রান',
    pure: 'রানিং কালার',
    trail: 'ট্রয়',
  },
  ar: {
    sandbox: 'طاولة تجريبية',
    demo: 'طاولة تجريبية · تدريب',
    balance: 'الرصيد',
    ante: 'رهان الدخول',
    pot: 'المجموع',
    rake: 'العمولة {rake}',
    you: 'أنت',
    free: 'مقعد شاغر',
    join: 'ضع {ante}',
    joined: 'أنت في اللعبة',
    waiting: 'ضع رهان الدخول لتلعب اليد التالية.',
    alone: 'بانتظار لاعب آخر. يعود رهانك إليك بعد دقيقة.',
    closing: 'توزيع الأوراق بعد {seconds} ث',
    won: 'ربحت {win}',
    lost: 'كانت يد أخرى أفضل',
    watched: 'انتهت اليد',
    funds: 'رصيدك لا يكفي لرهان الدخول',
    limit: 'رهان الدخول فوق حدّك',
    refused: 'رُفض الرهان: {message}',
    cancelled: 'تعذّر الوصول. يُعاد الرهان إليك.',
    gone: 'لم تعد هذه الطاولة مفتوحة. ابدأها من جديد من الموقع.',
    again: 'لم ينجح ذلك. حاول مرة أخرى.',
    high: 'ورقة عالية',
    pair: 'زوج',
    colour: 'لون واحد',
    sequence: 'تسلسل',
    pure: 'تسلسل من لون واحد',
    trail: 'ثلاثية',
  },
}

const token = new URLSearchParams(location.search).get('token') ?? ''
const at = (id) => document.getElementById(id)
const fill = (text, values = {}) => text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')
const money = (text) => {
  const [whole, fraction = '00'] = text.split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction.slice(0, 2).padEnd(2, '0')}`
}
const element = (tag, className, text) => {
  const made = Object.assign(document.createElement(tag), { className })
  if (text !== undefined) made.textContent = text
  return made
}

let say = words.en
let told = ''
/** What the person was told about their own ante stays until the table moves on. */
let own = ''
let phase = ''

const ranks = { 11: 'J', 12: 'Q', 13: 'K', 14: 'A' }
const suits = { s: '♠', h: '♥', d: '♦', c: '♣' }

function cardOf({ rank, suit }) {
  const card = element('span', suit === 'h' || suit === 'd' ? 'card red' : 'card')
  card.append(element('span', '', ranks[rank] ?? String(rank)), element('span', '', suits[suit]))
  return card
}

function tell(text, isWon = false) {
  if (text === told) return
  told = text
  at('say').textContent = text
  at('say').classList.toggle('won', isWon)
}

/** The person sits nearest, the others go round from there. */
function showSeats({ seats, places }) {
  const mine = Math.max(
    0,
    seats.findIndex(({ isYou }) => isYou),
  )
  const around = [...seats.slice(mine), ...seats.slice(0, mine)]
  at('seats').replaceChildren(
    ...Array.from({ length: places }, (_, place) => {
      const seat = around[place]
      const turn = Math.PI / 2 + (place * 2 * Math.PI) / places
      const box = element('li', 'seat')
      box.style.left = `${50 + 40 * Math.cos(turn)}%`
      box.style.top = `${50 + 38 * Math.sin(turn)}%`
      if (!seat) {
        box.classList.add('free')
        box.append(element('b', '', say.free))
        return box
      }
      const isWinner = Number(seat.win) > 0
      box.classList.toggle('you', seat.isYou)
      box.classList.toggle('in', seat.isIn)
      box.classList.toggle('won', isWinner)
      if (seat.isIn) {
        const cards = element('span', 'cards')
        const shown = seat.cards.length > 0 ? seat.cards.map(cardOf) : [1, 2, 3].map(() => element('span', 'card back'))
        cards.append(...shown)
        box.append(cards)
      }
      box.append(element('b', '', seat.isYou ? say.you : seat.name))
      if (seat.hand && seat.isIn) box.append(element('small', '', say[seat.hand]))
      return box
    }),
  )
}

function show(state) {
  if (state.phase !== phase) own = ''
  phase = state.phase
  const you = state.seats.find(({ isYou }) => isYou)
  showSeats(state)
  at('pot').textContent = money(state.pot)
  const rake = Number(state.rake) > 0 ? ` · ${fill(say.rake, { rake: money(state.rake) })}` : ''
  at('clock').textContent =
    phase === 'closing' ? fill(say.closing, { seconds: state.secondsLeft }) : phase === 'shown' ? rake.slice(3) : ''
  at('go').disabled = phase === 'shown' || you?.isIn === true
  at('go').textContent = you?.isIn ? say.joined : fill(say.join, { ante: money(state.ante) })
  if (phase === 'shown') {
    const hasWon = you?.isIn && Number(you.win) > 0
    tell(!you?.isIn ? say.watched : hasWon ? fill(say.won, { win: money(you.win) }) : say.lost, hasWon === true)
  } else if (own !== '') tell(own)
  else tell(you?.isIn && state.seats.filter(({ isIn }) => isIn).length === 1 ? say.alone : say.waiting)
}

let looks = 0
async function look(withBalance) {
  const response = await fetch(`/vendor/seat?token=${encodeURIComponent(token)}${withBalance ? '&balance=1' : ''}`)
  if (!response.ok) {
    at('go').disabled = true
    tell(say.gone)
    return false
  }
  const state = await response.json()
  if (looks === 0) begin(state)
  looks += 1
  const before = phase
  show(state)
  if (state.balance !== null) at('balance').textContent = money(state.balance)
  // Money moved: the house is asked how much there is.
  else if (before !== '' && before !== phase) setTimeout(() => void look(true), 600)
  return true
}

function begin(state) {
  const language = state.locale.slice(0, 2).toLowerCase()
  say = words[language] ?? words.en
  document.documentElement.lang = language
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  document.title = `${state.name} · Banyan Card Room`
  at('name').textContent = `${state.game} · ${state.name}`
  at('sandbox').textContent = state.isDemo ? say.demo : say.sandbox
  at('balance-label').textContent = `${say.balance} (${state.currency})`
  at('ante-label').textContent = say.ante
  at('ante').textContent = money(state.ante)
  at('pot-label').textContent = say.pot
  at('go').addEventListener('click', () => void join())
  at('game').setAttribute('aria-busy', 'false')
}

async function join() {
  at('go').disabled = true
  try {
    const response = await fetch('/vendor/ante', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })
    const answer = await response.json()
    if (answer.outcome === 'cancelled') own = say.cancelled
    else if (answer.outcome === 'refused') {
      own = answer.reason === 'other' ? fill(say.refused, { message: answer.message }) : say[answer.reason]
    } else own = ''
    if (answer.balance) at('balance').textContent = money(answer.balance)
    await look(false)
  } catch {
    tell(say.again)
    at('go').disabled = false
  }
}

async function follow() {
  let goesOn = true
  while (goesOn) {
    try {
      goesOn = await look(looks === 0)
    } catch {
      tell(say.again)
    }
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

void follow()

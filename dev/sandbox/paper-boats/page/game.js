// Paper Boats, invented for the demo: it shows the books the game server draws, and decides nothing. It speaks the words of
// the Stake Engine form and no others, as a game of another studio does.

const words = {
  en: {
    title: 'Paper Boats',
    demo: 'Play money',
    balance: 'Balance',
    bet: 'Bet',
    less: 'Bet less',
    more: 'Bet more',
    float: 'Let them float',
    moonrise: 'Moonrise · {cost}',
    begin: 'Three boats, one river.',
    won: 'The river brings {win}',
    lost: 'They drift away',
    rises: 'The moon rises: all pays ten times',
    replay: 'This round is shown again.',
    ERR_IPB: 'Your balance is too small for this bet.',
    ERR_GLE: 'This bet is beyond the limit.',
    ERR_IS: 'This game is no longer open. Start it again from the portal.',
    ERR_MAINTENANCE: 'The game is closed for a while.',
    failed: 'That did not work. Please try again.',
  },
  bn: {
    title: 'কাগজের নৌকা',
    demo: 'খেলার টাকা',
    balance: 'ব্যালেন্স',
    bet: 'বাজি',
    less: 'বাজি কমান',
    more: 'বাজি বাড়ান',
    float: 'ভাসিয়ে দিন',
    moonrise: 'চাঁদ ওঠা · {cost}',
    begin: 'তিনটি নৌকা, একটি নদী।',
    won: 'নদী এনে দিল {win}',
    lost: 'ভেসে চলে গেল',
    rises: 'চাঁদ উঠল: সবই দশ গুণ',
    replay: 'রাউন্ডটি আবার দেখানো হচ্ছে।',
    ERR_IPB: 'এই বাজির জন্য ব্যালেন্স যথেষ্ট নয়।',
    ERR_GLE: 'এই বাজি সীমার বাইরে।',
    ERR_IS: 'গেমটি আর খোলা নেই। পোর্টাল থেকে আবার শুরু করুন।',
    ERR_MAINTENANCE: 'গেমটি কিছু সময়ের জন্য বন্ধ।',
    failed: 'কাজ হলো না। আবার চেষ্টা করুন।',
  },
  ar: {
    title: 'قوارب ورقية',
    demo: 'رصيد للعب فقط',
    balance: 'الرصيد',
    bet: 'الرهان',
    less: 'رهان أقل',
    more: 'رهان أكبر',
    float: 'دعها تطفو',
    moonrise: 'طلوع القمر · {cost}',
    begin: 'ثلاثة قوارب ونهر واحد.',
    won: 'جاء النهر بـ {win}',
    lost: 'مضت مع التيار',
    rises: 'طلع القمر: كل ربح بعشرة أمثاله',
    replay: 'تُعرض هذه الجولة من جديد.',
    ERR_IPB: 'رصيدك لا يكفي لهذا الرهان.',
    ERR_GLE: 'هذا الرهان خارج الحد.',
    ERR_IS: 'لم تعد اللعبة مفتوحة. ابدأها من جديد من البوابة.',
    ERR_MAINTENANCE: 'اللعبة مغلقة لبعض الوقت.',
    failed: 'لم ينجح ذلك. حاول من جديد.',
  },
}

const address = new URLSearchParams(location.search)
const language = Object.hasOwn(words, address.get('lang') ?? '') ? address.get('lang') : 'en'
const say = (key, values = {}) =>
  (words[language][key] ?? words[language].failed).replace(/\{(\w+)\}/g, (_all, name) => values[name])
const rgs = `${location.protocol}//${address.get('rgs_url')}`
const sessionID = address.get('sessionID')
const isReplay = address.get('replay') === 'true'
const MICRO = 1_000_000
const MOONRISE_COST = 10

const part = (id) => document.getElementById(id)
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches

let currency = address.get('currency') ?? 'USD'
let config
let level = 0
let isBusy = false

const money = (micro) =>
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    micro / MICRO,
  )

async function ask(path, body) {
  const answer = await fetch(`${rgs}${path}`, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const read = await answer.json()
  if (read.error) throw Object.assign(new Error(read.error), { code: read.error })
  return read
}

function tell(text, isGood = false) {
  part('said').textContent = text
  part('said').classList.toggle('good', isGood)
}

function draw(names, { drifts = false, wins = [] } = {}) {
  part('reels').replaceChildren(
    ...names.map((name) => {
      const cell = document.createElement('li')
      cell.innerHTML = `<svg role="img" aria-label="${name}"><use href="#${name}"></use></svg>`
      cell.classList.toggle('drifts', drifts)
      cell.classList.toggle('wins', wins.includes(name))
      return cell
    }),
  )
}

function showMoney(balance) {
  if (balance) {
    currency = balance.currency
    part('balance').textContent = money(balance.amount)
  }
  if (!config) return
  const bet = config.betLevels[level]
  part('bet').textContent = money(bet)
  part('moonrise').textContent = say('moonrise', { cost: money(bet * MOONRISE_COST) })
  part('moonrise').hidden = config.jurisdiction.disabledBuyFeature
  part('less').disabled = isBusy || level === 0
  part('more').disabled = isBusy || level === config.betLevels.length - 1
  part('float').disabled = isBusy
  part('moonrise').disabled = isBusy
}

/** Shows a round from an event on; each that is shown is told, so that a reload goes on from there. */
async function showRound(round, amount) {
  const from = round.event === null || isReplay ? 0 : Number(round.event)
  const board = round.state.find(({ type }) => type === 'reveal').board
  for (const event of round.state.slice(from)) {
    if (event.type === 'moonrise') {
      tell(say('rises'))
      await wait(isStill ? 0 : 900)
    }
    if (event.type === 'reveal') {
      draw(event.board, { drifts: true })
      await wait(isStill ? 0 : 700)
      draw(event.board)
    }
    if (event.type === 'winInfo') draw(board, { wins: event.wins.map(({ symbol }) => symbol) })
    if (event.type === 'finalWin')
      tell(event.amount > 0 ? say('won', { win: money((amount * event.amount) / 100) }) : say('lost'), event.amount > 0)
    if (round.active) await ask('/bet/event', { sessionID, event: String(event.index) })
  }
  if (round.active) showMoney((await ask('/wallet/end-round', { sessionID })).balance)
}

async function play(mode) {
  if (isBusy) return
  isBusy = true
  tell('')
  const began = Date.now()
  try {
    const amount = config.betLevels[level]
    const { balance, round } = await ask('/wallet/play', { sessionID, currency, mode, amount })
    showMoney(balance)
    await showRound(round, amount)
    await wait(Math.max(0, config.jurisdiction.minimumRoundDuration - (Date.now() - began)))
  } catch (error) {
    tell(say(error.code ?? 'failed'))
  }
  isBusy = false
  showMoney()
}

async function open() {
  const { balance, config: told, round } = await ask('/wallet/authenticate', { sessionID, language })
  config = told
  level = Math.max(0, config.betLevels.indexOf(config.defaultBetLevel))
  isBusy = round?.active === true
  showMoney(balance)
  tell(say('begin'))
  if (isBusy) await showRound(round, round.amount)
  isBusy = false
  showMoney()
}

async function replay() {
  const path = ['game', 'version', 'mode', 'event'].map((name) => encodeURIComponent(address.get(name) ?? ''))
  const round = await ask(`/bet/replay/${path.join('/')}`)
  document.querySelector('footer').hidden = true
  tell(say('replay'))
  await wait(isStill ? 0 : 600)
  await showRound({ ...round, active: false }, Number(address.get('amount') ?? MICRO))
}

document.documentElement.lang = language
document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
document.title = say('title')
for (const each of document.querySelectorAll('[data-word]')) each.textContent = say(each.dataset.word)
for (const each of document.querySelectorAll('[data-label]')) each.setAttribute('aria-label', say(each.dataset.label))
part('demo').hidden = address.get('demo') !== 'true'
draw(['boat', 'lantern', 'boat'])
part('float').addEventListener('click', () => play('BASE'))
part('moonrise').addEventListener('click', () => play('MOONRISE'))
for (const [id, step] of [
  ['less', -1],
  ['more', 1],
]) {
  part(id).addEventListener('click', () => {
    level += step
    showMoney()
  })
}
await (isReplay ? replay() : open()).catch((error) => tell(say(error.code ?? 'failed')))

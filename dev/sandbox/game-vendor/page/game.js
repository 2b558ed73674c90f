// The stand-in game of the sandbox's vendor: it shows what its server drew, and nothing of it is decided here.

const words = {
  en: {
    sandbox: 'Sandbox game',
    demo: 'Sandbox game · demo',
    balance: 'Balance',
    stake: 'Stake',
    spin: 'Spin',
    shoot: 'Cast',
    won: 'You win {win}',
    back: 'You get {win} back',
    lost: 'Nothing this time',
    choose: 'Choose what to catch',
    away: 'It got away',
    caught: 'Caught! {win}',
    funds: 'Your balance is too small for this stake',
    limit: 'This stake is above your limit',
    refused: 'The house refused this round: {message}',
    cancelled: 'The house could not be reached. The stake is taken back.',
    gone: 'This game is no longer open. Start it again from the portal.',
    again: 'That did not work. Please try again.',
    free: 'Free rounds left: {left}',
    freeOver: 'Free rounds are over. You won {win} in all: it waits in your reward centre.',
  },
  bn: {
    sandbox: 'স্যান্ডবক্স গেম',
    demo: 'স্যান্ডবক্স গেম · ডেমো',
    balance: 'ব্যালেন্স',
    stake: 'বাজি',
    spin: 'ঘোরান',
    shoot: 'জাল ফেলুন',
    won: 'আপনি জিতেছেন {win}',
    back: 'আপনি {win} ফেরত পেলেন',
    lost: 'এবার কিছু হলো না',
    choose: 'কী ধরবেন বেছে নিন',
    away: 'পালিয়ে গেল',
    caught: 'ধরা পড়েছে! {win}',
    funds: 'এই বাজির জন্য ব্যালেন্স যথেষ্ট নয়',
    limit: 'এই বাজি আপনার সীমার বেশি',
    refused: 'রাউন্ডটি নেওয়া হয়নি: {message}',
    cancelled: 'সংযোগ পাওয়া যায়নি। বাজি ফেরত নেওয়া হচ্ছে।',
    gone: 'গেমটি আর খোলা নেই। পোর্টাল থেকে আবার শুরু করুন।',
    again: 'কাজ হলো না। আবার চেষ্টা করুন।',
    free: 'ফ্রি রাউন্ড বাকি: {left}',
    freeOver: 'ফ্রি রাউন্ড শেষ। মোট জিতেছেন {win}: পুরস্কার কেন্দ্রে আছে।',
  },
  ar: {
    sandbox: 'لعبة تجريبية',
    demo: 'لعبة تجريبية · عرض',
    balance: 'الرصيد',
    stake: 'الرهان',
    spin: 'أدر',
    shoot: 'ارمِ',
    won: 'ربحت {win}',
    back: 'عاد إليك {win}',
    lost: 'لا شيء هذه المرة',
    choose: 'اختر ما تصطاده',
    away: 'أفلتت',
    caught: 'أمسكتها! {win}',
    funds: 'رصيدك لا يكفي لهذا الرهان',
    limit: 'هذا الرهان فوق حدّك',
    refused: 'رُفضت الجولة: {message}',
    cancelled: 'تعذّر الوصول. يُعاد الرهان إليك.',
    gone: 'لم تعد هذه اللعبة مفتوحة. ابدأها من جديد من الموقع.',
    again: 'لم ينجح ذلك. حاول مرة أخرى.',
    free: 'الجولات المجانية المتبقية: {left}',
    freeOver: 'انتهت الجولات المجانية. ربحت {win} إجمالًا وهي في مركز المكافآت.',
  },
}

const token = new URLSearchParams(location.search).get('token')
// The same page plays at several vendors.
const vendor = location.pathname.replace(/\/play$/, '')
const at = (id) => document.getElementById(id)
const SVG = 'http://www.w3.org/2000/svg'

function draw(tag, facts = {}, children = []) {
  const element = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(facts)) element.setAttribute(name, String(value))
  element.append(...children)
  return element
}

const shape = (d, fill, more = {}) => draw('path', { d, fill, ...more })
const symbols = {
  cherry: () => [
    shape('M50 18C40 34 34 44 32 58M50 18c8 14 14 24 18 36', 'none', { stroke: '#4c7a2f', 'stroke-width': 4 }),
    shape('M50 18c12-8 26-6 32 2-12 8-24 6-32-2z', '#6aa84f'),
    draw('circle', { cx: 31, cy: 68, r: 15, fill: '#c3202f' }),
    draw('circle', { cx: 68, cy: 66, r: 15, fill: '#a3182a' }),
    draw('circle', { cx: 26, cy: 63, r: 4, fill: '#fff', opacity: 0.6 }),
    draw('circle', { cx: 63, cy: 61, r: 4, fill: '#fff', opacity: 0.6 }),
  ],
  mango: () => [
    shape('M30 40c10-24 44-22 50 6 4 22-14 40-34 38-20-2-26-22-16-44z', '#f4a62a'),
    shape('M34 44c8-16 28-18 36-6-6-2-22-2-36 6z', '#ffd27a'),
    shape('M56 22c4-10 16-12 24-8-6 8-14 12-24 8z', '#5c8f35'),
  ],
  melon: () => [
    shape('M12 44a38 38 0 0 0 76 0z', '#2f7d3b'),
    shape('M18 44a32 32 0 0 0 64 0z', '#f6efdc'),
    shape('M22 44a28 28 0 0 0 56 0z', '#e2485a'),
    ...[34, 50, 66].map((x) => draw('ellipse', { cx: x, cy: 54, rx: 2.4, ry: 4, fill: '#2a1710' })),
  ],
  bell: () => [
    shape('M50 16c-16 0-22 14-23 30-1 10-4 16-10 20h66c-6-4-9-10-10-20-1-16-7-30-23-30z', '#e0a92e'),
    shape('M37 28c-5 7-6 18-6 26', 'none', { stroke: '#fff3c4', 'stroke-width': 4, 'stroke-linecap': 'round' }),
    draw('circle', { cx: 50, cy: 73, r: 7, fill: '#8a5a12' }),
    draw('rect', { x: 45, y: 9, width: 10, height: 9, rx: 4, fill: '#8a5a12' }),
  ],
  bar: () => [
    ...[24, 43, 62].map((y) =>
      draw('rect', { x: 14, y, width: 72, height: 15, rx: 4, fill: y === 43 ? '#23262e' : '#454b58' }),
    ),
    ...[24, 43, 62].map((y) => shape(`M20 ${y + 5}h60`, 'none', { stroke: '#e6b566', 'stroke-width': 2.5 })),
  ],
  seven: () => [
    shape('M22 20h58l-4 14C62 48 54 62 52 84H34c2-20 10-36 24-48H22z', '#c3202f', {
      stroke: '#7c101c',
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
  ],
  star: () => [
    shape('M50 12l11 24 26 3-19 18 5 26-23-13-23 13 5-26-19-18 26-3z', '#f0b429', {
      stroke: '#b97d08',
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
  ],
  diamond: () => [
    shape('M50 88L12 40l14-20h48l14 20z', '#5fd0e6'),
    shape('M50 88L34 40h32z', '#bdf1fa'),
    shape('M12 40h76L74 20H26z', '#8fe3f2'),
    shape('M34 40l16-20 16 20z', '#e6fbff'),
  ],
}
const animals = {
  hilsa: () => [
    shape('M14 50c20-26 56-26 72-4l16-14v36L86 54c-16 22-52 20-72-4z', '#b9d3dd'),
    shape('M28 46c16-12 34-12 46-2-14-3-30-3-46 2z', '#e9f6fa'),
    draw('circle', { cx: 30, cy: 46, r: 3, fill: '#14212b' }),
  ],
  catfish: () => [
    shape('M10 52c16-24 62-28 80-6l14-16c2 14 2 26-2 40L88 56C70 78 26 78 10 52z', '#6b5b4b'),
    shape('M14 54C6 56 2 62 0 68M14 58c-6 4-8 10-8 16', 'none', { stroke: '#6b5b4b', 'stroke-width': 2.5 }),
    draw('circle', { cx: 26, cy: 48, r: 3, fill: '#f3e8d6' }),
  ],
  crocodile: () => [
    shape('M2 58l34-10 6-8 10 2c26-2 44 6 58 18-16 6-34 8-54 8-18 0-36-2-54-10z', '#4f7a3a'),
    shape('M2 58c16 2 28 2 38 0l-4 6C24 66 12 64 2 58z', '#e7e2c8'),
    draw('circle', { cx: 42, cy: 44, r: 3, fill: '#f6e27a' }),
    ...[56, 68, 80, 92].map((x) => shape(`M${x} 46l5-8 5 9z`, '#3c6130')),
  ],
}
const picture = (parts, viewBox = '0 0 100 100') => draw('svg', { viewBox, 'aria-hidden': 'true' }, parts())

let state
let say = words.en
let stakeAt = 2
let chosen
let stage

const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
const settle = (milliseconds) => new Promise((resolve) => setTimeout(resolve, isCalm ? 30 : milliseconds))
const fill = (text, values = {}) => text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')
const money = (text) => {
  const [whole, fraction = '00'] = text.split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction.slice(0, 2).padEnd(2, '0')}`
}

function tell(text, isWon = false) {
  at('say').textContent = text
  at('say').classList.toggle('won', isWon)
}

const stages = {
  reels({ symbols: names }) {
    const box = Object.assign(document.createElement('div'), { className: 'reels' })
    const strips = [0, 1, 2].map((place) => {
      const reel = Object.assign(document.createElement('div'), { className: 'reel' })
      const strip = Object.assign(document.createElement('div'), { className: 'strip' })
      strip.append(picture(symbols[names[place % names.length]]))
      reel.append(strip)
      box.append(reel)
      return strip
    })
    at('stage').append(box)
    return {
      choice: () => 'line',
      async show({ shown }) {
        await Promise.all(
          strips.map(async (strip, place) => {
            const passing = Array.from(
              { length: 12 + place * 6 },
              (_, step) => names[(step * 5 + place * 3) % names.length],
            )
            strip.classList.remove('turning')
            strip.style.transform = 'none'
            const last = strip.lastElementChild
            strip.replaceChildren(
              last,
              ...passing.map((name) => picture(symbols[name])),
              picture(symbols[shown[place]]),
            )
            await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
            strip.classList.add('turning')
            strip.style.transform = `translateY(-${(100 * (strip.children.length - 1)) / strip.children.length}%)`
            await settle(950 + place * 120)
          }),
        )
      },
    }
  },
  wheel({ wheel }) {
    const step = 360 / wheel.length
    const point = (degrees, radius) => [
      Math.sin((degrees * Math.PI) / 180) * radius,
      -Math.cos((degrees * Math.PI) / 180) * radius,
    ]
    const colours = ['#2a1a16', '#8c2f2a', '#3d2520', '#b06a22']
    const parts = wheel.flatMap((tenths, index) => {
      const [from, to] = [point((index - 0.5) * step, 140), point((index + 0.5) * step, 140)]
      const label = draw('text', { transform: `rotate(${index * step}) translate(0 -118)` })
      label.textContent = tenths === 0 ? '·' : `×${tenths / 10}`
      if (tenths >= 30) label.setAttribute('class', 'rich')
      const colour = tenths >= 30 ? '#e6b566' : tenths === 0 ? colours[index % 2 ? 2 : 0] : colours[index % 2 ? 3 : 1]
      return [
        shape(`M0 0L${from[0]} ${from[1]}A140 140 0 0 1 ${to[0]} ${to[1]}z`, colour, {
          stroke: '#e6b566',
          'stroke-opacity': 0.35,
        }),
        label,
      ]
    })
    const disc = draw('g', { class: 'disc' }, parts)
    const svg = draw('svg', { viewBox: '-160 -165 320 325', class: 'wheel', 'aria-hidden': 'true' }, [
      draw('circle', { r: 152, fill: '#00000066', stroke: '#e6b566', 'stroke-width': 4 }),
      disc,
      draw('circle', { r: 24, fill: '#e6b566' }),
      draw('circle', { r: 15, fill: '#4a1f12' }),
      shape('M-13-164h26L0-128z', '#ffe3a6', { stroke: '#4a1f12', 'stroke-width': 2 }),
    ])
    at('stage').append(svg)
    let turned = 0
    return {
      choice: () => 'spin',
      async show({ shown }) {
        const target = (360 - Number(shown[0]) * step) % 360
        turned += 360 * 5 + ((target - (turned % 360) + 360) % 360)
        disc.classList.add('turning')
        disc.style.transform = `rotate(${turned}deg)`
        await settle(3300)
      },
    }
  },
  catch({ fish }) {
    const box = Object.assign(document.createElement('div'), { className: 'waters' })
    const buttons = fish.map(({ choice, tenths }) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', className: 'prey' })
      const pays = document.createElement('b')
      pays.textContent = `×${tenths / 10}`
      button.setAttribute('aria-label', `${choice} ×${tenths / 10}`)
      button.append(picture(animals[choice], '0 10 110 80'), pays)
      button.addEventListener('click', () => choose(choice))
      box.append(button)
      return { choice, button }
    })
    function choose(choice) {
      chosen = choice
      for (const each of buttons) each.button.setAttribute('aria-pressed', String(each.choice === choice))
    }
    at('stage').append(box)
    choose(fish[0].choice)
    return {
      choice: () => chosen,
      async show({ shown }) {
        const { button } = buttons.find((each) => each.choice === chosen)
        button.classList.remove('caught', 'away')
        await new Promise((resolve) => requestAnimationFrame(resolve))
        button.classList.add(shown[0])
        await settle(750)
      },
      says: (won, win) => (won ? fill(say.caught, { win }) : say.away),
    }
  },
}

function showStake() {
  const isFree = state.free?.left > 0
  at('free').hidden = !isFree
  if (isFree) {
    at('free').textContent = fill(say.free, { left: state.free.left })
    at('stake').textContent = money(state.free.stake)
    at('less').disabled = true
    at('more').disabled = true
    return
  }
  at('stake').textContent = money(state.stakes[stakeAt])
  at('less').disabled = stakeAt === 0
  at('more').disabled = stakeAt === state.stakes.length - 1
}

function saysOf(answer) {
  if (answer.outcome === 'cancelled') return say.cancelled
  if (answer.reason === 'funds') return say.funds
  if (answer.reason === 'limit') return say.limit
  return fill(say.refused, { message: answer.message })
}

async function play() {
  at('go').disabled = true
  tell('')
  try {
    const response = await fetch(`${vendor}/round`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, stake: state.stakes[stakeAt], choice: stage.choice() }),
    })
    if (response.status === 404) return tell(say.gone)
    const answer = await response.json()
    if (answer.outcome !== 'played') {
      tell(answer.outcome === undefined ? say.again : saysOf(answer))
      if (answer.balance) at('balance').textContent = money(answer.balance)
      return
    }
    await stage.show(answer)
    const win = money(answer.win)
    const isPaid = answer.win !== '0.00'
    // What comes back below the stake is told, and not celebrated.
    const isWon = Number(answer.win) > Number(answer.stake)
    const said = isWon ? say.won : isPaid ? say.back : say.lost
    tell(stage.says ? stage.says(isPaid, win) : fill(said, { win }), isWon)
    if (answer.balance !== '') at('balance').textContent = money(answer.balance)
    if (answer.free) {
      state.free = answer.free
      showStake()
      if (answer.free.left === 0) tell(fill(say.freeOver, { win: money(answer.free.won) }), true)
    }
  } catch {
    tell(say.again)
  } finally {
    at('go').disabled = false
  }
}

async function start() {
  const response = await fetch(`${vendor}/game?token=${encodeURIComponent(token ?? '')}`)
  if (!response.ok) {
    at('go').hidden = true
    return tell(say.gone)
  }
  state = await response.json()
  const language = state.locale.slice(0, 2).toLowerCase()
  say = words[language] ?? words.en
  document.documentElement.lang = language
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  document.documentElement.dataset.look = state.game.look
  document.title = `${state.game.name} · Sandbox Studio`
  at('name').textContent = state.game.name
  at('sandbox').textContent = state.isDemo ? say.demo : say.sandbox
  at('balance-label').textContent = `${say.balance} (${state.currency})`
  at('balance').textContent = state.balance === null ? '–' : money(state.balance)
  at('stake-label').textContent = say.stake
  at('go').textContent = state.game.kind === 'catch' ? say.shoot : say.spin
  stage = stages[state.game.kind](state.game)
  if (state.game.kind === 'catch') tell(say.choose)
  showStake()
  at('less').addEventListener('click', () => {
    stakeAt -= 1
    showStake()
  })
  at('more').addEventListener('click', () => {
    stakeAt += 1
    showStake()
  })
  at('go').addEventListener('click', play)
  addEventListener('keydown', (event) => {
    if (event.code === 'Space' && event.target === document.body && !at('go').disabled) {
      event.preventDefault()
      void play()
    }
  })
  at('game').setAttribute('aria-busy', 'false')
}

void start()

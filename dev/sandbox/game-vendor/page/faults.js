const fields = [
  ['delay', 'Delay', 'the bytes wait before they go'],
  ['dropRequest', 'Drop the request', 'it never arrives'],
  ['dropAnswer', 'Drop the answer', 'it arrives, and nobody hears of it'],
  ['duplicate', 'Duplicate', 'it arrives twice at once'],
  ['reorder', 'Reorder', 'it arrives after what was sent next'],
  ['corrupt', 'Corrupt', 'a byte of body or signature is another'],
]
const storm = { delay: 20, dropRequest: 5, dropAnswer: 5, duplicate: 5, reorder: 5, corrupt: 3 }
const calm = { delay: 0, dropRequest: 0, dropAnswer: 0, duplicate: 0, reorder: 0, corrupt: 0 }
const cards = new Map()

async function send(path, body) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.json()
}

function labelOf(name, title, about, attributes) {
  const label = document.createElement('label')
  const text = document.createElement('span')
  const small = document.createElement('small')
  const input = document.createElement('input')
  const output = document.createElement('output')
  text.textContent = title
  small.textContent = about
  text.append(small)
  Object.assign(input, { name, type: 'range', min: '0', max: '100', step: '1', ...attributes })
  label.append(text, input, output)
  return label
}

function openCard(code) {
  const card = document.getElementById('studio').content.firstElementChild.cloneNode(true)
  const faults = card.querySelector('.faults')
  const load = card.querySelector('.load')
  const said = card.querySelector('.said')
  const play = load.querySelector('[type=submit]')
  const holder = card.querySelector('.fields')
  for (const [name, title, about] of fields) holder.append(labelOf(name, title, about, {}))
  holder.append(labelOf('delayMilliseconds', 'Longest delay', 'of those that wait', { max: '5000', step: '50' }))

  const set = async (values) => {
    for (const [name, value] of Object.entries(values)) faults.elements[name].value = value
    await send('/vendor/faults', { vendor: code, ...values })
    await look()
  }
  faults.addEventListener('change', (event) => set({ [event.target.name]: Number(event.target.value) }))
  faults.addEventListener('input', () => showValues(faults))
  faults.addEventListener('submit', (event) => event.preventDefault())
  faults.querySelector('[data-set=storm]').addEventListener('click', () => set(storm))
  faults.querySelector('[data-set=calm]').addEventListener('click', () => set(calm))
  load.addEventListener('submit', async (event) => {
    event.preventDefault()
    // Until it is known that it plays, and while it does: a second click would only be told so.
    play.disabled = true
    const answer = await send('/vendor/load', { vendor: code, ...Object.fromEntries(new FormData(load)) })
    said.textContent = answer.error ?? ''
    await look()
  })
  load.querySelector('[data-stop]').addEventListener('click', async () => {
    await send('/vendor/load/stop', { vendor: code })
    await look()
  })
  document.getElementById('studios').append(card)
  return card
}

function showValues(faults) {
  for (const input of faults.querySelectorAll('input')) {
    const unit = input.name === 'delayMilliseconds' ? ' ms' : ' %'
    input.parentElement.querySelector('output').textContent = input.value + unit
  }
}

function countsOf({ line, load, books }) {
  const faults = Object.entries(line.faults).map(([name, count]) => [
    fields.find(([field]) => field === name)[1],
    count,
  ])
  return [
    ...(load
      ? [
          ['Seconds left', load.secondsLeft],
          ['Rounds started', load.started],
          ['Held back', load.heldBack],
        ]
      : []),
    ['Rounds closed', books.rounds],
    ['Called back', books.calledBack],
    ['Not over', books.awaited],
    ['Attempts', line.attempts],
    ['Under way', line.underWay],
    ['Booked', line.done],
    ['Refused', line.refused],
    ['No answer', line.unknown],
    ...faults,
    ['Corrupted and taken', line.corruptTaken, line.corruptTaken > 0],
    ['Two answers to one call', line.disagreed, line.disagreed > 0],
  ]
}

function show(studio) {
  const { code, name, protocol, walletUrls, faults: now } = studio
  const isNew = !cards.has(code)
  if (isNew) cards.set(code, openCard(code))
  const card = cards.get(code)
  card.querySelector('h2').textContent = name
  card.querySelector('.protocol').textContent = `${protocol}, to ${walletUrls.join(', ')}`
  const faults = card.querySelector('.faults')
  // A slider that somebody is dragging is not moved.
  if (isNew || !faults.contains(document.activeElement)) {
    for (const [field, value] of Object.entries(now)) faults.elements[field].value = value
  }
  showValues(faults)
  card.querySelector('.load [type=submit]').disabled = studio.load?.isRunning === true
  const list = card.querySelector('.counts')
  list.replaceChildren(
    ...countsOf(studio).map(([title, count, isAlarm]) => {
      const pair = document.createElement('div')
      const term = document.createElement('dt')
      const value = document.createElement('dd')
      term.textContent = title
      value.textContent = Number(count).toLocaleString('en')
      pair.classList.toggle('alarm', isAlarm === true)
      pair.append(term, value)
      return pair
    }),
  )
}

async function look() {
  const answer = await fetch('/vendor/state.json')
  for (const studio of await answer.json()) show(studio)
}

await look()
setInterval(() => void look().catch(() => {}), 1_000)

// In the shape of Google's check for robots, drawn explicitly: a button instead of pictures.
const { searchParams } = new URL(document.currentScript.src)

window.grecaptcha = {
  render(place, { callback }) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Sandbox: I am a person'
    Object.assign(button.style, {
      font: '600 1rem/1.5 system-ui, sans-serif',
      minHeight: '3rem',
      margin: '1.5rem 1rem',
      padding: '0.5rem 1.25rem',
      border: '1px solid #d8dcea',
      borderRadius: '0.625rem',
      background: '#fff',
      color: '#1c2230',
      cursor: 'pointer',
    })
    button.addEventListener('click', () => callback('sandbox-passed'))
    place.append(button)
    return 0
  },
  // The true one begins to look here; this one has shown its button already.
  execute() {},
}
window[searchParams.get('onload')]?.()

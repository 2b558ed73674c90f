import { expect, it } from 'vitest'
import { imagePlaces, losePlace, placesOf, setImageHosts } from './image-places.ts'

it('[K-03] pictures of ours come from the CDN list in order, from ourselves at last', () => {
  expect(placesOf('/art/1.svg', ['https://a.example', 'https://b.example'])).toEqual([
    'https://a.example/art/1.svg',
    'https://b.example/art/1.svg',
    '/art/1.svg',
  ])
  expect(placesOf('/art/1.svg', [])).toEqual(['/art/1.svg'])
})

it('[K-03] a picture from elsewhere, or drawn in the page, has its own place alone', () => {
  for (const path of ['https://studio.example/1.png', '//studio.example/1.png', 'data:image/png;base64,AA', 'blob:x']) {
    expect(placesOf(path, ['https://a.example'])).toEqual([path])
  }
})

it('[K-03] a host that gave nothing is not asked again', () => {
  setImageHosts(['https://a.example', 'https://b.example'])
  losePlace('https://a.example/art/1.svg')
  expect(imagePlaces('/art/2.svg')).toEqual(['https://b.example/art/2.svg', '/art/2.svg'])
})

import { createPublicKey } from 'node:crypto'

// Keys of the demo alone, and public: both sides of them run on this machine. Never set one of them for a real vendor.

function pemOf(lines: readonly string[]): string {
  return ['-----BEGIN PRIVATE KEY-----', ...lines, '-----END PRIVATE KEY-----', ''].join('\n')
}

/** What the sandbox's vendors sign with. */
export const vendorPrivateKey = pemOf([
  'MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQCufEP50AGYMHJltpYsUbrTf95Ey0k8KY1fRmw4pYFxJTfgepCv',
  'pDingCcy/TZxsYYrqwPjHMLOmaLx8bRg/xWxzRW0R5Esipqn8/k0fLGHQL8lJMtAmn4zNx4PibhIk+bB630gX6LukSbooKuMYr2u',
  '7ltvynVyOzHnFH1QmzkWw0QS3kgAABPP9jcInHtJLCLEYmiWIjGaRj+gi3qvkOgbOyVoKIT5QYj0aDMleSgMTVlr7krnRxxlNhfV',
  '0vRBOSoxVSQPhu5GTR2G6+7slN1Zo60vMpyRZuceGYMvlnMI1VEkiRw+Y870qeCaZLQj3Y3tu5ExT4yrG74o/TzXr+4VAgMBAAEC',
  'ggEAB/7Dsp+4YvvdUhHSwccg824Jhkd2XJ5ezv3QGaxjyQZ2j/+tv46b1fkGUszNgNoslrWoYPDBcGwTzlhP9p3ZpaMLGo6o9UyI',
  'l6eTRLdt/w+VcqND+PrbS4d8BiQ+YHz+duZOfnxDYAEgskoicjVYEbr0T6QMS6awu7DxqQ7jx8opZtPokwSXj7NdmFvnlADOK3h3',
  'b4qyJkFOvoG1b659njDGU1s3cZPB/zCs4sXoTNmSDM+OnWW/gz4Pk/wB0e6qJ/V917P6Dt/AHgtAYeJnJ0wDqtRsfkcYvZW49LXG',
  'MczvRc19EbEBZjz7pqFgA/krMp6i4EAOLSLiDHRY3+OHoQKBgQDUwMa0QsAjXBsL15lY7LDGmPRMwfTXg8RrOWxaLQaZRSpMCqTO',
  '/b3wU/2iOxaN09yIcIOzYU8F5kV714Awy+LTtdF6yBvX8H2OkDOpPf8q+03iq/hr2iFT6hsClwlHkXqQg1JpfK6Z8mHMkio70Sxh',
  'hxYFxE4s0R8Wdk7pdEqi6QKBgQDR9B9M54TFNPMDUZ6h0KRvU7K9zKoCzE1m9cnMbAp+26ihxboH7GhwOTVzNgSRSkTAaVWreamV',
  'ATw9XT1iBmNfjQUrhX6LTuwINDzL76W4XIfVsYJeLbdhMIt04UqDkFI4rnKNqI2k6ztiv8PrjHl96oojQyeHebyeNOgCuTS+TQKB',
  'gHN5aqBedpD6pgdobugQF+bDEB41S+JJt6uHEGNleuZn3wxE3q0mlhhCTjDmp1g1fMZlY2ZSU6TdFiugjQhvMV89mURuJoavFkbx',
  'x8h9SOkYW27DbmODkoFMWHqwZa39rSuQy4NL1CzknOZ/EwNChjctLevVX6T9oET909jscLI5AoGBAItEM77/k8J8bPY2ndMYYvq1',
  'ukrMB7nzayRwxXsj75JWgnVMgyneVyiZyiqyGjWF3jUDqiAkg6ijOSI7RwxO0HwBPvyvgFFH+Kk4fVuJi5PPTQsixCdUi9+cI+VT',
  'y+mZQfD3RmVQ+SP8JVhLe9ozRCOSAC+DzCTBS6xly8CCucnBAoGBAI9zPmZkQgMOpw5mpnGDUERTYmQ3Dm+KNxouL+HVQLCoeTba',
  'ue/XKYPesTGcBDM7ihlxgqZjB17Odohzkh6iw95SoUnrSQGbkBHoYlJiEAYsu1aLVKquhhXICfDvgP8fR7ar+USMOCLGlp4iqwKI',
  'rJiBHlVKjzek5nJsxWrWT2/k',
])

/** What the demo's house signs with when it asks them. */
export const housePrivateKey = pemOf([
  'MIIEvAIBADANBgkqhkiG9w0BAQEFAASCBKYwggSiAgEAAoIBAQDM2RX0GwrOEuqZPo3QsGSs2795iJpnC3kUM4yr9HOSUptWK9pg',
  'MBF4halC+G6ExQNRBvMxImYAhonQeqHfplf4yP70xoSviko3teu1OlwK3OqVx6aV5F/Sg7VLrUdXvdNJNy526Dy+C3SFKIy3h60H',
  '9FMNdYdo5xWmoxiHefWEv8ncLgveBKfPnaQHjadwLqCcBp47u4XLTNeP2Iikug3XIi/KiYhnEcE9DU6/hopguGNCtNjjR6Sp2F9e',
  'MBW8rFMC2TjzOrred4FDGMnSiHWHmBoMj4R4oNcDfv4tD+K7iq2xmxZmYQHExqwJIlHox+mKMb9HcS5lmCDGZ4haOaYtAgMBAAEC',
  'ggEAG/2z6WxX4HXRlwlnAR5Wpg92+Ak+/pf2PljsPsOYlo9xc2fAShwiCa5176qZFiJXmYGncc4p/aYPUddX+YK2NaQSwT7D0GVx',
  '+RqDhVA0AItUW2LHHrybOAhQRHF+ifzse0ODjAhK4zXB1moxOZOGr3YRcomIlxXbLa8j7GsxWHyf5/bSNnizIj2975DbvKFnZ/jF',
  '5clN+r547kDVAy/8drbNuzLoL9LpcGyqTfK2sZbDcR46YmFkH71L98WXMG9BZzbX0LsAYYOl0nLxsvNhblluzZ08/Kb9e13qkGIB',
  'ifhGq+hyM+dQQZrG+PVkihUY5FZZcerdKOFp8n32LqSr3wKBgQDmDtndwN6X9W4gljEOhpC1NwC3SdF5s3MnykJkRX4lk6isKFgy',
  'R3O440rHn4+kCTc445nUPcGBXXABqHuB7GpwdW7Jik7+zO17GJvJJ4TFNij2Ojpz+3I6DH21klDdPm1mHPVpnowEhqozafKwePis',
  'lK8Bb4142ILM4PA1IeLedwKBgQDj8n1wsGR7qh2YDf60Zi4Xasrfv7lonPT0FoNbkWFRgU4dvFTZbQNta1oi64HPCiZW5h8CvhFD',
  '43VFmEYHRTK+S62TSMQP/BkjqPo8w+4qjby61I5dJdN6rJxTjKkPN+4RtBbe9G6IvnhQUmkPyF9YXIQ6w9YltGIkB8XfOw8VewKB',
  'gF0GPEpSpq9Daph6orOA7hqYdw2mJ7HSQgog2t+4yd1f66BRX/hUtBJate4qMubdYxr5zUXpAsnQgm3pNqe+dPusQHP2HSMishRI',
  'SxX3iNRFpiKKQQCM+A9I5bv5wgD0MUBNDV774RojaccIXD3HbKY8KNenx8jJo3o8qmSRoy7ZAoGAPr0hVYDXR0o9NvqzHgf5q6xT',
  'Bl6Is4hvyzbfFLbg6EQEsh6B5A4jIVyoxG+5nLiYcNaJtoGF0v+p6WvN6nZbTxEZRy6B+DxU1wHNTihHRyMXzPxv6qdcm6kipcRT',
  'S8MDHZBJszfnrG9wQftMu3FU/McKBfqc2GfbkzsodRaWQj0CgYBCkCnEe1gNOenKTQGz02GPjyqQIpGCpna3wvwEFrP2FJZdDQtn',
  'DlI5WO25XPoYZunO41/XM4WFyOYuAb/JQfKu7mPTl/uX4p8YV75yrD1u1FmvgMBCg5vLa/rXDpp4WwAbKiez0XB0ZzMD90tXbUuL',
  'ZUTS6w4NVm/zBpuXEUw8Pw==',
])

/** The half of a key that the other side gets, as PEM. */
export function publicKeyOf(privateKey: string): string {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }) as string
}

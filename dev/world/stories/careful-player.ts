import type { Story } from '../story.ts'

const story: Story = {
  title: 'Arpita was credited too little and got the rest an hour later',
  async tell(world) {
    await world.player('arpita', { payeeName: 'অর্পিতা সাহা' })
    await world.credits('arpita', [
      { amount: '450.00', note: 'bank slip 2291, read as 450' },
      { amount: '50.00', note: 'bank slip 2291 said 500: the rest' },
    ])
  },
}

export default story

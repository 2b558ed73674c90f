import type { ReactNode } from 'react'
import { Amount } from '../components/amount.tsx'
import * as icons from '../icons/all.ts'
import { Section } from './section.tsx'

const surfaces = [
  ['ground', 'bg-ground'],
  ['sunken', 'bg-sunken'],
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['overlay', 'bg-overlay'],
] as const

const texts = [
  ['ink', 'text-ink'],
  ['ink-soft', 'text-ink-soft'],
  ['ink-faint', 'text-ink-faint'],
  ['brass', 'text-brass'],
  ['jade', 'text-jade'],
  ['vermilion', 'text-vermilion'],
] as const

const samples = {
  en: ['A warm room at night', 'Your withdrawal is on its way. It usually arrives within thirty minutes.'],
  bn: ['রাতের উষ্ণ ঘর', 'আপনার উত্তোলন পাঠানো হয়েছে। সাধারণত ত্রিশ মিনিটের মধ্যে পৌঁছে যায়।'],
  ar: ['غرفة دافئة في الليل', 'سحبك في طريقه إليك، ويصل عادةً خلال ثلاثين دقيقة.'],
} as const

export function FoundationSection({ language }: { language: keyof typeof samples }): ReactNode {
  const [heading, sentence] = samples[language]
  return (
    <Section title="Foundations">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
        {surfaces.map(([name, background]) => (
          <div key={name} className={`rounded-lg border border-hairline p-4 shadow-lift ${background}`}>
            <p className="mb-3 text-xs text-ink-faint">{name}</p>
            {texts.map(([text, colour]) => (
              <p key={text} className={`text-sm ${colour}`}>
                {text}
              </p>
            ))}
          </div>
        ))}
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-3">
          <p className="font-display text-4xl font-semibold">{heading}</p>
          <p className="font-display text-2xl font-semibold">{heading}</p>
          <p className="font-display text-lg font-semibold">{heading}</p>
          <p>{sentence}</p>
          <p className="text-sm text-ink-soft">{sentence}</p>
          <p className="text-xs text-ink-faint">{sentence}</p>
        </div>
        <div className="flex flex-col items-start gap-2">
          <Amount value="1248050.75" currency="BDT" display className="text-4xl" />
          <Amount value="71111.17" currency="BDT" display className="text-4xl" />
          <Amount value="540" currency="BDT" display tone="in" sign="always" className="text-2xl" />
          <Amount value="-1200.5" currency="USD" tone="result" className="text-lg" />
          <Amount value="982.10" currency="USDT" hidden className="text-lg" />
        </div>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
        {Object.entries(icons).map(([name, Icon]) => (
          <li
            key={name}
            className="flex flex-col items-center gap-2 rounded-sm border border-hairline bg-surface px-1 py-3 text-2xl"
          >
            <Icon />
            <span className="w-full truncate text-center text-2xs text-ink-faint">{name.replace('Icon', '')}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

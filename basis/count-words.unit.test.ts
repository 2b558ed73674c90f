import { expect, it } from 'vitest'
import { countWords } from './count-words.ts'

it.each([
  ['nothing', '', 0],
  ['signs alone', ' … — !!! 🙂 ', 0],
  ['English', 'My deposit of yesterday hasn’t arrived yet.', 7],
  ['a compound and numbers', 'A re-sent slip: 1,250.50 BDT (ref. 24/7)', 7],
  ['Bengali, its vowel signs and conjuncts', 'আমার গতকালের জমা এখনো আসেনি, কেন?', 6],
  ['Bengali with joiners', 'র‍্যাব ক্‌ষ', 2],
  ['Arabic with vowel marks', 'لَمْ يَصِلْ إيداعي أمس.', 4],
  ['Arabic digits', 'طلبت ١٬٢٥٠ تاكا', 3],
  ['words with a comma and no space', 'yes,no', 2],
  ['words run together by lines', 'one\ntwo\tthree', 3],
  ['Chinese, a sign each', '存款没有到', 5],
  ['a text without an end', 'a'.repeat(1000), 1],
])('[C-16] counts the words of %s', (_, text, count) => {
  expect(countWords(text)).toBe(count)
})

import { expect, test } from 'vitest'
import { cssProblems } from '../../scripts/check-css.ts'

test.each([
  'margin-inline-start: 4px;',
  'inset-inline: 0;',
  'text-align: start;',
  'padding: 1px 2px 3px 2px;',
  'padding: var(--a) clamp(16px, 2.5vw, 40px);',
  'transition: inset-inline-start 1s;',
])('%s speaks of start and end', (line) => {
  expect(cssProblems('a.css', line)).toEqual([])
})

test.each([
  'left: 0;',
  'margin-left: 4px;',
  'padding-right : 4px;',
  'border-left-width: 1px;',
  'border-top-left-radius: 1px;',
  'text-align: right;',
  'float: left;',
  'padding: 1px 2px 3px 4px;',
])('%s names a physical side', (line) => {
  expect(cssProblems('a.css', line)).toHaveLength(1)
})

test('a line may name a side when the line above says why', () => {
  expect(cssProblems('a.css', '/* direction: films run left to right */\nleft: 0;')).toEqual([])
})

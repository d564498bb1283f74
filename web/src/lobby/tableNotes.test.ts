import { expect, it } from 'vitest'
import { tableOf } from './tableNotes'

it('finds the table in a link or a code', () => {
  for (const typed of [
    'abcd2345efgh',
    '  ABCD-2345-EFGH ',
    'abcd 2345 efgh',
    'https://play.example.org/t/abcd2345efgh',
    'play.example.org/t/abcd2345efgh?seat=1',
    'Come and play: http://192.168.1.4:7878/t/abcd2345efgh!',
  ]) {
    expect(tableOf(typed), typed).toBe('abcd2345efgh')
  }
})

it('finds none elsewhere', () => {
  for (const typed of [
    '',
    'hello',
    'https://example.org/',
    '../../etc/passwd',
    '<script>alert(1)</script>',
  ]) {
    expect(tableOf(typed), typed).toBeUndefined()
  }
})

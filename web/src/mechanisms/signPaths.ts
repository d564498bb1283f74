/** Line signs for campaign items, on a centred field of sixteen by sixteen. */
export const signs = {
  heap: 'M-7 5.5L-4-1L-1.5 2.5L1-4.5L3.5 1.5L4.8-.5L7 5.5Z',
  sheaf:
    'M0 7.5V-2.5M0-7Q-2.2-4.8 0-2.5Q2.2-4.8 0-7M0 0Q-4 0-4.6-3.6M0 0Q4 0 4.6-3.6M0 4Q-4 4-4.6 .4M0 4Q4 4 4.6 .4',
  logs: 'M-6.6 3A3 3 0 1 0-.6 3A3 3 0 1 0-6.6 3M.6 3A3 3 0 1 0 6.6 3A3 3 0 1 0 .6 3M-3-2.4A3 3 0 1 0 3-2.4A3 3 0 1 0-3-2.4',
  hammer: 'M-6.5-6H2.5L6-3.5V-1.5H2.5L1-2.5H-6.5ZM-3.4-2.5V7M-.6-2.5V7M-3.4 7H-.6',
  barrel: 'M-4-6.5H4Q6.5 0 4 6.5H-4Q-6.5 0-4-6.5ZM-5.2-2.5H5.2M-5.2 2.5H5.2',
  crate: 'M-6-6H6V6H-6ZM-6-6L6 6M6-6L-6 6',
  stake: 'M-2-7.5V7.5M-2-6.5L6-3.7L-2-1M-4.5 7.5H.5',
  watch: 'M-5.6 1.8A5.6 5.6 0 1 0 5.6 1.8A5.6 5.6 0 1 0-5.6 1.8ZM0-1.8V1.8H2.8M-1.8-7H1.8M0-7V-4',
  snow: 'M0-7V7M-6-3.5L6 3.5M-6 3.5L6-3.5M-2.2-6L0-3.8L2.2-6M-2.2 6L0 3.8L2.2 6M-6.3-.6L-3.3-1.9L-3.7-5.2M6.3 .6L3.3 1.9L3.7 5.2',
  house: 'M-7 .5L0-6.5L7 .5M-4.8-1.5V6.5H4.8V-1.5M-1.5 6.5V2H1.5V6.5',
  chest: 'M-6.5-1H6.5V6H-6.5ZM-6.5-1Q-6.5-6-2-6H2Q6.5-6 6.5-1M-1.4-1V2H1.4V-1',
  crew: 'M-6.5 7Q-5.5 2.2 0 2.2T6.5 7M-3.2-2V-1A3.2 3.2 0 0 0 3.2-1V-2M-4.8-2H4.8L3.8-6.2H-3.8Z',
  postcard:
    'M-7.2-5.2H7.2V5.2H-7.2ZM0-5.2V5.2M2.6-2.8H5V-.2H2.6ZM-5.2-2H-2.2M-5.2 1H-2.2M2.6 2.6H5.2',
  telegraph:
    'M-7 5.8H7M-4 5.8V2.8H5.5V5.8M-5.5 0L3.5 .6V2.8M-5.5 0V-3M-7.5-3H-3.5M-.5-4.5Q1.2-3 1.2-1.2M2.2-6.5Q4.8-4.5 4.8-1.5',
  limited: 'M-7-4.5H7V3H-7ZM-4.5-.8H4.5M-5 3V6.5M5 3V6.5',
  window: 'M-6.5-6.5H6.5V6.5H-6.5ZM-6.5 0H6.5M0-6.5V6.5',
  evidence: 'M-6.5-1.5A4.7 4.7 0 1 0 2.9-1.5A4.7 4.7 0 1 0-6.5-1.5M1.8 1.8L6.8 6.8',
  news: 'M-7-5.8H4.2V5.8H-5.2Q-7 5.8-7 4ZM4.2-2H7V4Q7 5.8 5.2 5.8H4.2M-4.6-3H1.8M-4.6 0H-1.4M-4.6 2.8H-1.4M.6 0H1.8V2.8H.6Z',
  bolt: 'M1.8-7.2L-4.8 1.2H-.2L-1.8 7.2L4.8-1.2H.2Z',
  pavilion: 'M-6.8 6.5H6.8M-5.2-1V6.5M5.2-1V6.5M-1.8-1V6.5M1.8-1V6.5M-7.2-1H7.2L0-6.8Z',
  pickaxe: 'M-6.5-1Q0-8 6.5-1M0-4.4V7.2',
  skull:
    'M-5.4-1.2A5.4 5.4 0 1 1 5.4-1.2Q5.4 1.8 3 2.8V6H-3V2.8Q-5.4 1.8-5.4-1.2ZM-2.1-1.2V-1M2.1-1.2V-1M-1 6V4M1 6V4',
  double:
    'M-7.2 3V-1.5H-4.5V-4H-2V-1.5H-.8V3ZM.8 3V-1.5H3.5V-4H6V-1.5H7.2V3ZM-5 5.6H-4.8M-2.6 5.6H-2.4M2.6 5.6H2.8M5 5.6H5.2',
  caboose:
    'M-6.5 4V-2H6.5V4ZM-7.5-2H7.5M-2.5-2V-5.5H2.5V-2M-3.6 6.4H-3.4M3.4 6.4H3.6M-3.5 0H-1.5M1.5 0H3.5',
  pennant: 'M-5-7V7M-5-6.5L6.5-3L-5 .5',
  city: 'M-6.5 6.5V-1H-2.5V-6.5H2.5V1.5H6.5V6.5ZM-.3-4H.3M-.3-1.5H.3M-4.7 2H-4.3M4.3 4H4.7',
  road: 'M-4-7L-6 7M4-7L6 7M0-6V-3M0-1V2M0 4V7',
} as const
export type SignName = keyof typeof signs

/**
 * Signs for goods by number. A good's name appears next to its sign, so the sign need not match the
 * good.
 */
const cargo: SignName[] = ['heap', 'sheaf', 'logs', 'hammer', 'barrel', 'crate']
export const cargoSign = (good: number): SignName => cargo[good] ?? 'crate'

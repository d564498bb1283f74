/**
 * The drawings of `vignettes.svg` and the cards they illustrate: sides of story cards, whole story
 * cards, events, and postcards (`P`).
 */
const uses = {
  ball: '1865-01 1865-03A P63',
  guide: '1865-02 1879-08B 1893-01B P3 P30',
  'two-guides': '1867-06B 1867-07B 1872-08 P16',
  watermark: '1867-07B P13',
  stamp: '1869-08B 1874-08B 1886-07A P25 P46',
  star: '1865-05A 1867-07A 1869-08A 1872-08A 1874-06A 1874-08A 1876-08A 1879-08A 1881-08A 1883-08A 1886-09A 1889-08A P8 P60 EV02',
  desk: '1889-04 1886-08B P61 EV27',
  levee: '1867-01 1867-04 P65 EV09',
  crate: '1867-02A 1869-02A 1872-02 1874-02 1879-02 1881-02A 1883-02A 1886-02A 1889-02A P10 P39',
  flood: '1867-03 EV08',
  key: '1869-01 1869-02B 1869-03 1869-06B 1876-07B P18 P66 EV10',
  spike: '1869-06A P2 P62',
  ribbon: '1869-04 P29 P51 EV11',
  fork: '1869-07 1872-06B 1876-06 1879-06A P54 P67',
  horses: '1872-01A 1872-03 EV12',
  tents: '1872-05 EV31',
  bench: '1872-07 1874-04 P28 P57 P69 EV15',
  locusts: '1874-01A 1874-03 1874-05A EV14',
  bridge: '1874-01B P21 P68',
  envelope:
    '1865-03B 1865-04B 1867-06A 1872-04 1874-06B 1874-07A 1879-06B 1881-06A 1881-08B 1883-01A 1883-06B 1886-08A P9 P72 P75 EV13 EV32 EV33',
  chest: '1876-01B 1876-02 1876-04 1893-05B EV17',
  hats: '1876-03 P50 EV16',
  medal: '1876-05B 1889-08B 1893-07A P70 P73',
  stove: '1889-07 P38 P49 P71',
  snow: '1879-01 1879-03 P7 P17 P44 EV18',
  cattle: '1879-04 P24 EV19',
  plate: '1881-01 1881-02B 1881-03 1881-07B P26 P64 EV20',
  tunnel: '1881-07A P27 P35',
  dial: '1883-01B 1883-02B 1883-03 1883-04 1883-08B 1886-07B EV22 EV23',
  glove: '1883-06A P33 P74',
  slate: '1867-02B 1883-07 P48',
  gauge: '1886-01A 1886-03 1886-06A EV24',
  gallery: '1886-04 1886-06B EV25',
  ledger: '1865-01B 1865-05B 1874-07B 1876-07A 1879-05B 1881-06B 1886-09B 1893-06 1893-07B P19 P47',
  coupler: '1872-01B 1886-01B 1886-02B 1889-05B P5 P76 EV26',
  biscuit: '1889-01 1889-03 1889-05A P11',
  wheel: '1876-01A 1893-01A 1893-02 1893-04 P14 EV29',
  queue: '1893-03 P55 P56 EV06 EV28',
  mailbag: '1869-05 1886-05 P1 P15 P22 P59 EV30 EV34',
  'small-town': '1872-07B 1879-01B 1879-07 1881-04 P20 P23 P52 P58 EV21',
  harbour: '1865-04A 1867-05B P6 P12 EV07',
  platform:
    '1867-05A 1872-06A 1876-05A 1879-05A 1881-05A 1883-05A 1886-06A 1893-05A 1893-08 1889-06B P4 P77 EV04',
  road: '',
} as const
export type Motif = keyof typeof uses

const motifs = new Map(
  Object.entries(uses).flatMap(([motif, cards]) =>
    cards
      .split(' ')
      .filter(Boolean)
      .map((card) => [card, motif as Motif] as const),
  ),
)

/** The motif of an event, or of a postcard. */
export const motifOf = (card: string): Motif | undefined => motifs.get(card)

/** The motif of a side of a story card: its own, or that of its card. */
export const motifOfSide = (side: string): Motif =>
  motifs.get(side) ?? motifs.get(side.slice(0, -1)) ?? 'road'

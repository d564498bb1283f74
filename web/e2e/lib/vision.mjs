// Perceptual distance between two colours: CIEDE2000, with full colour vision and without one of the three cones.

const linear = (value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Converts an 8-bit colour to linear light. */
export const light = (rgb) => rgb.map(linear)

/** Machado, Oliveira and Fernandes 2009, severity 1, in linear light. */
export const visions = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const times = (matrix, [a, b, c]) => matrix.map(([x, y, z]) => x * a + y * b + z * c)

/** Converts a linear colour, as seen with a kind of vision, to CIELAB under D65. */
function lab(vision, shares) {
  const seen = times(visions[vision], shares).map((share) => Math.min(1, Math.max(0, share)))
  const [x, y, z] = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    seen,
  )
  const root = (share) =>
    share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116
  const [fx, fy, fz] = [root(x / 0.95047), root(y), root(z / 1.08883)]
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

/** CIEDE2000 distance between two colours in CIELAB, after Sharma, Wu and Dalal 2005. */
export function difference00([l1, a1, b1], [l2, a2, b2]) {
  const [turn, seventh] = [
    Math.PI / 180,
    (chroma) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)),
  ]
  const grey = 1 + 0.5 * (1 - seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2))
  const [c1, c2] = [Math.hypot(a1 * grey, b1), Math.hypot(a2 * grey, b2)]
  const hue = (a, b) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / turn + 360) % 360)
  const [h1, h2] = [hue(a1 * grey, b1), hue(a2 * grey, b2)]
  const colourless = c1 * c2 === 0
  let between = colourless ? 0 : h2 - h1
  if (between > 180) between -= 360
  if (between < -180) between += 360
  const hues = 2 * Math.sqrt(c1 * c2) * Math.sin((between / 2) * turn)
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2]
  let h = h1 + h2
  if (!colourless) h = Math.abs(h1 - h2) <= 180 ? h / 2 : (h + (h < 360 ? 360 : -360)) / 2
  const weight =
    1 -
    0.17 * Math.cos((h - 30) * turn) +
    0.24 * Math.cos(2 * h * turn) +
    0.32 * Math.cos((3 * h + 6) * turn) -
    0.2 * Math.cos((4 * h - 63) * turn)
  const [sl, sc, sh] = [
    1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2),
    1 + 0.045 * c,
    1 + 0.015 * c * weight,
  ]
  const rotation = -2 * seventh(c) * Math.sin(60 * turn * Math.exp(-(((h - 275) / 25) ** 2)))
  const [dl, dc, dh] = [(l2 - l1) / sl, (c2 - c1) / sc, hues / sh]
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh)
}

/** Distance between two linear colours for a kind of vision. */
export const apart = (vision, one, other) => difference00(lab(vision, one), lab(vision, other))

/** WCAG contrast between two linear colours. */
export function contrast(one, other) {
  const [dark, bright] = [one, other]
    .map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b)
    .sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

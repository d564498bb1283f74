/** A ZIP archive of texts, not compressed: a map is small, and every system opens it. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

export const crc32 = (bytes: Uint8Array) =>
  ~bytes.reduce((sum, byte) => (sum >>> 8) ^ table[(sum ^ byte) & 255]!, -1) >>> 0

/** Numbers in little-endian order, each with its size in bytes. */
const numbers = (...pairs: [number, number][]) =>
  Uint8Array.from(
    pairs.flatMap(([size, value]) =>
      Array.from({ length: size }, (_, at) => (value >>> (8 * at)) & 255),
    ),
  )

/** The first of January 1980: maps are known by their content, not by a date. */
const DATE = 0x21
const UTF8 = 0x800

export function zip(files: Record<string, string>): Blob {
  const encoder = new TextEncoder()
  const parts: Uint8Array<ArrayBuffer>[] = []
  const list: Uint8Array<ArrayBuffer>[] = []
  const size = (all: Uint8Array[]) => all.reduce((sum, { length }) => sum + length, 0)
  for (const [path, text] of Object.entries(files)) {
    const [name, bytes] = [encoder.encode(path), encoder.encode(text)]
    const about: [number, number][] = [
      [2, 20],
      [2, UTF8],
      [2, 0],
      [2, 0],
      [2, DATE],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, name.length],
      [2, 0],
    ]
    list.push(
      numbers([4, 0x02014b50], [2, 20], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, size(parts)]),
      name,
    )
    parts.push(numbers([4, 0x04034b50], ...about), name, bytes)
  }
  const count = Object.keys(files).length
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size(list)],
    [4, size(parts)],
    [2, 0],
  )
  return new Blob([...parts, ...list, end], { type: 'application/zip' })
}

/** Lets somebody keep a folder. */
export function download(name: string, files: Record<string, string>) {
  const within = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [`${name}/${file}`, text]),
  )
  const link = document.createElement('a')
  link.href = URL.createObjectURL(zip(within))
  link.download = `${name}.zip`
  document.body.append(link)
  link.click()
  link.remove()
  // The browser needs a moment to begin.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

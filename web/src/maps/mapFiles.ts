/** A folder of text files chosen by the user. */
export interface MapFolder {
  name: string
  files: Record<string, string>
}

/** Whether a file can belong to a map. A folder may also contain other files. */
export const belongs = (name: string) => /^[^.].*\.(csv|toml|md|json)$/.test(name)

/** The last part of a path, and the folder before it. */
export function parts(path: string): { folder: string; name: string } {
  const words = path.split('/').filter(Boolean)
  return { folder: words.at(-2) ?? '', name: words.at(-1) ?? '' }
}

/** Reads chosen files. The map is named after the folder if the browser provides its name. */
export async function folderOf(chosen: Iterable<File>): Promise<MapFolder> {
  const folder: MapFolder = { name: '', files: {} }
  for (const file of chosen) {
    const { folder: within, name } = parts(file.webkitRelativePath || file.name)
    if (!belongs(name)) continue
    folder.name ||= within
    folder.files[name] = await file.text()
  }
  return folder
}

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject))
const entriesOf = (entry: FileSystemDirectoryEntry) =>
  new Promise<FileSystemEntry[]>((resolve, reject) =>
    entry.createReader().readEntries(resolve, reject),
  )

/** Reads dropped files or a folder. */
export async function dropped({ items }: DataTransfer): Promise<MapFolder> {
  // The browser empties the list after the first await, so copy everything first.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  const folder: MapFolder = { name: '', files: {} }
  for (const entry of entries) {
    const within = entry.isDirectory ? await entriesOf(entry as FileSystemDirectoryEntry) : [entry]
    if (entry.isDirectory) folder.name ||= entry.name
    for (const each of within) {
      if (each.isFile && belongs(each.name))
        folder.files[each.name] = await (await fileOf(each as FileSystemFileEntry)).text()
    }
  }
  return folder
}

/** A finding about one line of a file, or about the whole file. */
export interface MapFlaw {
  line: number | null
  message: string
}

/** The findings by file, in order. Findings without a file are listed under an empty name. */
export function flawsOf(report: string): Map<string, MapFlaw[]> {
  const found = new Map<string, MapFlaw[]>()
  for (const text of report.split('\n').filter((line) => line.trim())) {
    const [, file = '', line, message = text] =
      /^([^:]+\.(?:csv|toml|md|json))(?::(\d+))?: (.+)$/.exec(text) ?? []
    found.set(file, [...(found.get(file) ?? []), { line: line ? Number(line) : null, message }])
  }
  return found
}

/** The CRC-32 table for ZIP archives. The archives are not compressed, since maps are small. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

export const crc32 = (bytes: Uint8Array) =>
  ~bytes.reduce((sum, byte) => (sum >>> 8) ^ table[(sum ^ byte) & 255]!, -1) >>> 0

/** Little-endian numbers, each with its size in bytes. */
const numbers = (...pairs: [number, number][]) =>
  Uint8Array.from(
    pairs.flatMap(([size, value]) =>
      Array.from({ length: size }, (_, at) => (value >>> (8 * at)) & 255),
    ),
  )

/** 1 January 1980: maps are identified by their content, not by a date. */
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

/** Downloads a folder. */
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
  // The browser needs a moment to start the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

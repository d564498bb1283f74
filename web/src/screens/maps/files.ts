/** A folder of texts that somebody has chosen. */
export interface Folder {
  name: string
  files: Record<string, string>
}

/** Whether a file can belong to a map; a folder may hold other things, too. */
export const belongs = (name: string) => /^[^.].*\.(csv|toml|md|json)$/.test(name)

/** The last part of a path, and the folder before it. */
export function parts(path: string): { folder: string; name: string } {
  const words = path.split('/').filter(Boolean)
  return { folder: words.at(-2) ?? '', name: words.at(-1) ?? '' }
}

/** Reads chosen files. The folder's name is that of the map where the browser tells it. */
export async function folderOf(chosen: Iterable<File>): Promise<Folder> {
  const folder: Folder = { name: '', files: {} }
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

/** Reads what was dropped: files, or a folder of them. */
export async function dropped({ items }: DataTransfer): Promise<Folder> {
  // The list is empty once this function has waited, so that everything is taken out first.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  const folder: Folder = { name: '', files: {} }
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

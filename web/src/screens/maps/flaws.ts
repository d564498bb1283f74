/** What the checker says about one line of a file, or about all of it. */
export interface Flaw {
  line: number | null
  message: string
}

/** The findings by file, in the order they came; what names no file stands under an empty name. */
export function flawsOf(report: string): Map<string, Flaw[]> {
  const found = new Map<string, Flaw[]>()
  for (const text of report.split('\n').filter((line) => line.trim())) {
    const [, file = '', line, message = text] =
      /^([^:]+\.(?:csv|toml|md|json))(?::(\d+))?: (.+)$/.exec(text) ?? []
    found.set(file, [...(found.get(file) ?? []), { line: line ? Number(line) : null, message }])
  }
  return found
}

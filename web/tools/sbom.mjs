// Writes the components of a release from both lock files as a CycloneDX list, and the SHA-256 of files:
// `npm run sbom -- LIST.cdx.json FILE…`. Equal lock files give equal lists.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'

const root = new URL('../../', import.meta.url)
const [list, ...files] = process.argv.slice(2)
if (!list) throw new Error('name the file to write')
/** npm runs scripts in web/; paths are relative to the caller's folder. */
const here = (file) => resolve(process.env.INIT_CWD ?? '.', file)

/** The crates in the program. */
function crates() {
  const cargo = process.env.CARGO ?? 'cargo'
  const options = { cwd: root, maxBuffer: 1 << 28, encoding: 'utf8' }
  const metadata = JSON.parse(
    execFileSync(
      cargo,
      ['metadata', '--format-version', '1', '--locked', '--all-features'],
      options,
    ),
  )
  const nodes = new Map(metadata.resolve.nodes.map((node) => [node.id, node]))
  const packages = new Map(metadata.packages.map((one) => [one.id, one]))
  const main = metadata.packages.find((one) => one.name === 'highball' && one.source === null)
  const found = new Set()
  const waiting = [main.id]
  while (waiting.length) {
    const id = waiting.pop()
    if (found.has(id)) continue
    found.add(id)
    for (const { pkg, dep_kinds } of nodes.get(id).deps)
      if (dep_kinds.some(({ kind }) => kind === null)) waiting.push(pkg)
  }
  const components = [...found].map((id) => packages.get(id)).filter(({ source }) => source)
  return {
    version: main.version,
    components: components.map(({ name, version, license }) => ({
      type: 'library',
      name,
      version,
      purl: `pkg:cargo/${name}@${version}`,
      ...(license && { licenses: [{ expression: license.replaceAll('/', ' OR ') }] }),
    })),
  }
}

/** The packages that build the page. */
function packages() {
  const lock = JSON.parse(readFileSync(new URL('web/package-lock.json', root), 'utf8'))
  return Object.entries(lock.packages)
    .filter(([path, { optional, version }]) => path && version && !optional)
    .map(([path, { version, license }]) => {
      const name = path.split('node_modules/').at(-1)
      return {
        type: 'library',
        name,
        version,
        purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
        ...(license && { licenses: [{ expression: license }] }),
      }
    })
}

const { version, components } = crates()
const all = [...components, ...packages()].sort((a, b) => (a.purl < b.purl ? -1 : 1))
const unique = all.filter(({ purl }, at) => purl !== all[at - 1]?.purl)
const document = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', name: 'highball', version } },
  components: unique,
}
writeFileSync(here(list), `${JSON.stringify(document, null, 1)}\n`)
for (const file of files.map(here)) {
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex')
  writeFileSync(`${file}.sha256`, `${sum}  ${basename(file)}\n`)
}

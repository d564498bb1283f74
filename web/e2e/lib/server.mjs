// A server of one's own for each test file: the real program, a free port, a file of data that goes away.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { createInterface } from 'node:readline'

const program = process.env.HIGHBALL ?? new URL('../../../target/debug/highball', import.meta.url).pathname

/** Starts `highball serve`. What it writes to its log is kept for the end, when it is a problem. */
export async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'highball-e2e-'))
  const args = ['serve', '--listen', '127.0.0.1:0', '--data', join(folder, 'data.db'), '--no-rate-limits']
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  // A test that dies takes its server along.
  process.once('exit', () => child.kill())
  let log = ''
  child.stderr.on('data', (bytes) => (log += bytes))
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const url = await new Promise((resolve, reject) => {
    child.once('error', () => reject(new Error(`${program} cannot be started: build it, or name it in HIGHBALL`)))
    child.once('exit', () => reject(new Error(`highball serve ended at once: ${log}`)))
    createInterface(child.stdout).on('line', (line) => {
      const said = /http:\/\/[\d.]+:\d+/.exec(line)
      if (said) resolve(said[0])
    })
  })
  const page = process.env.HIGHBALL_PAGE ? await servePage(process.env.HIGHBALL_PAGE, url) : { url, stop() {} }
  return {
    url: page.url,
    log: () => log,
    async stop() {
      page.stop()
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const KINDS = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

/**
 * Puts the page of another folder before a server, for a program that was built without its page or with an older one.
 * Everything else, and all headers that guard the page, are the server's.
 */
async function servePage(folder, url) {
  const inner = new URL(url)
  const guards = (await fetch(url)).headers
  const upstream = (incoming) => ({
    host: inner.hostname,
    port: inner.port,
    method: incoming.method,
    path: incoming.url,
    headers: incoming.headers,
  })
  const server = createServer((incoming, outgoing) => {
    const path = normalize(new URL(incoming.url, url).pathname)
    if (path.startsWith('/api') || path === '/health') {
      const onward = request(upstream(incoming), (answer) => {
        outgoing.writeHead(answer.statusCode, answer.headers)
        answer.pipe(outgoing)
      })
      onward.on('error', () => outgoing.destroy())
      return incoming.pipe(onward)
    }
    const file = extname(path) ? path : '/index.html'
    try {
      const body = readFileSync(join(folder, file))
      outgoing.setHeader('content-type', KINDS[extname(file)] ?? 'application/octet-stream')
      outgoing.setHeader('content-security-policy', guards.get('content-security-policy'))
      outgoing.end(body)
    } catch {
      outgoing.writeHead(404).end()
    }
  })
  server.on('upgrade', (incoming, socket, head) => {
    const onward = connect(inner.port, inner.hostname, () => {
      const lines = [`GET ${incoming.url} HTTP/1.1`]
      for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
        lines.push(`${incoming.rawHeaders[at]}: ${incoming.rawHeaders[at + 1]}`)
      }
      onward.write(`${lines.join('\r\n')}\r\n\r\n`)
      onward.write(head)
      onward.pipe(socket).pipe(onward)
    })
    onward.on('error', () => socket.destroy())
    socket.on('error', () => onward.destroy())
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

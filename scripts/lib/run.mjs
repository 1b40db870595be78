import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { inRoot, root } from './root.mjs'

/** The Node version of package.json. */
export const pinnedNode = inRoot('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

const pathWithBins = `${inRoot('node_modules/.bin')}:${process.env.PATH}`

/** Runs a command with our input and output and passes signals on until it ends. Resolves to its exit code. */
export function runInFront(command, args, env = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    // A terminal sends SIGINT to both processes; passing it on would be a second one.
    const signals = process.stdin.isTTY ? ['SIGTERM', 'SIGHUP'] : ['SIGTERM', 'SIGHUP', 'SIGINT']
    const passOn = (signal) => child.kill(signal)
    const ignore = () => {}
    for (const signal of signals) process.on(signal, passOn)
    if (process.stdin.isTTY) process.on('SIGINT', ignore)
    child.once('error', fail)
    child.once('exit', (code, signal) => {
      for (const one of signals) process.off(one, passOn)
      process.off('SIGINT', ignore)
      done(code ?? 128 + constants.signals[signal])
    })
  })
}

/** Runs a command with the pinned Node first in PATH. Resolves to its exit code and its output. */
export function runQuietly(command, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: pathWithBins, ...env },
    })
    let output = ''
    const collect = (text) => {
      output += text
    }
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)
    child.once('error', (error) => done({ code: 127, output: String(error) }))
    child.once('close', (code) => done({ code: code ?? 1, output }))
    // A grandchild that outlives it may keep the pipe open for ever.
    child.once('exit', (code) => setTimeout(() => done({ code: code ?? 1, output }), 2_000).unref())
  })
}

/**
 * Prints the reason and exits with code 1.
 * @returns {never}
 */
export function giveUp(reason) {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

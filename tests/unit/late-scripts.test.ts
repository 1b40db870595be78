// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { bringLateScripts, lateScriptType } from '#lib/lateScripts.ts'

const told: (() => void)[] = []

/** Tells of paint. */
class Observer {
  constructor(tell: () => void) {
    told.push(tell)
  }
  observe() {}
}

/** The page is drawn. */
const draw = () => {
  for (const tell of told.splice(0)) tell()
}

const scripts = () =>
  [...document.scripts].map((script) => [script.getAttribute('src'), script.type, script.nonce])
const waiting = [
  ['/_next/one.js', lateScriptType, 'once'],
  ['/_next/two.js', lateScriptType, 'once'],
]
const brought = [
  ['/_next/one.js', '', 'once'],
  ['/_next/two.js', '', 'once'],
]

beforeEach(() => {
  vi.stubGlobal('PerformanceObserver', Observer)
  document.head.innerHTML = waiting
    .map(([src, type, nonce]) => `<script src="${src}" type="${type}" nonce="${nonce}"></script>`)
    .join('')
  bringLateScripts(lateScriptType)
})

it('the scripts of a page wait until it is drawn, then come in their order', () => {
  expect(scripts()).toEqual(waiting)
  draw()
  expect(scripts()).toEqual(brought)
  expect([...document.scripts].map(({ async }) => async)).toEqual([false, false])
})

it.each(['pointerdown', 'keydown', 'load'])('they come with %s, drawn or not', (touch) => {
  window.dispatchEvent(new Event(touch))
  expect(scripts()).toEqual(brought)
})

it('they come once', () => {
  window.dispatchEvent(new Event('load'))
  const [first] = document.scripts
  draw()
  expect(document.scripts[0]).toBe(first)
})

it('they wait for the end of a page that is drawn while it comes', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  draw()
  expect(scripts()).toEqual(waiting)
  state.mockRestore()
  window.dispatchEvent(new Event('DOMContentLoaded'))
  expect(scripts()).toEqual(brought)
})

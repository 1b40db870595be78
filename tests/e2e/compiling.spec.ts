import { expect, test } from './pages/visit.ts'

/** A slice of Chromium's trace; `tdur` is the processor's time in microseconds. */
type Slice = { name: string; pid: number; tid: number; tdur?: number; args: { fileName?: string } }

test('The scripts of a page are compiled while they arrive, not when the page should answer presses', async ({
  visit,
  browser,
}) => {
  const page = await visit({ place: 'town' })
  await browser.startTracing(page, { categories: ['v8', 'disabled-by-default-v8.compile'] })
  await page.goto('/login')
  const { traceEvents }: { traceEvents: Slice[] } = JSON.parse(String(await browser.stopTracing()))
  const main = traceEvents.find(({ args }) => args.fileName?.includes('/chunks/main-'))
  if (!main) throw new Error('the trace has no run of the main script')
  const spent = (name: string, isOfPage: boolean) =>
    traceEvents
      .filter((one) => one.name === name && (one.tid === main.tid && one.pid === main.pid) === isOfPage)
      .reduce((sum, { tdur = 0 }) => sum + tdur, 0)
  const arriving = spent('V8.CompileCodeBackground', false)
  expect(arriving).toBeGreaterThan(0)
  expect(spent('V8.CompileCode', true)).toBeLessThan(arriving)
})

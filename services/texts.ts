import { findTexts, type Texts } from '#lib/texts.ts'

const firstPause = 1_000
const longestPause = 60_000

const loading = new Map<string, Promise<Texts>>()

/** Loads a text file that the document failed to load; retries until it is there. */
export function loadTexts(file: string): Promise<Texts> {
  const known = loading.get(file)
  if (known) return known
  const texts = retry(file)
  loading.set(file, texts)
  return texts
}

async function retry(file: string): Promise<Texts> {
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    await run(file)
    const texts = findTexts(file)
    if (texts) return texts
  }
}

/** Runs a script; resolves when it has run or failed. */
const run = (address: string): Promise<void> =>
  new Promise((done) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => done()
    script.onerror = () => done()
    document.head.append(script)
  })

/** Waits until the condition is true, and throws after this many milliseconds. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  milliseconds = 10_000,
): Promise<void> {
  const giveUpAt = Date.now() + milliseconds
  while (!(await condition())) {
    if (Date.now() > giveUpAt) throw new Error(`still not so after ${milliseconds} ms: ${condition}`)
    await new Promise((done) => setTimeout(done, 10))
  }
}

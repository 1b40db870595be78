/** Resolves to whether the work settled within so many milliseconds. Never rejects. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), milliseconds)
  })
  const settled = work.then(
    () => true,
    () => true,
  )
  const isInTime = await Promise.race([settled, timeout])
  clearTimeout(timer)
  return isInTime
}

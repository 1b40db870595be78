/** As an image's ref: a picture may have failed before the page came to life, and then no event tells it. */
export const ifBroken = (onBroken: () => void) => (image: HTMLImageElement | null) => {
  if (image?.complete && image.naturalWidth === 0) onBroken()
}

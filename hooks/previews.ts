const addresses = new WeakMap<Blob, string>()
const sent = new Map<string, string>()

/** An address under which this page shows a file of one's own disk; the same each time. */
export function getAddress(file: Blob): string {
  const address = addresses.get(file) ?? URL.createObjectURL(file)
  addresses.set(file, address)
  return address
}

/** Remembers which file went up under which name. */
export const storePreview = (imgName: string, file: Blob): void => void sent.set(imgName, getAddress(file))

/** What this page itself sent up under this name, to be shown without fetching it back. */
export const getPreview = (imgName: string): string | undefined => sent.get(imgName)

const addresses = new WeakMap<Blob, string>()
const previewUrls = new Map<string, string>()

/** A stable address under which this page shows a local file. */
export function getAddress(file: Blob): string {
  const address = addresses.get(file) ?? URL.createObjectURL(file)
  addresses.set(file, address)
  return address
}

/** Remembers the file of an uploaded name. */
export const storePreview = (imgName: string, file: Blob): void =>
  void previewUrls.set(imgName, getAddress(file))

/** The local address of a file that this page uploaded, to show it without a download. */
export const getPreview = (imgName: string): string | undefined => previewUrls.get(imgName)

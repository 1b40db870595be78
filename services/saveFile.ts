import { isNativeApp } from '#lib/brand.ts'

/** Downloads a file, or in the native app opens the phone's share sheet. */
export async function saveFile(file: Blob, name: string): Promise<void> {
  if (isNativeApp(navigator.userAgent) && (await share(new File([file], name, { type: file.type })))) return
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** A web view has no downloads. Returns false when the phone cannot share files either. */
async function share(file: File): Promise<boolean> {
  if (!navigator.canShare?.({ files: [file] })) return false
  try {
    await navigator.share({ files: [file] })
    return true
  } catch (error) {
    // Closing the share sheet is a choice, not a failure.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

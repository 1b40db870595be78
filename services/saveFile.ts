import { isNativeApp } from '#lib/brand.ts'

/** Hands a file that came with a call to whoever asked for it: as a download, in the native app by the phone's sharing. */
export async function saveFile(file: Blob, name: string): Promise<void> {
  if (isNativeApp(navigator.userAgent) && (await shared(new File([file], name, { type: file.type })))) return
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** A web view keeps no downloads; false when the phone takes no files either. */
async function shared(file: File): Promise<boolean> {
  if (!navigator.canShare?.({ files: [file] })) return false
  try {
    await navigator.share({ files: [file] })
    return true
  } catch (error) {
    // Closing the phone's sheet is an answer too.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** A part of an address or a cookie without percent-encoding; as it was sent where that is malformed. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

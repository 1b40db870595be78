/**
 * Makes a column beside the page sticky: longer than the screen, it scrolls to its own end and stays there; shorter, it
 * stays at the top. On the right it ends above the help bubble.
 */
export const toItsEnd = {
  left: 'lg:sticky lg:bottom-6 lg:min-h-[calc(100dvh-7rem)] lg:self-end',
  right: 'md:sticky md:bottom-20 md:min-h-[calc(100dvh-10.5rem)] md:self-end',
  /** For a column that is beside the page on the widest screens alone. */
  rightWide: 'xl:sticky xl:bottom-20 xl:min-h-[calc(100dvh-10.5rem)] xl:self-end',
}

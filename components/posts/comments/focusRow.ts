/** Moves a lost focus to the first of further rows: the button that loaded the last of them is gone. */
export const focusRow = (list: HTMLOListElement | null, place: number): void =>
  void requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    list?.children[place]?.querySelector('article')?.focus({ preventScroll: true })
  })

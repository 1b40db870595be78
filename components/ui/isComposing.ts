import type { KeyboardEvent } from 'react'

/** The key code of every key that an input method handles. */
const handled = 229

/**
 * Whether a key belongs to an input method or an accent menu, in which Enter chooses. Safari sends that Enter after the
 * composition has ended, so that only its key code tells.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === handled

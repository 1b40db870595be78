import type { ComponentProps } from 'react'
import { useIsAlive } from '../useIsAlive.ts'

type Wanted = Pick<ComponentProps<'button'>, 'disabled' | 'type'> & {
  /** It works without the page's script. */
  native?: boolean
}

/** Disables a button until the page is alive. One that sends nothing looks as it will (styles/alive.css). */
export function useDisabled({ disabled = false, type, native = false }: Wanted) {
  const waits = !useIsAlive() && !native
  return {
    disabled: disabled || waits,
    'data-waits': (waits && !disabled && type !== 'submit') || undefined,
  }
}

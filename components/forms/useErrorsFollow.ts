import { getIn, useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Dotted path -> the key of the failed rule. */
export type Faults = Record<string, string>

/** The errors of a form, at any depth. */
export function getFaults(errors: unknown, path = ''): Faults {
  if (typeof errors === 'string') return { [path]: errors }
  const below = Object.entries(Object(errors))
  return Object.assign({}, ...below.map(([key, value]) => getFaults(value, path ? `${path}.${key}` : key)))
}

/**
 * Removes an error as soon as its cause is gone: a validation error that no longer applies, a server's error about a
 * value that has changed, and the alert with the last one. With `adds`, new validation errors appear after the first
 * submit, and each change removes the alert; otherwise the form itself decides which errors it shows.
 */
export function useErrorsFollow<Values>(
  check: (values: Values) => Promise<Faults>,
  { adds = false }: { adds?: boolean } = {},
): void {
  const { values, errors, submitCount, isSubmitting, setFieldError, setStatus } = useFormikContext<Values>()
  const latest = useRef(values)
  const checked = useRef(values)
  const fromRules = useRef(new Set<string>())
  const follow = useEffectEvent(async (now: Values) => {
    const then = checked.current
    if (adds && !isSubmitting) setStatus(undefined)
    const shown = getFaults(errors)
    const mayAdd = adds && submitCount > 0
    if (Object.keys(shown).length === 0 && !mayAdd) {
      checked.current = now
      return
    }
    const [found, foundThen] = await Promise.all([check(now), check(then)])
    // A later change is being checked already.
    if (latest.current !== now) return
    checked.current = now
    for (const path of Object.keys(foundThen)) fromRules.current.add(path)
    const next = Object.entries({ ...(mayAdd && found), ...shown }).map(([path, rule]) => {
      const isObsolete = fromRules.current.has(path) || getIn(now, path) !== getIn(then, path)
      const left = found[path] ?? (isObsolete ? undefined : rule)
      if (left !== shown[path]) setFieldError(path, left)
      return left
    })
    if (!adds && !next.some(Boolean)) setStatus(undefined)
  })
  useEffect(() => {
    const isChanged = latest.current !== values
    latest.current = values
    if (isChanged) void follow(values)
  }, [values])
}

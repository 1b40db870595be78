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
 * value that has changed, and with the last one the alert. It adds none: a form shows no errors before the first
 * submit.
 */
export function useErrorsFollow<Values>(check: (values: Values) => Promise<Faults>): void {
  const { values, errors, setFieldError, setStatus } = useFormikContext<Values>()
  const before = useRef(values)
  const fromRules = useRef(new Set<string>())
  const follow = useEffectEvent(async (now: Values, then: Values) => {
    const shown = getFaults(errors)
    if (Object.keys(shown).length === 0) return
    const [found, foundThen] = await Promise.all([check(now), check(then)])
    for (const path of Object.keys(foundThen)) fromRules.current.add(path)
    const next = Object.entries(shown).map(([path, rule]) => {
      const isObsolete = fromRules.current.has(path) || getIn(now, path) !== getIn(then, path)
      const left = found[path] ?? (isObsolete ? undefined : rule)
      if (left !== rule) setFieldError(path, left)
      return left
    })
    if (!next.some(Boolean)) setStatus(undefined)
  })
  useEffect(() => {
    const then = before.current
    before.current = values
    if (then !== values) void follow(values, then)
  }, [values])
}

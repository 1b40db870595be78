import { useFormikContext } from 'formik'
import { type ReactNode, useEffect, useRef } from 'react'
import { CircleAlert } from '#components/ui/icons.tsx'

/** The error of the whole surrounding form: it scrolls into view and takes the focus. Nothing without an error. */
export function FormAlert({ children }: { children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const { isSubmitting } = useFormikContext()
  const isShown = Boolean(children) && !isSubmitting
  useEffect(() => {
    if (!isShown) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [isShown])
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-control empty:hidden">
      {children && (
        <p className="flex gap-3 rounded-control bg-danger/10 p-3 text-danger text-sm">
          <CircleAlert size={20} aria-hidden="true" className="shrink-0" />
          <span className="min-w-0 first-letter:uppercase">{children}</span>
        </p>
      )}
    </div>
  )
}

import clsx from 'clsx'

type ThreeDotsProps = {
  /** For screen readers; without it the dots are decoration. */
  label?: string
  className?: string
}

/** Three animated dots: something is in progress. */
export function ThreeDots({ label, className }: ThreeDotsProps) {
  return (
    <span className={clsx('inline-flex items-center gap-1', className)}>
      {label && (
        <span role="status" className="sr-only">
          {label}
        </span>
      )}
      {[0, 1, 2].map((turn) => (
        <span
          key={turn}
          aria-hidden="true"
          className="size-1.5 animate-dot rounded-pill bg-current"
          style={{ animationDelay: `${turn * 150}ms` }}
        />
      ))}
    </span>
  )
}

type ProgressBarProps = {
  /** 0 to 1. */
  value: number
  /** What is in progress, for screen readers. */
  label: string
}

export function ProgressBar({ value, label }: ProgressBarProps) {
  const percent = Math.round(Math.min(Math.max(value, 0), 1) * 100)
  return (
    <span
      role="progressbar"
      tabIndex={-1}
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="block h-1.5 w-full overflow-hidden rounded-pill bg-line"
    >
      <span
        className="block h-full rounded-pill bg-brand transition-[width]"
        style={{ width: `${percent}%` }}
      />
    </span>
  )
}

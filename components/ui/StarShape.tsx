const outline = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.45 6.2 20.5l1.1-6.47L2.6 9.45l6.5-.95z'

type StarShapeProps = {
  fill: 'full' | 'half' | 'empty'
  size?: number
}

/** One star: its outline always, its filling in part. */
export function StarShape({ fill, size = 16 }: StarShapeProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      strokeLinejoin="round"
      className="shrink-0 stroke-1 stroke-control"
    >
      <path d={outline} className={fill === 'full' ? 'fill-sun' : 'fill-line'} />
      {fill === 'half' && <path d={outline} className="fill-sun" style={{ clipPath: 'inset(0 12px 0 0)' }} />}
    </svg>
  )
}

import type { ReactNode } from 'react'
import { tint } from './tints.ts'

/** The canvas of every small drawing: a soft paper shape, a ground line, 200 by 150. */
export function Frame({ children, ground = true }: { children: ReactNode; ground?: boolean }) {
  return (
    <svg
      width="200"
      height="150"
      viewBox="0 0 200 150"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d="M38 40C58 12 92 24 118 16c34-10 66 14 64 50-2 34-20 62-62 66-38 4-78 8-94-22C14 84 20 62 38 40Z"
        fill={tint.soft}
      />
      {ground && <path d="M20 134h160" stroke={tint.line} strokeWidth="3" />}
      {children}
    </svg>
  )
}

/** A small sprout whose foot is at (x, y). */
export function Shoot({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0 0c2-8-1-14 0-21" stroke={tint.brand} strokeWidth="3.5" />
      <path d="M0-19c-3-11-13-14-23-12 1 10 11 17 23 12Z" fill={tint.brand} opacity=".6" />
      <path d="M0-21c0-12 11-19 24-18 1 12-10 21-24 18Z" fill={tint.brand} />
    </g>
  )
}

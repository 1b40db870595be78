import { Frame, Shoot } from './Frame.tsx'
import { tint } from './tints.ts'

/** A signpost that points three ways, and a bird who does not know either. */
export function NotFoundDrawing() {
  return (
    <Frame>
      <path d="M100 134V30" stroke={tint.muted} strokeWidth="7" />
      <path d="M92 42h58l14 12-14 12H92Z" fill={tint.brand} />
      <path d="M108 70H52L38 81l14 11h56Z" fill={tint.sun} />
      <path d="M94 96h40l10 9-10 9H94Z" fill={tint.warm} />
      <path d="M104 54h36M98 81H58M104 105h24" stroke={tint.card} strokeWidth="4" strokeDasharray="1 9" />
      <path d="M84 30c2-12 12-18 24-16l9-6-2 10c3 10-4 18-15 18-8 0-14-2-16-6Z" fill={tint.ink} />
      <circle cx="108" cy="18" r="1.8" fill={tint.card} />
      <path d="m116 17 8 1-7 4Z" fill={tint.sun} />
      <Shoot x={162} y={134} scale={0.6} />
      <path d="M40 134c0-10 4-16 10-20M48 134c2-8 8-12 14-13" stroke={tint.brand} strokeWidth="3" />
    </Frame>
  )
}

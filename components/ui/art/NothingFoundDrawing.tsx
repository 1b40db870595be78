import { Frame } from './Frame.tsx'
import { tint } from './tints.ts'

/** A magnifying glass over leaves: sad that it found nothing, or glad to look. */
export function NothingFoundDrawing({ glad = false }: { glad?: boolean }) {
  return (
    <Frame>
      <path
        d="M30 134c2-30 16-46 38-52-2 26-14 46-38 52ZM170 134c0-26-12-40-30-46 0 22 10 40 30 46Z"
        fill={tint.brand}
        opacity=".45"
      />
      <path d="M58 134c-4-24 4-42 20-54 8 22 0 44-20 54Z" fill={tint.brand} opacity=".7" />
      <path d="m126 92 28 30" stroke={tint.ink} strokeWidth="11" />
      <circle cx="102" cy="68" r="36" fill={tint.card} stroke={tint.ink} strokeWidth="7" />
      <path d="M80 60c4-10 12-15 21-15" stroke={tint.line} strokeWidth="5" />
      <circle cx="92" cy="70" r="3.5" fill={tint.ink} />
      <circle cx="113" cy="70" r="3.5" fill={tint.ink} />
      <path d={glad ? 'M95 80c4 4 11 4 15 0' : 'M95 84c4-4 11-4 15 0'} stroke={tint.ink} strokeWidth="3.5" />
    </Frame>
  )
}

import { useRef } from 'react'

const columns = 8
const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
}

/** The emojis; the arrow keys move between them. */
export function EmojiGrid({ onChoose }: { onChoose: (emoji: string) => void }) {
  const grid = useRef<HTMLDivElement>(null)
  const move = (from: number, step: number) =>
    grid.current?.querySelectorAll('button')[Math.min(emojis.length - 1, Math.max(0, from + step))]?.focus()
  return (
    <div ref={grid} className="grid grid-cols-8 p-2">
      {emojis.map((emoji, place) => (
        <button
          key={emoji}
          type="button"
          onClick={() => onChoose(emoji)}
          onKeyDown={({ key }) => steps[key] && move(place, steps[key])}
          className="inline-flex h-11 items-center justify-center rounded-control text-lg hover:bg-hover focus-visible:-outline-offset-2"
        >
          {emoji}
        </button>
      ))}
    </div>
  )
}

/** A few dozen warm emojis; every platform has its own picker for the others. */
const emojis = [
  ...['🌱', '🌿', '🌳', '🌻', '🌍', '☀️', '🌧️', '🐝'],
  ...['💚', '❤️', '🧡', '💛', '💙', '💜', '🤎', '🤍'],
  ...['😊', '😄', '😂', '🥰', '😍', '🤗', '😉', '😎'],
  ...['🥳', '🤩', '🥹', '😢', '😮', '🤔', '🙃', '😴'],
  ...['👏', '🙌', '🙏', '💪', '👍', '👋', '🤝', '✌️'],
  ...['🎉', '🎈', '✨', '⭐', '🔥', '📣', '📷', '🏡'],
] as const

/** The colours of drawings: roles of the theme, so that they follow dark mode and both themes. */
export const tint = {
  paper: 'var(--paper)',
  card: 'var(--card)',
  ink: 'var(--ink)',
  muted: 'var(--muted)',
  line: 'var(--line)',
  brand: 'var(--brand)',
  soft: 'var(--brand-soft)',
  warm: 'var(--warm)',
  sun: 'var(--sun)',
} as const

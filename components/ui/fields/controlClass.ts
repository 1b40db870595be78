/** The box of every field. */
export const controlClass =
  'w-full rounded-control border border-control bg-card px-3.5 text-base text-ink transition-colors ' +
  'hover:border-ink focus:border-brand focus:outline-2 focus:outline-offset-0 focus:outline-brand ' +
  'aria-invalid:border-danger aria-invalid:focus:outline-danger ' +
  'disabled:cursor-not-allowed disabled:opacity-60 disabled:hover:border-control'

/** The site's own colours, as styles/ has them, for the one page that stands alone. */
export const colours = {
  light:
    '--ink: #18211c; --muted: #5b665f; --ground: #faf8f4; --card: #fff; --line: #e5e1d8; --brand: #1b7a4b;',
  dark: '--ink: #eef3ef; --muted: #a3b0a8; --ground: #101713; --card: #18211c; --line: #2d3a33; --brand: #5fc792;',
}

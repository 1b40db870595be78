export default {
  plugins: {
    '@tailwindcss/postcss': {},
    // Without it browsers from before May 2024 would show no colours at all.
    '@csstools/postcss-light-dark-function': {},
  },
}

/**
 * The colors of the product by name. Screens read them through src/styles/tokens.css, which a test holds equal to
 * this list; mails, papers, social images and the phone's frame cannot read style sheets and take them from here.
 */
export const palette = {
  'evergreen-950': '#0d1f19',
  'evergreen-900': '#12302a',
  'evergreen-800': '#18433a',
  'evergreen-700': '#1f5548',
  'evergreen-600': '#2b6b5b',
  'evergreen-300': '#9fd1be',
  'evergreen-200': '#c4e3d7',
  'evergreen-100': '#e2efe8',
  'paper-0': '#fffdf8',
  'paper-50': '#faf5ec',
  'paper-100': '#f3ebdd',
  'paper-200': '#e6d9c5',
  'paper-400': '#8a7d69',
  'peach-100': '#fde7d6',
  'peach-200': '#fbd3b5',
  'peach-400': '#f2a876',
  'peach-700': '#98471a',
  'ink-900': '#1c2723',
  'ink-600': '#4d5953',
  'rust-700': '#9c2a1c',
  'rust-100': '#fbe4de',
  'night-950': '#08120f',
  'night-900': '#10201b',
  'night-850': '#19312a',
  'night-800': '#1d352d',
  'night-700': '#28453b',
} as const;

/** What a surface that is always light, such as paper or a mail, uses the palette for. */
export const light = {
  ground: palette['paper-50'],
  card: palette['paper-0'],
  heading: palette['evergreen-900'],
  text: palette['ink-900'],
  soft: palette['ink-600'],
  line: palette['paper-200'],
  action: palette['evergreen-800'],
  onAction: palette['paper-0'],
  accent: palette['peach-400'],
  accentSoft: palette['peach-200'],
} as const;

/** The same meanings in the dark, for mail programs that ask for it. A test holds them equal to src/styles/tokens.css. */
export const dark = {
  ground: palette['night-950'],
  card: palette['night-850'],
  heading: '#f6ecdc',
  text: '#ece5d8',
  soft: '#b4bfb5',
  line: palette['night-700'],
  action: palette['peach-400'],
  onAction: '#25150a',
} as const;

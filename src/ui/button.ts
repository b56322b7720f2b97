// Classes of buttons in islands. `.button` itself is in global.css, because static pages use it too.
const dense = 'in-data-dense:min-h-11 in-data-dense:px-4.5 in-data-dense:py-2';

export const button = `button ${dense}`;
export const secondButton = `button second ${dense}`;
export const plainButton = 'button plain';

/** A row of buttons and links, centered vertically. */
export const buttonRow = 'buttons items-center gap-x-5';

/** A button that looks like a link, or a link large enough for a finger. */
export const link =
  'inline-flex min-h-11 cursor-pointer items-center text-start text-link underline decoration-1 underline-offset-[0.2em] hover:decoration-2 disabled:cursor-default disabled:opacity-60';

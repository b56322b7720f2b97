// Buttons that put a box into the text where the cursor is. Writers do not have to know the markup.

/** What each button writes; the cursor goes to where | stands. */
export const boxes: Readonly<Record<string, string>> = {
  notice: '<Notice title="|">\n\nWhat to know.\n\n</Notice>',
  steps: '<Steps>\n\n1. |\n2. Then …\n\n</Steps>',
  help: '<FreeHelp />|',
  heading: '## |',
};

/** A text with a box put in place of what is chosen, on lines of its own, and where the cursor then is. */
export function withBox(
  text: string,
  chosen: { readonly from: number; readonly to: number },
  box: string,
): { readonly text: string; readonly cursor: number } {
  // Never into the signs of another box: behind them.
  const start = text.slice(0, chosen.from);
  const isInTag = start.lastIndexOf('<') > start.lastIndexOf('>') && text.includes('>', chosen.from);
  const behind = isInTag ? text.indexOf('>', chosen.from) + 1 : null;
  const before = text.slice(0, behind ?? chosen.from).trimEnd();
  const after = text.slice(behind ?? chosen.to).trimStart();
  const opening = before && `${before}\n\n`;
  const closing = after && `\n\n${after}`;
  return {
    text: `${opening}${box.replace('|', '')}${closing}`,
    cursor: opening.length + box.indexOf('|'),
  };
}

let last: HTMLTextAreaElement | undefined;

/** Puts a box into the text that had the focus last. */
export function putIntoText(box: string): void {
  if (!last?.isConnected) return;
  const { text, cursor } = withBox(last.value, { from: last.selectionStart, to: last.selectionEnd }, box);
  last.value = text;
  last.dispatchEvent(new InputEvent('input', { bubbles: true }));
  last.focus();
  last.setSelectionRange(cursor, cursor);
}

/** Lets the buttons of a strip write into the text that had the focus last. */
export function listenToBoxes(strip: HTMLElement, editor: HTMLElement): void {
  editor.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) last = target;
    for (const button of strip.querySelectorAll<HTMLButtonElement>('[data-box], #picture'))
      button.disabled = !last?.isConnected;
  });
  for (const button of strip.querySelectorAll<HTMLButtonElement>('[data-box]')) {
    // The text keeps the focus.
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => putIntoText(boxes[button.dataset['box'] ?? ''] ?? '|'));
  }
}

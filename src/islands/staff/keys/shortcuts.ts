/** What a key does in the workplace, in the order of the help. */
export const shortcutActions = [
  'next',
  'previous',
  'open',
  'back',
  'search',
  'peek',
  'reply',
  'assign',
  'done',
  'move',
  'askFiles',
  'nextCase',
  'undo',
  'help',
] as const;
export type ShortcutAction = (typeof shortcutActions)[number];

/** The keys of each action, as `KeyboardEvent.key` says them. Enter opens by itself: the rows are links. */
export const shortcutKeys: Readonly<Record<ShortcutAction, readonly string[]>> = {
  next: ['j'],
  previous: ['k'],
  open: ['o', 'Enter'],
  back: ['u'],
  search: ['/'],
  reply: ['r'],
  assign: ['a'],
  peek: [' '],
  done: ['e'],
  move: ['m'],
  askFiles: ['f'],
  nextCase: ['n'],
  undo: ['z'],
  help: ['?'],
};

/** What a key with a modifier does, also for people who switched the single letters off. */
export const modifiedKeys = { find: 'K', send: 'Enter' } as const;

/** "⌘K" or "Ctrl K", as the keyboard of this device has it. */
export function modified(key: string): string {
  if (!isMac()) return `Ctrl ${key}`;
  return key.length === 1 ? `⌘${key}` : `⌘ ${key}`;
}

/** Safari and Firefox have no `userAgentData`; an iPad's keyboard has the key, too. */
function isMac(): boolean {
  const { userAgentData, platform } = navigator as Navigator & {
    readonly userAgentData?: { readonly platform: string };
  };
  return /mac|iphone|ipad/i.test(userAgentData?.platform || platform);
}

/** The action of a key pressed without modifiers; null while somebody types or when the key has none. */
export function shortcutOf(event: KeyboardEvent): ShortcutAction | null {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
    return null;
  if (event.key === 'Enter' || isTyping(event.target)) return null;
  // Elsewhere than on the row of a list, Space scrolls the page or presses a button.
  if (event.key === ' ' && !(event.target instanceof Element && event.target.matches('[data-row]')))
    return null;
  return shortcutActions.find((action) => shortcutKeys[action].includes(event.key)) ?? null;
}

/** In a field, a select or an open dialog, letters are just letters; nobody types in a checkbox, as rows have it. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true], dialog') !== null
  );
}

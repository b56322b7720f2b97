/** Tells the other open tabs of this site that somebody is there. */
export interface Tabs {
  tell(): void;
  close(): void;
}

/** Joins the tabs under a name. `onTold` is called when another one of them tells; a tab does not hear itself. */
export function joinTabs(name: string, onTold: () => void): Tabs {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', onTold);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this site alone
    tell: () => channel.postMessage(null),
    close: () => channel.close(),
  };
}

// By themselves: the page needs these, and no schemas.

/** What stands below the cases, in its first order. The cases always come first. */
export const panels = ['dates', 'payments', 'tickets', 'goals', 'learning'] as const;
export type PanelName = (typeof panels)[number];

export interface Layout {
  readonly order: readonly PanelName[];
  readonly hidden: readonly PanelName[];
}

/** The same with one panel a place up or down; at the end of the list it stays. */
export function moved(layout: Layout, name: PanelName, by: 1 | -1): Layout {
  const order = [...layout.order];
  const from = order.indexOf(name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return layout;
  order.splice(from, 1);
  order.splice(to, 0, name);
  return { ...layout, order };
}

/** The same with one panel shown or left out. */
export function withPanel(layout: Layout, name: PanelName, isShown: boolean): Layout {
  const others = layout.hidden.filter((one) => one !== name);
  return { ...layout, hidden: isShown ? others : [...others, name] };
}

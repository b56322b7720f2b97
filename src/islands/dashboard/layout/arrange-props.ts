import type { Locale } from '#domain/languages.ts';
import type { Layout, PanelName } from '#domain/portal/panels.ts';
import type { AccountWords } from '#i18n/en/account.ts';

export interface ArrangeProps {
  readonly locale: Locale;
  readonly account: AccountWords;
  /** What each panel is called. */
  readonly titles: Readonly<Record<PanelName, string>>;
  readonly layout: Layout;
  readonly onChanged: (layout: Layout) => void;
}
